import { SelectField, type SelectFieldProps } from './SelectField.tsx'
import type { CellEditorProps } from '../table-form/model/cell-type.ts'
import { asValue, fieldProps } from '../table-form/cells/column-props.ts'

/** A list in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <SelectField
    {...fieldProps<SelectFieldProps>(column)}
    {...(column.type.isMultiple && { multiple: true as const })}
    {...asValue(value)}
    {...rest}
  />
)
