import { PopupSelectField, type PopupSelectFieldProps } from '../../popup-select/PopupSelectField.tsx'
import { RelationAttribute, type RelationAttributeProps } from '../../relation-attribute/RelationAttribute.tsx'
import { RelationFormField, type RelationFormFieldProps } from '../../relation-form/RelationFormField.tsx'
import type { CellEditorProps, CellType, CellTypes, CellViewProps } from '../model/cell-type.ts'
import { relationName } from '../model/row.ts'
import { fieldProps, textProp } from './column-props.ts'
import { plainText } from './text-cells.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields read whatever a row holds, and say when they cannot
const asValue = (value: unknown): { value: never } => ({ value: value as never })

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

/** Cells that show or choose records of other forms and data interfaces. */
export const relatedCellTypes: CellTypes = {
  popupSelect: popupCell,
  relationForm: { ...popupCell, Editor: RelationEditor, View: RelationView },
  popupAttr: attributeCell,
  relationFormAttr: attributeCell,
}
