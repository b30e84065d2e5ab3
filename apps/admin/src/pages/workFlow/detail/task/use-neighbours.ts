import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { tabKey } from '../../../../app/tabs/tab-key.ts'
import { tabClosed } from '../../../../app/tabs/tabs-slice.ts'
import { useAppDispatch } from '../../../../app/store.ts'
import { taskNeighbours } from '../../parts/task-queue.ts'
import { addressOfConfig } from '../task-address.ts'

/** The ways from a task: to the tasks beside it in the list that opened it, and back. */
export function useNeighbours(ids: readonly string[]) {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const key = ids.join(' ')
  const { previous, next } = useMemo(() => {
    const found = key
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => taskNeighbours(id))
    return found.find((one) => one.previous !== undefined || one.next !== undefined) ?? {}
  }, [key])
  // The list stays one step back.
  const open = (config: string) => void navigate(addressOfConfig(config), { replace: true })

  return {
    ...(previous && { openPrevious: () => open(previous.config) }),
    ...(next && { openNext: () => open(next.config) }),
    goBack: async () => {
      const { pathname, search } = window.location
      const hasHistory = typeof window.history.state?.idx === 'number' && window.history.state.idx > 0
      await (hasHistory ? navigate(-1) : navigate('/home'))
      // A refused navigation, because of unsaved input, keeps the page.
      if (window.location.pathname !== pathname) dispatch(tabClosed(tabKey({ pathname, search })))
    },
  }
}
