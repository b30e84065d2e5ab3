import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
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
  const isGoingBack = useRef(false)
  // The list stays one step back.
  const open = (config: string) => {
    isGoingBack.current = false
    void navigate(addressOfConfig(config), { replace: true })
  }

  useEffect(
    // The tab closes with the page: a refused navigation, because of unsaved input, keeps both.
    () => () => {
      if (isGoingBack.current) dispatch(tabClosed('/workFlowDetail'))
    },
    [dispatch],
  )

  return {
    ...(previous && { openPrevious: () => open(previous.config) }),
    ...(next && { openNext: () => open(next.config) }),
    goBack: () => {
      isGoingBack.current = true
      const { state } = window.history
      const hasHistory = typeof state?.idx === 'number' && state.idx > 0
      void (hasHistory ? navigate(-1) : navigate('/home'))
    },
  }
}
