import { readOnce } from '@sqos/api-client'
import { type User, userApi, type UserRow, useCreateUserMutation, useUpdateUserMutation } from '@sqos/api-client/user'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'

/** The largest order number. Source: contract of the API family, platform, section 3.1. */
export const MAX_SORT_CODE = 999_999

/** Text fields of the second section. */
const TEXTS = [
  'nativePlace',
  'certificatesNumber',
  'telePhone',
  'landline',
  'mobilePhone',
  'urgentContacts',
  'urgentTelePhone',
] as const

/** The values of the form. */
export interface UserFields extends Partial<Record<(typeof TEXTS)[number], string>> {
  account: string
  realName: string
  gender: number
  email: string
  organizeIdTree: string[][]
  managerId: string | undefined
  positionId: string[]
  roleId: string[]
  sortCode: number | undefined
  enabledMark: number
  description: string
  headIcon: string
  nation: string | undefined
  entryDate: number | null
  certificatesType: string | undefined
  education: string | undefined
  birthday: number | null
  postalAddress: string
}

/** Fields whose value is readable in the question about a conflict. */
const PLAIN = new Set<string>(['account', 'realName', 'email', 'sortCode', 'description', 'postalAddress', ...TEXTS])

/** The form that creates or edits a user. */
export function useUserForm({ path }: { path: readonly string[] | undefined }) {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createUser] = useCreateUserMutation()
  const [updateUser] = useUpdateUserMutation()

  async function read(id: string) {
    const query = userApi.endpoints.getUser.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  const form = useRecordForm<UserFields>({
    blank: () => ({ enabledMark: 1, sortCode: 0, ...(path && { organizeIdTree: [[...path]] }) }),
    read,
    create: (fields) => createUser({ userBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateUser({ id, userBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => (PLAIN.has(name) ? String(value) : undefined),
  })

  return {
    ...form,
    mayEdit,
    /** Administrators are not edited here. */
    open: (row: UserRow) => row.isAdministrator === 0 && form.edit(row),
  }
}

export type UserFormState = ReturnType<typeof useUserForm>

function recordOf({
  lastModifyTime,
  id: _id,
  isAdministrator: _isAdministrator,
  ...user
}: User): ReadRecord<UserFields> {
  const { organizeId: _organizeId, ranks: _ranks, managerId, positionId, roleId, ...fields } = user
  return {
    fields: {
      ...fields,
      managerId: managerId || undefined,
      positionId: listOf(positionId),
      roleId: listOf(roleId),
      nation: fields.nation || undefined,
      certificatesType: fields.certificatesType || undefined,
      education: fields.education || undefined,
    },
    lastModifyTime,
  }
}

const listOf = (ids: string) => ids.split(',').filter((id) => id !== '')

function bodyOf(fields: UserFields) {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, (fields[name] ?? '').trim()]))
  return {
    ...texts,
    account: fields.account.trim(),
    realName: fields.realName.trim(),
    gender: fields.gender,
    email: (fields.email ?? '').trim(),
    organizeIdTree: fields.organizeIdTree,
    managerId: fields.managerId ?? null,
    positionId: (fields.positionId ?? []).join(','),
    roleId: (fields.roleId ?? []).join(','),
    sortCode: fields.sortCode ?? 0,
    enabledMark: fields.enabledMark,
    description: fields.description ?? '',
    headIcon: fields.headIcon ?? '',
    nation: fields.nation ?? '',
    entryDate: fields.entryDate ?? null,
    certificatesType: fields.certificatesType ?? '',
    education: fields.education ?? '',
    birthday: fields.birthday ?? null,
    postalAddress: fields.postalAddress ?? '',
  }
}
