import { TreeSelectField, type TreeSelectFieldProps } from './TreeSelectField.tsx'
import type { CellEditorProps } from '../table-form/model/cell-type.ts'
import { asValue, fieldProps } from '../table-form/cells/column-props.ts'

/** A tree in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <TreeSelectField {...fieldProps<TreeSelectFieldProps>(column)} {...asValue(value)} {...rest} />
)
