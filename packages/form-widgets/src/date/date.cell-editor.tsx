import { DateField, type DateFieldProps } from './DateField.tsx'
import type { CellEditorProps } from '../table-form/model/cell-type.ts'
import { asValue, fieldProps } from '../table-form/cells/column-props.ts'

/** A calendar in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <DateField {...fieldProps<DateFieldProps>(column)} {...asValue(value)} {...rest} />
)
