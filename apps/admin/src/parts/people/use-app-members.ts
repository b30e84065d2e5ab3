import { type ApiDispatch, isApiError, useApiDispatch } from '@sqos/api-client'
import { userRelationApi } from '@sqos/api-client/user-relation'
import { RESULT } from '@sqos/contract'
import { type MembersServices, type MembersState, useMembers } from '@sqos/people'
import { useMemo } from 'react'

type ObjectType = 'Position' | 'Role' | 'Group'

/** State of the members dialog of positions or roles, connected to the server. */
export function useAppMembers(objectType: ObjectType): MembersState {
  const dispatch = useApiDispatch()
  return useMembers(useMemo(() => servicesOf(dispatch, objectType), [dispatch, objectType]))
}

function servicesOf(dispatch: ApiDispatch, objectType: ObjectType): MembersServices {
  const { listMembers, saveMembers } = userRelationApi.endpoints
  return {
    async read(objectId) {
      const asked = dispatch(listMembers.initiate({ objectId }, { forceRefetch: true }))
      return (await asked.unwrap()).ids
    },
    async save(objectId, change) {
      try {
        await dispatch(saveMembers.initiate({ objectId, membersBody: { objectId, objectType, ...change } })).unwrap()
        return 'saved'
      } catch (error) {
        if (isApiError(error) && error.code === RESULT.conflict) return 'conflict'
        throw error
      }
    },
  }
}
