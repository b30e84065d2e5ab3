/** Event of a key in React. */
interface KeyPress {
  key: string
  target: EventTarget
  nativeEvent: KeyboardEvent
}

/**
 * `onKeyDown` of Arco's selects, which keep Escape for themselves although their popup is closed: gives it to the parent,
 * so that it closes the dialog around the field.
 */
export function leaveEscape({ key, target, nativeEvent }: KeyPress) {
  if (key !== 'Escape' || !(target instanceof Element)) return
  const combobox = target.closest('[role="combobox"]')
  if (combobox?.getAttribute('aria-expanded') === 'true') return
  combobox?.parentElement?.dispatchEvent(new KeyboardEvent(nativeEvent.type, nativeEvent))
}
