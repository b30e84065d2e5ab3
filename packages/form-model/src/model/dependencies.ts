import { checkExpression, type FormulaField } from '@sqos/formula'
import { asList, asText, own } from '../json/json.ts'
import type { FormItem } from './form-item.ts'
import { parseSourceReference } from './names.ts'
import type { FormModel } from './read-form.ts'

/** The formulas of a form for `createCalculation` of @sqos/formula, used by browser and server. */
export const formulasOf = (model: FormModel): readonly FormulaField[] =>
  model.all.flatMap((item) =>
    item.kind.formula && item.path ? [{ field: item.path, expression: item.kind.formula(item.node) }] : [],
  )

/** The operands of formulas: fields that hold a number, also in sub-tables. */
export const operandsOf = (model: FormModel): readonly FormItem[] =>
  model.all.filter(({ kind, path }) => path !== '' && kind.isOperand)

/** The problem of a formula in this form; undefined if it is valid. */
export const formulaFault = (model: FormModel, item: FormItem) =>
  checkExpression(asList(own(item.node, 'expression')), {
    fields: new Set(operandsOf(model).map(({ path }) => path)),
  })

/** A component that shows a key of a chosen record. */
export interface AttributeSource {
  item: FormItem
  /** The field that chooses the record; undefined if the document names none. */
  source: FormItem | undefined
  /** The key of the record. Empty for QR codes and barcodes, which show the value of the field. */
  showField: string
}

/** Every attribute, QR code and barcode that depends on a field, with that field. */
export const attributeSources = (model: FormModel): readonly AttributeSource[] =>
  model.all.flatMap((item): AttributeSource[] => {
    const isAttribute = item.kind.role === 'attribute'
    if (!isAttribute && !item.kind.followsField(item.node)) return []
    const showField = isAttribute ? (asText(own(item.node, 'showField')) ?? '') : ''
    return [{ item, source: sourceOf(model, item), showField }]
  })

function sourceOf(model: FormModel, item: FormItem): FormItem | undefined {
  const reference = asText(own(item.node, 'relationField')) ?? ''
  const { field } = parseSourceReference(reference)
  const names = [reference, field]
  for (const name of names.filter(Boolean)) {
    const found = (item.table && model.field(`${item.table}.${name}`)) || model.field(name)
    if (found) return found
  }
  return undefined
}
