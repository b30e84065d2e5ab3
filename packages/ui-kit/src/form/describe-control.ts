const CONTROLS =
  '[role="combobox"], [role="radiogroup"], [role="switch"], [role="spinbutton"], input:not([type="hidden"]), textarea, button'

/** Roles that may be required: WAI-ARIA 1.2, aria-required. A switch may not. */
const REQUIRABLE = new Set(['combobox', 'radiogroup', 'spinbutton'])

const LABELABLE = new Set(['INPUT', 'TEXTAREA', 'BUTTON'])

/** The element of a form item that the reader operates. */
export const controlOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>(CONTROLS)

interface Description {
  id: string
  required: boolean
}

/**
 * Tells a control of Arco's form what belongs to it: its label, its help, its error, and that it must be filled.
 * Arco draws all of that beside the control and says nothing of it.
 */
export function describeControl(item: Element, { id, required }: Description): void {
  const control = controlOf(item)
  if (!control) return

  const label = item.querySelector('label')
  if (label) {
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
  set(control, 'aria-describedby', parts.map((part) => part.id).join(' '))
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
    // Between two searches Arco hides the box from screen readers, and leaves the focus in it.
    if (input.tabIndex >= 0) input.removeAttribute('aria-hidden')
  }
}

function set(element: Element, name: string, value: string) {
  if (value === '') element.removeAttribute(name)
  else element.setAttribute(name, value)
}
