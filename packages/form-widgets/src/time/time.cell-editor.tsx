import { TimeField, type TimeFieldProps } from './TimeField.tsx'
import type { CellEditorProps } from '../table-form/model/cell-type.ts'
import { asValue, fieldProps } from '../table-form/cells/column-props.ts'

/** A clock in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <TimeField {...fieldProps<TimeFieldProps>(column)} {...asValue(value)} {...rest} />
)
