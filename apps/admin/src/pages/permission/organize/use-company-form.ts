import {
  type CompanyProfile,
  type Organization,
  organizationApi,
  type OrganizationRow,
  useCreateOrganizationMutation,
  useUpdateOrganizationMutation,
} from '@sqos/api-client/organization'
import { ROOT_ID } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useState } from 'react'
import { useAppDispatch } from '../../../app/store.ts'
import { NAMESPACE } from '../shared/catalogue.ts'
import { type ReadRecord, saveOver } from '../shared/save-over.ts'
import { MAX_SORT_CODE } from '../shared/use-rules.ts'

/** What the form's fields hold. */
export interface CompanyFields {
  parentId: string
  fullName: string
  enCode: string
  sortCode: number | undefined
  description: string
  propertyJson: CompanyProfile
}

/** Fields whose value is the id of something: not worth reading out. */
const CHOICES = new Set(['parentId', 'propertyJson.industry', 'propertyJson.enterpriseNature'])

/** The form to create or edit a company: what it shows, and how it saves. */
export function useCompanyForm(rows: readonly OrganizationRow[]) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createCompany] = useCreateOrganizationMutation()
  const [updateCompany] = useUpdateOrganizationMutation()
  const [isOpen, setIsOpen] = useState(false)
  /** What was opened last; kept while the form closes. */
  const [opened, setOpened] = useState<{ id?: string; fields: Partial<CompanyFields> }>()
  /** What the edited record was when it was read last. */
  const [base, setBase] = useState<ReadRecord<CompanyFields>>()

  function create() {
    const last = Math.max(0, ...rows.map(({ sortCode }) => sortCode))
    setOpened({ fields: { parentId: rows[0]?.id ?? ROOT_ID, sortCode: Math.min(last + 1, MAX_SORT_CODE) } })
    setIsOpen(true)
  }

  async function read(id: string) {
    // The row has no profile, and someone else may have changed the rest.
    const query = organizationApi.endpoints.getOrganization.initiate({ id }, { forceRefetch: true, subscribe: false })
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

  function describe(name: string, value: unknown) {
    if (CHOICES.has(name)) return t('changed.choice')
    const shown = name === 'propertyJson.foundedTime' ? formatDate(Number(value), 'YYYY-MM-DD') : String(value)
    return t('changed.value', { value: shown })
  }

  function save(fields: CompanyFields) {
    const body = bodyOf(fields)
    const id = opened?.id
    if (id === undefined || !base) return createCompany({ organizationBody: body }).unwrap()
    return saveOver({
      base,
      typed: fields,
      save: (lastModifyTime) => updateCompany({ id, organizationBody: { ...body, lastModifyTime } }).unwrap(),
      reread: () => read(id),
      onChanged: setBase,
      describe,
    })
  }

  return {
    isOpen,
    wasOpened: opened !== undefined,
    editedId: opened?.id,
    fields: opened?.fields,
    mayEdit,
    create,
    edit: ({ id }: OrganizationRow) => void load(id),
    close: () => setIsOpen(false),
    save,
  }
}

export type CompanyFormState = ReturnType<typeof useCompanyForm>

function recordOf(company: Organization): ReadRecord<CompanyFields> {
  const { parentId, fullName, enCode, sortCode, description, lastModifyTime } = company
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server writes it from this very shape
  const propertyJson = JSON.parse(company.propertyJson) as CompanyProfile
  return { fields: { parentId, fullName, enCode, sortCode, description, propertyJson }, lastModifyTime }
}

const bodyOf = ({ parentId, fullName, enCode, sortCode, description, propertyJson }: CompanyFields) => ({
  parentId,
  fullName: fullName.trim(),
  enCode: enCode.trim(),
  sortCode: sortCode ?? 0,
  description: description ?? '',
  propertyJson: propertyJson ?? {},
})
