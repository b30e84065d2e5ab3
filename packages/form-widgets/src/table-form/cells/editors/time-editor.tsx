import { TimeField, type TimeFieldProps } from '../../../time/TimeField.tsx'
import type { CellEditorProps } from '../../model/cell-type.ts'
import { asValue, fieldProps } from '../column-props.ts'

/** A clock in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <TimeField {...fieldProps<TimeFieldProps>(column)} {...asValue(value)} {...rest} />
)
