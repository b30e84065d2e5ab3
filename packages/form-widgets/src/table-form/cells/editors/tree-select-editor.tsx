import { TreeSelectField, type TreeSelectFieldProps } from '../../../tree-select/TreeSelectField.tsx'
import type { CellEditorProps } from '../../model/cell-type.ts'
import { asValue, fieldProps } from '../column-props.ts'

/** A tree in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <TreeSelectField {...fieldProps<TreeSelectFieldProps>(column)} {...asValue(value)} {...rest} />
)
