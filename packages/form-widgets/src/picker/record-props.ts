import { asList, asText, type FormItem, own } from '@sqos/form-model'
import { flagOf, numberOf, oneOf, textOf } from '../kinds/field-props.ts'

/** Props of pickers of records, from a component of a document. */
export const recordProps = (item: FormItem) => ({
  columnOptions: asList(own(item.node, 'columnOptions')).flatMap((column) => {
    const value = asText(own(column, 'value'))
    return value ? [{ value, label: asText(own(column, 'label')) || undefined }] : []
  }),
  hasPage: flagOf(item, 'hasPage'),
  pageSize: numberOf(item, 'pageSize'),
  popupType: oneOf(own(item.node, 'popupType'), ['dialog', 'drawer']),
  popupTitle: textOf(item, 'popupTitle'),
  popupWidth: textOf(item, 'popupWidth'),
  clearable: flagOf(item, 'clearable', true),
})
