import { useStableCallback } from '@sqos/hooks'
import { useEffect } from 'react'
import { isShortcut, type Shortcut } from './match-shortcut.ts'

/** Input types without text, in which page shortcuts work. */
const WITHOUT_TEXT = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'file', 'color', 'image'])

/** Runs the shortcuts of the table while the component is mounted, except during composition by an input method. */
export function useShortcuts(table: readonly Shortcut[]): void {
  const press = useStableCallback((event: KeyboardEvent) => {
    // 229: an input method handles the key, in browsers that do not set `isComposing`.
    if (event.isComposing || event.keyCode === 229 || event.defaultPrevented || event.repeat) return
    const shortcut = table.find((one) => isShortcut(event, one.keys))
    if (!shortcut || !isAllowed(shortcut, event)) return
    event.preventDefault()
    shortcut.run()
  })

  useEffect(
    function listenToKeys() {
      const listen = (event: KeyboardEvent) => press(event)
      document.addEventListener('keydown', listen)
      return () => document.removeEventListener('keydown', listen)
    },
    [press],
  )
}

function isAllowed({ scope = 'page' }: Shortcut, event: KeyboardEvent): boolean {
  if (scope === 'anywhere') return true
  if (isBehindDialog()) return false
  return scope === 'typing' || !isTyping(event.composedPath()[0])
}

function isTyping(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.has(target.type)
  return target instanceof HTMLElement && (target.matches('textarea, select') || target.isContentEditable)
}

/** Whether a dialog covers the page, so that page shortcuts are inactive. */
function isBehindDialog(): boolean {
  return [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].some((dialog) => dialog.checkVisibility())
}
