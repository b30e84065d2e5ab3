import { closeToast } from '@sqos/ui-kit'
import { expect } from 'vitest'

let lines: string[] = []
let isHeld = false

const observer = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof Element) || !node.parentElement?.closest('output, [role="alert"]')) continue
    lines.push(node.textContent)
    if (isHeld) node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }
})

/** Starts to record toasts; clears those of earlier tests. */
export function recordToasts() {
  closeToast()
  lines = []
  isHeld = false
  observer.observe(document, { childList: true, subtree: true })
}

/** Keeps later toasts visible, as under the pointer, so that a test can press their buttons. */
export function holdToasts() {
  isHeld = true
}

/** Expects that the page has shown this text since it was opened, in a toast that may have closed meanwhile. */
export const expectMessage = (text: string) => expect.poll(() => lines).toContainEqual(expect.stringContaining(text))
