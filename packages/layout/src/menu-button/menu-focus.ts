const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Focuses the chosen entry of the menu inside this element, or its first. */
export function focusMenu(root: HTMLElement | null): void {
  const entries = menuEntries(root)
  const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true')
  ;(chosen ?? entries[0])?.focus()
}

/** Moves the focus by an arrow key, Home or End; returns whether the key was handled. */
export function moveInMenu(root: HTMLElement | null, key: string): boolean {
  const move = MOVES[key]
  const entries = menuEntries(root)
  if (!move || entries.length === 0) return false
  const index = entries.findIndex((entry) => entry === document.activeElement)
  entries[move(index, entries.length)]?.focus()
  return true
}

function menuEntries(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}
