import { CascaderField, type CascaderFieldProps } from './CascaderField.tsx'
import type { CellEditorProps } from '../table-form/model/cell-type.ts'
import { asValue, fieldProps } from '../table-form/cells/column-props.ts'

/** A cascade in a cell. */
export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <CascaderField {...fieldProps<CascaderFieldProps>(column)} {...asValue(value)} {...rest} />
)
