import { useApiDispatch } from '@sqos/api-client'
import { selectUser } from '@sqos/session'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { NamedColumn } from './column-settings.ts'

/**
 * Under which name the browser keeps the columns and the views of a list. They are the person's own on every machine: the server
 * keeps them, too. `moduleId` is the menu entry.
 */
export function useKeptList(moduleId: string, columns: readonly NamedColumn[]): string {
  const user = useSelector(selectUser)
  const dispatch = useApiDispatch()
  const mayKeep = user?.viewer == null
  const key = `${user?.userId ?? ''}.${moduleId}`
  // Whoever was granted no column has nothing to arrange.
  const isFollowed = columns.length > 0

  useEffect(
    function follow() {
      if (!isFollowed) return
      // After the list itself: how its columns stand is in the browser already, unless this one is new.
      void import('./follow-server.ts').then(({ followServer }) =>
        followServer(dispatch, { moduleId, key, columns, mayKeep }),
      )
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the columns' names, once
    [dispatch, moduleId, key, isFollowed, mayKeep],
  )
  return key
}
