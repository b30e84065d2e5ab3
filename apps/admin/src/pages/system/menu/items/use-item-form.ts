import type { ModuleItem } from '@sqos/api-client/menu'
import { useText } from '@sqos/i18n/react'
import { nextSortCode } from '../../../../parts/record-form/next-sort-code.ts'
import { useRecordForm } from '../../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from '../catalogue.ts'
import { MAX_SORT_CODE } from '../limits.ts'
import type { ItemCalls } from './item-calls.ts'

/** The values of the dialog. */
export interface ItemFields {
  fullName: string
  enCode: string
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

interface FormOptions {
  moduleId: string
  calls: ItemCalls
}

/** The dialog that creates or edits a button, column or form field. */
export function useItemForm({ moduleId, calls }: FormOptions) {
  const { t } = useText(NAMESPACE)
  const bodyOf = (fields: ItemFields) => ({
    moduleId,
    fullName: fields.fullName.trim(),
    enCode: fields.enCode.trim(),
    sortCode: fields.sortCode ?? 0,
    enabledMark: fields.enabledMark ? 1 : 0,
    description: fields.description ?? '',
  })

  async function read(id: string) {
    const { data } = await calls.query.refetch()
    const item = data?.list.find((one) => one.id === id)
    return item && { fields: fieldsOf(item), lastModifyTime: item.lastModifyTime }
  }

  return useRecordForm<ItemFields>({
    blank: () => ({ sortCode: nextSortCode(calls.rows, MAX_SORT_CODE), enabledMark: true }),
    read,
    create: (fields) => calls.create({ moduleItemBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      calls.update({ id, moduleItemBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (_name, value) => (typeof value === 'boolean' ? t(value ? 'state.on' : 'state.off') : String(value)),
  })
}

export type ItemFormState = ReturnType<typeof useItemForm>

const fieldsOf = ({ fullName, enCode, sortCode, enabledMark, description }: ModuleItem): ItemFields => ({
  fullName,
  enCode,
  sortCode,
  enabledMark: enabledMark === 1,
  description,
})
