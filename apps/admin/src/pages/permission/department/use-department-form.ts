import {
  type Department,
  type DepartmentRow,
  organizationApi,
  useCreateDepartmentMutation,
  useUpdateDepartmentMutation,
} from '@sqos/api-client/organization'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'
import { NAMESPACE } from '../shared/catalogue.ts'
import { type ReadRecord, saveOver } from '../shared/save-over.ts'
import { MAX_SORT_CODE } from '../shared/use-rules.ts'

/** What the form's fields hold. */
export interface DepartmentFields {
  parentId: string
  fullName: string
  enCode: string
  sortCode: number | undefined
  description: string
}

/** The form to create or edit a department: what it shows, and how it saves. */
export function useDepartmentForm({ companyId, rows }: { companyId: string; rows: readonly DepartmentRow[] }) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createDepartment] = useCreateDepartmentMutation()
  const [updateDepartment] = useUpdateDepartmentMutation()
  const [isOpen, setIsOpen] = useState(false)
  /** What was opened last; kept while the form closes. */
  const [opened, setOpened] = useState<{ id?: string; fields: Partial<DepartmentFields> }>()
  /** What the edited record was when it was read last. */
  const [base, setBase] = useState<ReadRecord<DepartmentFields>>()

  function create() {
    const last = Math.max(0, ...rows.map(({ sortCode }) => sortCode))
    setOpened({ fields: { parentId: companyId, sortCode: Math.min(last + 1, MAX_SORT_CODE) } })
    setIsOpen(true)
  }

  async function read(id: string) {
    // Someone else may have changed it since the list was read.
    const query = organizationApi.endpoints.getDepartment.initiate({ id }, { forceRefetch: true, subscribe: false })
    const { data } = await dispatch(query)
    return data && recordOf(data)
  }

  async function load(id: string) {
    const record = await read(id)
    if (!record) return
    setBase(record)
    setOpened({ id, fields: record.fields })
    setIsOpen(true)
  }

  function save(fields: DepartmentFields) {
    const body = bodyOf(fields)
    const id = opened?.id
    if (id === undefined || !base) return createDepartment({ departmentBody: body }).unwrap()
    return saveOver({
      base,
      typed: fields,
      save: (lastModifyTime) => updateDepartment({ id, departmentBody: { ...body, lastModifyTime } }).unwrap(),
      reread: () => read(id),
      onChanged: setBase,
      describe: (name, value) =>
        name === 'parentId' ? t('changed.choice') : t('changed.value', { value: String(value) }),
    })
  }

  return {
    isOpen,
    wasOpened: opened !== undefined,
    editedId: opened?.id,
    fields: opened?.fields,
    mayEdit,
    create,
    edit: ({ id }: DepartmentRow) => void load(id),
    close: () => setIsOpen(false),
    save,
  }
}

export type DepartmentFormState = ReturnType<typeof useDepartmentForm>

function recordOf({ lastModifyTime, ...department }: Department): ReadRecord<DepartmentFields> {
  const { parentId, fullName, enCode, sortCode, description } = department
  return { fields: { parentId, fullName, enCode, sortCode, description }, lastModifyTime }
}

/** Who leads the department is left as it is. */
const bodyOf = ({ parentId, fullName, enCode, sortCode, description }: DepartmentFields) => ({
  parentId,
  fullName: fullName.trim(),
  enCode: enCode.trim(),
  sortCode: sortCode ?? 0,
  description: description ?? '',
})
