import { useStableCallback } from '@sqos/hooks'
import { useEffect } from 'react'
import type { LetterForm } from './use-letter.ts'

/** Ctrl+Enter sends, Ctrl+S saves the draft. */
export function useLetterKeys({ send, saveNow }: Pick<LetterForm, 'send' | 'saveNow'>): void {
  const act = useStableCallback((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.isComposing) return
    const action = { enter: send, s: saveNow }[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(
    function listen() {
      document.addEventListener('keydown', act)
      return () => document.removeEventListener('keydown', act)
    },
    [act],
  )
}
