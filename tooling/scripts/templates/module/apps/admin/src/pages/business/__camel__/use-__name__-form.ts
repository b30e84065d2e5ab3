import { readOnce } from '@sqos/api-client'
import {
  type __Name__,
  __camel__Api,
  useCreate__Name__Mutation,
  useUpdate__Name__Mutation,
} from '@sqos/api-client/__name__'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 999_999

/** The values of the form. */
export interface __Name__Fields {
  fullName: string
  enCode: string
  sortCode: number | undefined
  enabledMark: boolean
  description: string
}

/** The form that creates or edits one record. */
export function use__Name__Form(rows: readonly __Name__[]) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [create] = useCreate__Name__Mutation()
  const [update] = useUpdate__Name__Mutation()

  async function read(id: string) {
    const query = __camel__Api.endpoints.get__Name__.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    if (!data) return undefined
    const { fullName, enCode, sortCode, enabledMark, description, lastModifyTime } = data
    return { fields: { fullName, enCode, sortCode, enabledMark: enabledMark === 1, description }, lastModifyTime }
  }

  const form = useRecordForm<__Name__Fields>({
    blank: () => ({ enabledMark: true, sortCode: nextSortCode(rows, MAX_SORT_CODE) }),
    read,
    create: (fields) => create({ __camel__Body: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      update({ id, __camel__Body: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (_name, value) => (typeof value === 'boolean' ? t(value ? 'state.on' : 'state.off') : String(value)),
  })
  return { ...form, mayEdit }
}

export type __Name__FormState = ReturnType<typeof use__Name__Form>

const bodyOf = ({ fullName, enCode, sortCode = 0, enabledMark, description }: __Name__Fields) => ({
  fullName: fullName.trim(),
  enCode: enCode.trim(),
  sortCode,
  enabledMark: enabledMark ? 1 : 0,
  description: description ?? '',
})
