import { useEffect } from 'react'

/** Milliseconds between two changes of the title. */
const RHYTHM = 1000

/** Shows a text in turns with the title of the page while the page is in the background. */
export function useTitleBlink(text: string | undefined): void {
  useEffect(
    function blink() {
      if (text === undefined) return undefined
      let original: string | undefined

      function restore() {
        if (original !== undefined && document.title === text) document.title = original
        original = undefined
      }
      function turn() {
        if (document.hasFocus()) return restore()
        if (document.title === text) return restore()
        original = document.title
        document.title = text ?? original
        return undefined
      }

      const timer = setInterval(turn, RHYTHM)
      window.addEventListener('focus', restore)
      return () => {
        clearInterval(timer)
        window.removeEventListener('focus', restore)
        restore()
      }
    },
    [text],
  )
}
