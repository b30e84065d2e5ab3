import { nameElement, setAttribute } from './name-element.ts'

/** The accessible properties of a control. They are set on the element, because not all Arco controls pass them on. */
export interface Description {
  id: string
  name?: string | undefined
  labelId?: string | undefined
  describedBy: string
  isInvalid: boolean
  isRequired: boolean
  /** The description for controls without aria-required. */
  requiredId?: string | undefined
  isBusy: boolean
  clearText: string
}

const CONTROLS =
  '[role="combobox"], [role="radiogroup"], [role="switch"], [role="spinbutton"], input:not([type="hidden"]), textarea, button'

/** Roles with aria-required: WAI-ARIA 1.2. */
const REQUIRED =
  '[role="combobox"], [role="radiogroup"], [role="spinbutton"], [role="textbox"], input:not([role], [type="range"]), textarea'

/** Roles with aria-invalid: these, switch and slider. */
const VALIDATED = `${REQUIRED}, [role="switch"], input[type="range"]`

/** The controls of a group, which have aria-invalid instead of the group. */
const PARTS = 'input:not([type="hidden"], [type="color"], [type="radio"])'

/** The control element of a field: the marked one, or the first that looks like a control. */
const controlOf = (box: Element | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-control]') ?? box?.querySelector<HTMLElement>(CONTROLS) ?? null

/** The element to focus; in a group of choices, one of its inputs. */
export function focusableOf(box: Element | null): HTMLElement | null {
  const control = controlOf(box)
  if (control?.matches('input, textarea, button, [tabindex], [contenteditable]')) return control
  return control?.querySelector<HTMLElement>('input, textarea, button, [tabindex]') ?? control
}

/** The ids in aria-describedby that this function added. */
const given = new WeakMap<Element, string>()

/** Sets name, descriptions and state of a control. */
export function describeControl(box: Element, description: Description): void {
  const control = controlOf(box)
  if (!control) return
  const { id, name, isInvalid, isRequired, isBusy } = description
  const isTold = control.matches(REQUIRED)
  const mark = isRequired && !isTold ? description.requiredId : undefined
  const describedBy = [mark, description.describedBy].filter(Boolean).join(' ')

  control.id ||= id
  nameElement(control, { box, id, name, labelId: description.labelId })
  // Keeps ids of others.
  if (describedBy || control.getAttribute('aria-describedby') === given.get(control))
    setAttribute(control, 'aria-describedby', describedBy || undefined)
  given.set(control, describedBy)

  const validated = control.matches(VALIDATED) ? [control] : control.querySelectorAll(PARTS)
  for (const part of validated) setAttribute(part, 'aria-invalid', isInvalid ? 'true' : undefined)
  setAttribute(control, 'aria-required', isTold && isRequired ? 'true' : undefined)
  setAttribute(control, 'aria-busy', isBusy ? 'true' : undefined)

  if (control.getAttribute('role') === 'combobox') nameInnerInputs(control)

  // Arco's clear icon is a tab stop without role and name; keys clear the field instead.
  const cross = box.querySelector('[class*="-clear-icon"]')
  if (cross) {
    setAttribute(cross, 'role', 'button')
    setAttribute(cross, 'tabindex', '-1')
    setAttribute(cross, 'aria-label', description.clearText)
  }
}

/** The input inside of Arco's combobox, which gets the focus. */
function nameInnerInputs(combobox: Element) {
  for (const input of combobox.querySelectorAll<HTMLInputElement>('input')) {
    if (input.tabIndex >= 0) keepInSight(input)
    for (const attribute of ['aria-label', 'aria-labelledby', 'aria-describedby']) {
      setAttribute(input, attribute, combobox.getAttribute(attribute) ?? undefined)
    }
  }
}

const inSight = new WeakSet<Element>()

/** Removes aria-hidden from Arco's search input, which keeps the focus between searches. */
function keepInSight(input: Element) {
  input.removeAttribute('aria-hidden')
  if (inSight.has(input)) return
  inSight.add(input)
  // The observer lives as long as its element.
  const observer = new MutationObserver(() => {
    if (input.hasAttribute('aria-hidden')) input.removeAttribute('aria-hidden')
  })
  observer.observe(input, { attributeFilter: ['aria-hidden'] })
}
