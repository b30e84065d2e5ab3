import type { CurrentUser } from '@sqos/form-model'
import { selectUser } from '@sqos/session'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'

/** The signed-in user, for components that begin with the current user, department and so on. */
export function useCurrentUser(): CurrentUser | undefined {
  const user = useSelector(selectUser)
  return useMemo(
    () =>
      user
        ? {
            id: user.userId,
            organizationPath: user.organizeIdList,
            departmentId: user.departmentId,
            positionIds: user.positionIds.map(({ id }) => id),
            roleIds: user.roleIds,
            groupIds: user.groupIds,
          }
        : undefined,
    [user],
  )
}
