import { type OrganizationNode, useGetOrganizationTreeQuery } from '@sqos/api-client/organization'
import { useSearchParams } from 'react-router'
import { findNode } from '../../../parts/tree/tree-nodes.ts'

const NONE: readonly OrganizationNode[] = []

/** The companies and the one that the address names; the first when it names none, or none that exists. */
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
    // What was searched for in one company is not what is searched for in the next.
    choose: (id: string) => setParams(id === first?.id ? {} : { company: id }),
  }
}

export type CompanyChoice = ReturnType<typeof useCompanyChoice>
