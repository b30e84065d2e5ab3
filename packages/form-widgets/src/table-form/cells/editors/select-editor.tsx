import { SelectField, type SelectFieldProps } from '../../../select/SelectField.tsx'
import type { CellEditorProps } from '../../model/cell-type.ts'
import { asValue, fieldProps } from '../column-props.ts'

/** A list in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <SelectField
    {...fieldProps<SelectFieldProps>(column)}
    {...(column.kind === 'checkbox' && { multiple: true as const })}
    {...asValue(value)}
    {...rest}
  />
)
