import { readOnce } from '@sqos/api-client'
import {
  type Department,
  type DepartmentRow,
  organizationApi,
  useCreateDepartmentMutation,
  useUpdateDepartmentMutation,
} from '@sqos/api-client/organization'
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { MAX_SORT_CODE } from '../shared/use-rules.ts'

/** The values of the form. */
export interface DepartmentFields {
  parentId: string
  fullName: string
  enCode: string
  /** Empty without a manager. */
  managerId: string
  sortCode: number | undefined
  description: string
}

/** The form that creates or edits a department. */
export function useDepartmentForm({ companyId, rows }: { companyId: string; rows: readonly DepartmentRow[] }) {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createDepartment] = useCreateDepartmentMutation()
  const [updateDepartment] = useUpdateDepartmentMutation()

  async function read(id: string) {
    const query = organizationApi.endpoints.getDepartment.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  const form = useRecordForm<DepartmentFields>({
    blank: () => ({ parentId: companyId, sortCode: nextSortCode(rows, MAX_SORT_CODE) }),
    read,
    create: (fields) => createDepartment({ departmentBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateDepartment({ id, departmentBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText: (name, value) => (name === 'parentId' || name === 'managerId' ? undefined : String(value)),
  })

  return { ...form, mayEdit }
}

export type DepartmentFormState = ReturnType<typeof useDepartmentForm>

function recordOf({ lastModifyTime, ...department }: Department): ReadRecord<DepartmentFields> {
  const { parentId, fullName, enCode, managerId, sortCode, description } = department
  return { fields: { parentId, fullName, enCode, managerId, sortCode, description }, lastModifyTime }
}

const bodyOf = ({ parentId, fullName, enCode, managerId, sortCode, description }: DepartmentFields) => ({
  parentId,
  fullName: fullName.trim(),
  enCode: enCode.trim(),
  managerId: managerId || null,
  sortCode: sortCode ?? 0,
  description: description ?? '',
})
