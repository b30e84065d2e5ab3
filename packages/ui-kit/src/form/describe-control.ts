const CONTROLS =
  '[role="combobox"], [role="radiogroup"], [role="switch"], [role="spinbutton"], input:not([type="hidden"]), textarea, button'

/** Roles that support aria-required (WAI-ARIA 1.2). A switch does not. */
const REQUIRABLE = new Set(['combobox', 'radiogroup', 'spinbutton', 'textbox'])

const LABELABLE = new Set(['INPUT', 'TEXTAREA', 'BUTTON'])

/** The text box of a code editor, which is in a shadow root. */
const EDITOR = '[data-code-editor]'
const TEXT_BOX = '[role="textbox"]'

/** The interactive element of a form item. */
export const controlOf = (item: Element): HTMLElement | null =>
  item.querySelector(EDITOR)?.shadowRoot?.querySelector<HTMLElement>(TEXT_BOX) ??
  item.querySelector<HTMLElement>(CONTROLS)

interface Description {
  id: string
  required: boolean
}

/**
 * Connects a control of Arco's form with its label, help and error, and marks it as required. Arco renders them without
 * these references.
 */
export function describeControl(item: Element, { id, required }: Description): void {
  const control = controlOf(item)
  if (!control) return

  const label = item.querySelector('label')
  // References by id do not cross a shadow root. The editor has its own name and receives help and errors as text.
  const isInShadow = control.getRootNode() instanceof ShadowRoot
  if (label && !isInShadow) {
    label.id = `${id}-label`
    if (LABELABLE.has(control.tagName)) {
      control.id ||= `${id}-control`
      label.htmlFor = control.id
    } else {
      control.setAttribute('aria-labelledby', label.id)
    }
  }

  const parts = [...item.querySelectorAll('.arco-form-message, .arco-form-extra')]
  for (const [index, part] of parts.entries()) part.id = `${id}-part-${index}`
  if (isInShadow) set(control, 'aria-description', parts.map((part) => part.textContent).join(' '))
  else set(control, 'aria-describedby', parts.map((part) => part.id).join(' '))
  set(control, 'aria-invalid', item.querySelector('.arco-form-item-status-error') ? 'true' : '')

  const role = control.getAttribute('role')
  const requirable = role ? REQUIRABLE.has(role) : control.tagName !== 'BUTTON'
  set(control, 'aria-required', required && requirable ? 'true' : '')
  if (role === 'combobox') nameInnerInputs(control)
}

/** The input inside Arco's combobox: it takes text and the focus. */
function nameInnerInputs(combobox: Element): void {
  for (const input of combobox.querySelectorAll('input')) {
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-invalid', 'aria-required'])
      set(input, name, combobox.getAttribute(name) ?? '')
    // Between two searches Arco hides the input from screen readers but leaves the focus in it.
    if (input.tabIndex >= 0) input.removeAttribute('aria-hidden')
  }
}

function set(element: Element, name: string, value: string) {
  if (value === '') element.removeAttribute(name)
  else element.setAttribute(name, value)
}
