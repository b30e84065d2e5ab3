import { readOnce } from '@sqos/api-client'
import { authApi } from '@sqos/api-client/auth'
import { loadCurrentUser, selectIsLocked, selectToken } from '@sqos/session'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { type AppState, useAppDispatch } from '../store.ts'
import { watchVersion } from './watch-version.ts'

/** Loads menu and permissions again when an administrator has changed them. */
export function MenuWatch() {
  const dispatch = useAppDispatch()
  const working = useSelector((state: AppState) => selectToken(state) !== null && !selectIsLocked(state))

  useEffect(
    function watch() {
      if (!working) return undefined
      return watchVersion({
        read: async () => {
          const request = authApi.endpoints.getMenuVersion.initiate(undefined, { forceRefetch: true })
          return (await readOnce(dispatch(request))).data?.version
        },
        onChange: () => void dispatch(loadCurrentUser()).catch(() => undefined),
      })
    },
    [working, dispatch],
  )
  return null
}
