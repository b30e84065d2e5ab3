import { useLocation, useNavigate } from 'react-router'
import { useAppDispatch } from '../store.ts'
import { tabKey } from './tab-key.ts'
import { tabClosed } from './tabs-slice.ts'

/** Closes the tab of a page that cannot be opened and shows the 404 page. Source: contract of the platform, 7.1. */
export function useLeaveMissingPage(): () => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    dispatch(tabClosed(tabKey({ pathname, search })))
    void navigate('/404', { replace: true })
  }
}
