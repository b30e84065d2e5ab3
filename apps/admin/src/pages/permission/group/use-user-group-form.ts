import { readOnce } from '@sqos/api-client'
import {
  type UserGroupRow,
  userGroupApi,
  useCreateUserGroupMutation,
  useUpdateUserGroupMutation,
} from '@sqos/api-client/user-group'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { type NamedFields, namedBodyOf, namedFieldsOf } from '../../../parts/record-form/named-fields.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 999_999

/** The values of the form. */
export interface UserGroupFields extends NamedFields {
  type: string
}

/** The form that creates or edits one record. */
export function useUserGroupForm(rows: readonly UserGroupRow[]) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [create] = useCreateUserGroupMutation()
  const [update] = useUpdateUserGroupMutation()

  async function read(id: string) {
    const query = userGroupApi.endpoints.getUserGroup.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    if (!data) return undefined
    return { fields: { ...namedFieldsOf(data), type: data.type }, lastModifyTime: data.lastModifyTime }
  }

  const form = useRecordForm<UserGroupFields>({
    blank: () => ({ enabledMark: true, sortCode: nextSortCode(rows, MAX_SORT_CODE) }),
    read,
    create: (fields) => create({ userGroupBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      update({ id, userGroupBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => {
      if (name === 'type') return undefined
      return typeof value === 'boolean' ? t(value ? 'state.on' : 'state.off') : String(value)
    },
  })
  return { ...form, mayEdit }
}

export type UserGroupFormState = ReturnType<typeof useUserGroupForm>

const bodyOf = (fields: UserGroupFields) => ({ ...namedBodyOf(fields), type: fields.type })
