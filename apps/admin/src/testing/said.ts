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
export function listenToLines() {
  closeToast()
  lines = []
  isHeld = false
  observer.observe(document, { childList: true, subtree: true })
}

/** Keeps toasts visible from now on, as under the pointer: for tests that press a button in one. */
export function holdLines() {
  isHeld = true
}

/** Expects that the page has shown this text since it was opened, in a toast that may have closed meanwhile. */
export const expectSaid = (text: string) => expect.poll(() => lines).toContainEqual(expect.stringContaining(text))
