const REACHABLE = 'button:not(:disabled), a[href]'

/** Moves the focus from a removed entry to the same control of its neighbour, or to the element around the list. */
export function leaveFocus(pressed: EventTarget | null): void {
  const entry = pressed instanceof Element ? pressed.closest('li') : null
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling
  const target = beside
    ? [...beside.querySelectorAll<HTMLElement>(REACHABLE)].at(-1)
    : entry?.closest('fieldset, aside')?.querySelector<HTMLElement>(REACHABLE)
  target?.focus()
}
