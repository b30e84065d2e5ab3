import { readOnce } from '@sqos/api-client'
import { type Role, roleApi, type RoleRow, useCreateRoleMutation, useUpdateRoleMutation } from '@sqos/api-client/role'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { type NamedFields, namedBodyOf, namedFieldsOf } from '../../../parts/record-form/named-fields.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { NAMESPACE } from './catalogue.ts'

/** The largest order number. */
export const MAX_SORT_CODE = 9999

/** The values of the form. */
export interface RoleFields extends NamedFields {
  globalMark: number
  organizeIdsTree: string[][]
}

/** The form that creates or edits a role. */
export function useRoleForm(rows: readonly RoleRow[]) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createRole] = useCreateRoleMutation()
  const [updateRole] = useUpdateRoleMutation()

  async function read(id: string) {
    const { data } = await readOnce(dispatch(roleApi.endpoints.getRole.initiate({ id }, { forceRefetch: true })))
    return data && recordOf(data)
  }

  function asText(name: string, value: unknown): string | undefined {
    if (name === 'globalMark') return t(value === 1 ? 'kind.global' : 'kind.organization')
    if (typeof value === 'boolean') return t(value ? 'state.on' : 'state.off')
    return name.startsWith('organizeIdsTree') ? undefined : String(value)
  }

  const form = useRecordForm<RoleFields>({
    blank: () => ({ globalMark: 1, enabledMark: true, sortCode: nextSortCode(rows, MAX_SORT_CODE) }),
    read,
    create: (fields) => createRole({ roleBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateRole({ id, roleBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText,
  })
  return { ...form, mayEdit }
}

export type RoleFormState = ReturnType<typeof useRoleForm>

function recordOf({ lastModifyTime, ...role }: Role): ReadRecord<RoleFields> {
  const { globalMark, organizeIdsTree } = role
  return { fields: { ...namedFieldsOf(role), globalMark, organizeIdsTree }, lastModifyTime }
}

const bodyOf = (fields: RoleFields) => ({
  ...namedBodyOf(fields),
  globalMark: fields.globalMark,
  ...(fields.globalMark === 0 && { organizeIdsTree: fields.organizeIdsTree ?? [] }),
})
