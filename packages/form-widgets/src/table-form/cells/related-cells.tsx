import { lazy } from 'react'
import type { AddressFieldProps } from '../../address/AddressField.tsx'
import type { PopupSelectFieldProps } from '../../popup-select/PopupSelectField.tsx'
import type { RelationAttributeProps } from '../../relation-attribute/RelationAttribute.tsx'
import type { RelationFormFieldProps } from '../../relation-form/RelationFormField.tsx'
import type { CellEditorProps, CellType, CellTypes, CellViewProps } from '../model/cell-type.ts'
import { relationName } from '../model/row.ts'
import { asValue, fieldProps, textProp } from './column-props.ts'
import { plainText } from './text-cells.ts'

// Loaded when a table has such a column: together they are as heavy as the table.
const AddressField = lazy(async () => ({ default: (await import('../../address/AddressField.tsx')).AddressField }))
const PopupSelectField = lazy(async () => ({
  default: (await import('../../popup-select/PopupSelectField.tsx')).PopupSelectField,
}))
const RelationAttribute = lazy(async () => ({
  default: (await import('../../relation-attribute/RelationAttribute.tsx')).RelationAttribute,
}))
const RelationFormField = lazy(async () => ({
  default: (await import('../../relation-form/RelationFormField.tsx')).RelationFormField,
}))

const PopupEditor = ({ value, column, record: _record, rowIndex, ...rest }: CellEditorProps) => (
  <PopupSelectField
    {...fieldProps<PopupSelectFieldProps>(column)}
    {...asValue(value)}
    {...rest}
    id={relationName(column.field, rowIndex)}
  />
)

const PopupView = ({ value, column }: CellViewProps) => (
  <PopupSelectField {...fieldProps<PopupSelectFieldProps>(column)} {...asValue(value)} mode="detail" />
)

const RelationEditor = ({ value, column, record: _record, rowIndex, ...rest }: CellEditorProps) => (
  <RelationFormField
    {...fieldProps<RelationFormFieldProps>(column)}
    {...asValue(value)}
    {...rest}
    id={relationName(column.field, rowIndex)}
  />
)

const RelationView = ({ value, column }: CellViewProps) => (
  <RelationFormField {...fieldProps<RelationFormFieldProps>(column)} {...asValue(value)} mode="detail" />
)

/** The reference names the related column, with what the designer added: source, contract of the platform, section 0.3. */
const REFERENCE_SUFFIX = /_sqos(?:Table|Relation)_.*$/

const AttributeView = ({ column, record }: CellViewProps) => (
  <RelationAttribute
    {...fieldProps<RelationAttributeProps>(column)}
    recordId={asValue(record[(textProp(column, 'relationField') ?? '').replace(REFERENCE_SUFFIX, '')]).value}
    mode="detail"
  />
)

const attributeCell: CellType = { entry: 'none', format: plainText, View: AttributeView }
const popupCell: CellType = {
  entry: 'pick',
  emptyValue: '',
  format: plainText,
  Editor: PopupEditor,
  View: PopupView,
  isDoneOnChange: true,
}

const AddressEditor = ({ value, column, record: _record, rowIndex: _row, ...rest }: CellEditorProps) => (
  <AddressField {...fieldProps<AddressFieldProps>(column)} {...asValue(value)} {...rest} />
)

const AddressView = ({ value, column }: CellViewProps) => (
  <AddressField {...fieldProps<AddressFieldProps>(column)} {...asValue(value)} mode="detail" />
)

/** Cells that show or choose records of other forms and data interfaces, and regions. */
export const relatedCellTypes: CellTypes = {
  popupSelect: popupCell,
  relationForm: { ...popupCell, Editor: RelationEditor, View: RelationView },
  address: { ...popupCell, emptyValue: [], Editor: AddressEditor, View: AddressView },
  popupAttr: attributeCell,
  relationFormAttr: attributeCell,
}
