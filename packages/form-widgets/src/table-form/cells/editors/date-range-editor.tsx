import { DateRangeField, type DateRangeFieldProps } from '../../../date-range/DateRangeField.tsx'
import type { CellEditorProps } from '../../model/cell-type.ts'
import { asValue, fieldProps } from '../column-props.ts'

/** Two calendars in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <DateRangeField {...fieldProps<DateRangeFieldProps>(column)} {...asValue(value)} {...rest} />
)
