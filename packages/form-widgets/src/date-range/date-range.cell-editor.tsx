import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'
import type { CellEditorProps } from '../table-form/model/cell-type.ts'
import { asValue, fieldProps } from '../table-form/cells/column-props.ts'

/** Two calendars in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <DateRangeField {...fieldProps<DateRangeFieldProps>(column)} {...asValue(value)} {...rest} />
)
