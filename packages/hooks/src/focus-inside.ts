const STOPS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  '[tabindex]',
  '[contenteditable="true"]',
]
const STOP = STOPS.map((one) => `${one}:not(:disabled)`).join(', ')

/** The elements that Tab stops at in a container, in the order of the document. */
export const tabStops = (container: Element): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(STOP)].filter(({ tabIndex }) => tabIndex >= 0)

interface FocusFirstOptions {
  /** Only elements that match this CSS selector. Default: every Tab stop. */
  selector?: string | undefined
  /** Elements to pass over when another one follows, such as the close button of a dialog. */
  skip?: string | undefined
  preventScroll?: boolean | undefined
}

/**
 * Focuses the first control of a container, unless the focus is in the container already. For dialogs: call it after they
 * have opened.
 *
 * @example <Modal autoFocus={false} focusLock afterOpen={() => focusFirst(body.current)} />
 */
export function focusFirst(container: Element | null | undefined, options: FocusFirstOptions = {}): void {
  if (!container || container.contains(document.activeElement)) return
  const { selector, skip, preventScroll = false } = options
  const stops = selector === undefined ? tabStops(container) : [...container.querySelectorAll<HTMLElement>(selector)]
  const first = (skip !== undefined && stops.find((one) => !one.matches(skip))) || stops[0]
  first?.focus({ preventScroll })
}

/** Whether a key press moves the focus out of a container: Tab on its last stop, Shift + Tab on its first. */
export function isLeavingByTab(
  event: { key: string; shiftKey: boolean; target: EventTarget },
  container: Element,
): boolean {
  return event.key === 'Tab' && event.target === tabStops(container).at(event.shiftKey ? 0 : -1)
}
