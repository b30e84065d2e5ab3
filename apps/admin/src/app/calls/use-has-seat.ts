import { selectUser } from '@sqos/session'
import { useSelector } from 'react-redux'
import type { AppState } from '../store.ts'

/** True for users with a complete seat. Nobody calls in the name of the user they view. */
export const useHasSeat = () =>
  useSelector((state: AppState) => {
    const user = selectUser(state)
    return Boolean(user?.landlinenNum && user.custcode && user.appId && user.viewer == null)
  })
