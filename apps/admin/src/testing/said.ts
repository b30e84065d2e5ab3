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

/** Begins to keep what is said in lines that go by themselves; what the test before has said is forgotten. */
export function listenToLines() {
  closeToast()
  lines = []
  isHeld = false
  observer.observe(document, { childList: true, subtree: true })
}

/** From now on lines stay, as they do while the pointer is on them: for who presses a button in one. */
export function holdLines() {
  isHeld = true
}

/** The page has said this since it was opened, in a line that may have gone by itself before a busy machine looks. */
export const expectSaid = (text: string) => expect.poll(() => lines).toContainEqual(expect.stringContaining(text))
