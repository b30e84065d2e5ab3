import { readOnce } from '@sqos/api-client'
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
import { usePermission } from '@sqos/session'
import { useAppDispatch } from '../../../app/store.ts'
import { nextSortCode } from '../../../parts/record-form/next-sort-code.ts'
import type { ReadRecord } from '../../../parts/record-form/save-over.ts'
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts'
import { MAX_SORT_CODE } from '../shared/use-rules.ts'

/** The values of the form. */
export interface CompanyFields {
  parentId: string
  fullName: string
  enCode: string
  sortCode: number | undefined
  description: string
  propertyJson: CompanyProfile
}

/** Fields with ids, which messages do not show. */
const CHOICES = new Set(['parentId', 'propertyJson.industry', 'propertyJson.enterpriseNature'])

/** The form that creates or edits a company. */
export function useCompanyForm(rows: readonly OrganizationRow[]) {
  const dispatch = useAppDispatch()
  const mayEdit = usePermission()('btn_edit')
  const [createCompany] = useCreateOrganizationMutation()
  const [updateCompany] = useUpdateOrganizationMutation()

  async function read(id: string) {
    const query = organizationApi.endpoints.getOrganization.initiate({ id }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
    return data && recordOf(data)
  }

  function asText(name: string, value: unknown) {
    if (CHOICES.has(name)) return undefined
    return name === 'propertyJson.foundedTime' ? formatDate(Number(value), 'YYYY-MM-DD') : String(value)
  }

  const form = useRecordForm<CompanyFields>({
    blank: () => ({ parentId: rows[0]?.id ?? ROOT_ID, sortCode: nextSortCode(rows, MAX_SORT_CODE) }),
    read,
    create: (fields) => createCompany({ organizationBody: bodyOf(fields) }).unwrap(),
    update: (id, { fields, lastModifyTime }) =>
      updateCompany({ id, organizationBody: { ...bodyOf(fields), lastModifyTime } }).unwrap(),
    asText,
  })

  return { ...form, mayEdit }
}

export type CompanyFormState = ReturnType<typeof useCompanyForm>

function recordOf(company: Organization): ReadRecord<CompanyFields> {
  const { parentId, fullName, enCode, sortCode, description, lastModifyTime } = company
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server writes this shape
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
