import { type OrganizationNode, useGetOrganizationTreeQuery } from '@sqos/api-client/organization'
import { useSearchParams } from 'react-router'
import { findNode } from '../../../parts/tree/tree-nodes.ts'

const NONE: readonly OrganizationNode[] = []

/** The companies and the one in the address; the first one without a valid address. */
export function useCompanyChoice() {
  const query = useGetOrganizationTreeQuery()
  const [params, setParams] = useSearchParams()
  const companies = query.data?.list ?? NONE
  const first = companies[0]
  const named = params.get('company')
  const chosen = findNode(companies, ({ id }) => id === named) ?? first

  return {
    companies,
    chosen,
    query,
    // The search of one company does not apply to the next one.
    choose: (id: string) => setParams(id === first?.id ? {} : { company: id }),
  }
}

export type CompanyChoice = ReturnType<typeof useCompanyChoice>
