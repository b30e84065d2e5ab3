import { asValue, fieldProps } from '../table-form/cells/column-props.ts'
import { relationName } from '../table-form/cells/relation-name.ts'
import type { CellEditorProps, CellViewProps } from '../table-form/model/cell-type.ts'
import { RelationFormField, type RelationFormFieldProps } from './RelationFormField.tsx'

export const Editor = ({ value, column, record: _record, rowIndex, ...rest }: CellEditorProps) => (
  <RelationFormField
    {...fieldProps<RelationFormFieldProps>(column)}
    {...asValue(value)}
    {...rest}
    id={relationName(column.field, rowIndex)}
  />
)

export const View = ({ value, column }: CellViewProps) => (
  <RelationFormField {...fieldProps<RelationFormFieldProps>(column)} {...asValue(value)} mode="detail" />
)
