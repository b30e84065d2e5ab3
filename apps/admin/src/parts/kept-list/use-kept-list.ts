import { useApiDispatch } from '@sqos/api-client'
import { selectUser } from '@sqos/session'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { NamedColumn } from './column-settings.ts'

/**
 * Returns the key under which the browser stores the columns and the views of a list. The server stores them as well,
 * for other devices of the user. `moduleId` is the menu entry.
 */
export function useKeptList(moduleId: string, columns: readonly NamedColumn[]): string {
  const user = useSelector(selectUser)
  const dispatch = useApiDispatch()
  const mayKeep = user?.viewer == null
  const key = `${user?.userId ?? ''}.${moduleId}`
  // A user without granted columns has nothing to arrange.
  const isFollowed = columns.length > 0

  useEffect(
    function follow() {
      if (!isFollowed) return
      // Loaded after the list: the browser usually has the columns already.
      void import('./follow-server.ts').then(({ followServer }) =>
        followServer(dispatch, { moduleId, key, columns, mayKeep }),
      )
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the names of the columns, once
    [dispatch, moduleId, key, isFollowed, mayKeep],
  )
  return key
}
