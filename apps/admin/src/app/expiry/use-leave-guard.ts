import { selectIsLocked, selectToken } from '@sqos/session'
import { hasUnsavedInput, useUnsavedInput } from '@sqos/ui-kit'
import { useAskToDiscard } from '@sqos/ui-kit/list'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'react-redux'
import { type BlockerFunction, useBlocker } from 'react-router'
import type { AppState } from '../store.ts'

/**
 * Asks for confirmation before unsaved input of a page is lost: on navigation, on reload, at the end of the session. `staysOn` tells
 * which addresses keep the input; `ask` replaces the question before a navigation.
 */
export function useLeaveGuard(
  isUnsaved: () => boolean,
  {
    staysOn = () => false,
    ask,
  }: { staysOn?: (next: URLSearchParams, path: string) => boolean; ask?: () => Promise<boolean> } = {},
): void {
  const askToDiscard = useAskToDiscard()
  const mayLeave = useEffectEvent(ask ?? askToDiscard)
  const store = useStore<AppState>()
  useUnsavedInput(isUnsaved)

  const mustAsk: BlockerFunction = ({ nextLocation }) => {
    const state = store.getState()
    // After a sign-out or a lock the page must be left without a question.
    if (selectToken(state) === null || selectIsLocked(state)) return false
    return isUnsaved() && !staysOn(new URLSearchParams(nextLocation.search), nextLocation.pathname)
  }
  const blocker = useBlocker(mustAsk)

  useEffect(
    function askBeforeLeaving() {
      if (blocker.state !== 'blocked') return
      void mayLeave().then((agreed) => (agreed ? blocker.proceed() : blocker.reset()))
    },
    [blocker],
  )

  useEffect(function askBeforeReload() {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedInput()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [])
}
