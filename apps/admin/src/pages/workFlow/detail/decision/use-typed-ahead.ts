import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Keeps the letters that are typed between the key that asks for a dialog and the focus of its first field, so that they
 * reach the field and not the shortcuts of the page.
 */
export function useTypedAhead(onText: (text: string) => void) {
  const typed = useRef<string>(undefined)

  const keep = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    if (typed.current === undefined || !isPlain) return
    if (key.length === 1) typed.current += key
    else if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
    else return
    event.preventDefault()
    event.stopPropagation()
  })

  useEffect(function keepLetters() {
    const listen = (event: KeyboardEvent) => keep(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])

  return {
    begin: () => {
      typed.current = ''
    },
    /** Forgets the letters: no dialog opens. */
    drop: () => {
      typed.current = undefined
    },
    /** Hands over the letters: the field has the focus. */
    end: () => {
      const text = typed.current ?? ''
      typed.current = undefined
      if (text !== '') onText(text)
    },
  }
}
