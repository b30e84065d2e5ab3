import { nameElement, setAttribute } from './name-element.ts'

/** What a control is told: Arco's controls pass on some of it, some of them, so it is set on the element itself. */
export interface Description {
  id: string
  name?: string | undefined
  labelId?: string | undefined
  describedBy: string
  isInvalid: boolean
  isRequired: boolean
  /** What says so at the label, for a control that knows no aria-required. */
  requiredId?: string | undefined
  isBusy: boolean
  clearText: string
}

const CONTROLS =
  '[role="combobox"], [role="radiogroup"], [role="switch"], [role="spinbutton"], input:not([type="hidden"]), textarea, button'

/** What knows aria-required: WAI-ARIA 1.2. */
const REQUIRED =
  '[role="combobox"], [role="radiogroup"], [role="spinbutton"], [role="textbox"], input:not([role], [type="range"]), textarea'

/** What knows aria-invalid: that, a switch, and a line with a thumb. */
const VALIDATED = `${REQUIRED}, [role="switch"], input[type="range"]`

/** What a group is made of: it cannot be wrong itself, its controls can. */
const PARTS = 'input:not([type="hidden"], [type="color"], [type="radio"])'

/** The element of a field that people operate: the one that says so, wherever it stands, or the first that looks like it. */
const controlOf = (box: Element | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-control]') ?? box?.querySelector<HTMLElement>(CONTROLS) ?? null

/** The element to focus: a group of choices has its tick boxes for that. */
export function focusableOf(box: Element | null): HTMLElement | null {
  const control = controlOf(box)
  if (control?.matches('input, textarea, button, [tabindex], [contenteditable]')) return control
  return control?.querySelector<HTMLElement>('input, textarea, button, [tabindex]') ?? control
}

/** The descriptions that were written here. */
const given = new WeakMap<Element, string>()

/** Gives a control its name, its messages and its state. */
export function describeControl(box: Element, description: Description): void {
  const control = controlOf(box)
  if (!control) return
  const { id, name, isInvalid, isRequired, isBusy } = description
  const isTold = control.matches(REQUIRED)
  const mark = isRequired && !isTold ? description.requiredId : undefined
  const describedBy = [mark, description.describedBy].filter(Boolean).join(' ')

  control.id ||= id
  nameElement(control, { box, id, name, labelId: description.labelId })
  // What somebody else wrote there stays.
  if (describedBy || control.getAttribute('aria-describedby') === given.get(control))
    setAttribute(control, 'aria-describedby', describedBy || undefined)
  given.set(control, describedBy)

  const validated = control.matches(VALIDATED) ? [control] : control.querySelectorAll(PARTS)
  for (const part of validated) setAttribute(part, 'aria-invalid', isInvalid ? 'true' : undefined)
  setAttribute(control, 'aria-required', isTold && isRequired ? 'true' : undefined)
  setAttribute(control, 'aria-busy', isBusy ? 'true' : undefined)

  if (control.getAttribute('role') === 'combobox') nameInnerInputs(control)

  // Arco's cross is a tab stop without role and name. The keyboard has better ways to empty a field.
  const cross = box.querySelector('[class*="-clear-icon"]')
  if (cross) {
    setAttribute(cross, 'role', 'button')
    setAttribute(cross, 'tabindex', '-1')
    setAttribute(cross, 'aria-label', description.clearText)
  }
}

/** Inside its combobox Arco has the box that people type in, and that gets the focus. */
function nameInnerInputs(combobox: Element) {
  for (const input of combobox.querySelectorAll<HTMLInputElement>('input')) {
    if (input.tabIndex >= 0) keepInSight(input)
    for (const attribute of ['aria-label', 'aria-labelledby', 'aria-describedby']) {
      setAttribute(input, attribute, combobox.getAttribute(attribute) ?? undefined)
    }
  }
}

const inSight = new WeakSet<Element>()

/** Between two searches Arco hides the box from screen readers, and leaves the focus in it. */
function keepInSight(input: Element) {
  input.removeAttribute('aria-hidden')
  if (inSight.has(input)) return
  inSight.add(input)
  // It lives as long as the element that it observes.
  const observer = new MutationObserver(() => {
    if (input.hasAttribute('aria-hidden')) input.removeAttribute('aria-hidden')
  })
  observer.observe(input, { attributeFilter: ['aria-hidden'] })
}
