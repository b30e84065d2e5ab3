import { AddressField, type AddressFieldProps } from '../../address/AddressField.tsx'
import { PopupSelectField, type PopupSelectFieldProps } from '../../popup-select/PopupSelectField.tsx'
import { RelationAttribute, type RelationAttributeProps } from '../../relation-attribute/RelationAttribute.tsx'
import { RelationFormField, type RelationFormFieldProps } from '../../relation-form/RelationFormField.tsx'
import type { CellEditorProps, CellViewProps } from '../model/cell-type.ts'
import { asValue, fieldProps, textProp } from './column-props.ts'

/**
 * The name of a related field in one row, under which its record is kept for the attribute fields beside it.
 * Source: contract of the platform, sections 0.3 and 16.
 */
const relationName = (field: string, rowIndex: number): string => `${field}_sqosRelation_${rowIndex}`

export const PopupEditor = ({ value, column, record: _record, rowIndex, ...rest }: CellEditorProps) => (
  <PopupSelectField
    {...fieldProps<PopupSelectFieldProps>(column)}
    {...asValue(value)}
    {...rest}
    id={relationName(column.field, rowIndex)}
  />
)

export const PopupView = ({ value, column }: CellViewProps) => (
  <PopupSelectField {...fieldProps<PopupSelectFieldProps>(column)} {...asValue(value)} mode="detail" />
)

export const RelationEditor = ({ value, column, record: _record, rowIndex, ...rest }: CellEditorProps) => (
  <RelationFormField
    {...fieldProps<RelationFormFieldProps>(column)}
    {...asValue(value)}
    {...rest}
    id={relationName(column.field, rowIndex)}
  />
)

export const RelationView = ({ value, column }: CellViewProps) => (
  <RelationFormField {...fieldProps<RelationFormFieldProps>(column)} {...asValue(value)} mode="detail" />
)

/** The reference names the related column, with what the designer added: source, contract of the platform, section 0.3. */
const REFERENCE_SUFFIX = /_sqos(?:Table|Relation)_.*$/

export const AttributeView = ({ column, record }: CellViewProps) => (
  <RelationAttribute
    {...fieldProps<RelationAttributeProps>(column)}
    recordId={asValue(record[(textProp(column, 'relationField') ?? '').replace(REFERENCE_SUFFIX, '')]).value}
    mode="detail"
  />
)

export const AddressEditor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <AddressField {...fieldProps<AddressFieldProps>(column)} {...asValue(value)} {...rest} />
)

export const AddressView = ({ value, column }: CellViewProps) => (
  <AddressField {...fieldProps<AddressFieldProps>(column)} {...asValue(value)} mode="detail" />
)
