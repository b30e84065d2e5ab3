import { asValue, fieldProps } from '../table-form/cells/column-props.ts'
import type { CellEditorProps, CellViewProps } from '../table-form/model/cell-type.ts'
import { AddressField, type AddressFieldProps } from './AddressField.tsx'

export const Editor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <AddressField {...fieldProps<AddressFieldProps>(column)} {...asValue(value)} {...rest} />
)

export const View = ({ value, column }: CellViewProps) => (
  <AddressField {...fieldProps<AddressFieldProps>(column)} {...asValue(value)} mode="detail" />
)
