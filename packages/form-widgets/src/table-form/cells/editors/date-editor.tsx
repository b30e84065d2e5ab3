import { DateField, type DateFieldProps } from '../../../date/DateField.tsx'
import type { CellEditorProps } from '../../model/cell-type.ts'
import { asValue, fieldProps } from '../column-props.ts'

/** A calendar in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <DateField {...fieldProps<DateFieldProps>(column)} {...asValue(value)} {...rest} />
)
