const REACHABLE = 'button:not(:disabled), a[href]'

/** What was pressed goes away with its entry: the focus goes to the same place beside it, or to what is around the list. */
export function leaveFocus(pressed: EventTarget | null): void {
  const entry = pressed instanceof Element ? pressed.closest('li') : null
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling
  const target = beside
    ? [...beside.querySelectorAll<HTMLElement>(REACHABLE)].at(-1)
    : entry?.closest('fieldset, aside')?.querySelector<HTMLElement>(REACHABLE)
  target?.focus()
}
