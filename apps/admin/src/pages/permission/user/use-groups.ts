import { useListPositionsOfOrganizationsQuery } from '@sqos/api-client/position'
import { useListRolesOfOrganizationsQuery } from '@sqos/api-client/role'

/** Options of an organisation. */
export interface ChoiceGroup {
  id: string
  fullName: string
  children: readonly { id: string; fullName: string }[]
}

interface Groups {
  groups: readonly ChoiceGroup[]
  loading: boolean
}

const NONE: readonly ChoiceGroup[] = []

/** Positions that users of these organisations may have. */
export function usePositionGroups(organizeIds: string[]): Groups {
  const query = useListPositionsOfOrganizationsQuery(
    { organizeIdsBody: { organizeIds } },
    { skip: organizeIds.length === 0 },
  )
  return { groups: query.currentData?.list ?? NONE, loading: query.isFetching }
}

/** Roles that users of these organisations may have. */
export function useRoleGroups(organizeIds: string[]): Groups {
  const query = useListRolesOfOrganizationsQuery(
    { roleOrganizeIds: { organizeIds } },
    { skip: organizeIds.length === 0 },
  )
  const groups = (query.currentData?.list ?? []).filter(({ children }) => children.length > 0)
  return {
    groups: groups.map(({ id, fullName, children }) => ({ id, fullName, children })),
    loading: query.isFetching,
  }
}
