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

/** Controls that hold a value: neither buttons nor parts of another control. */
function valueControlsOf(item: Element): HTMLElement[] {
  const all = [...item.querySelectorAll<HTMLElement>(CONTROLS)]
  return all.filter(
    (control) =>
      control.tagName !== 'BUTTON' &&
      control.tabIndex >= 0 &&
      control.getAttribute('type') !== 'file' &&
      !all.some((other) => other !== control && other.contains(control)),
  )
}

/** Whether a control has a name besides the label of the item: aria-label, or an own label, as checkboxes of Arco have. */
function hasOwnName(control: Element, label: HTMLLabelElement | null): boolean {
  if (named.has(control)) return false
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  return (
    labels.some((one) => one !== label && (one.textContent.trim() !== '' || one.hasAttribute('aria-label'))) ||
    control.hasAttribute('aria-label') ||
    (control.hasAttribute('aria-labelledby') && control.getAttribute('aria-labelledby') !== label?.id)
  )
}

/** The controls that have their name from `nameFurther`. */
const named = new WeakSet<Element>()

/**
 * Connects the controls of Arco's form with their label, help and error, and marks them as required. Arco renders them
 * without these references.
 */
export function describeControl(item: Element, { id, required }: Description): void {
  const control = controlOf(item)
  if (!control) return

  const label = item.querySelector('label')
  // References by id do not cross a shadow root. The editor has its own name and receives help and errors as text.
  const isInShadow = control.getRootNode() instanceof ShadowRoot
  const controls = isInShadow ? [] : valueControlsOf(item)
  const isGroup = controls.length > 1
  const itemLabel = label && !controls.some((one) => one.contains(label) || label.contains(one)) ? label : null
  if (itemLabel) itemLabel.id = `${id}-label`
  const isChoice = isGroup && hasOwnName(control, itemLabel)
  if (itemLabel && !isInShadow && !isChoice) nameByLabel(control, { label: itemLabel, id })

  const parts = [...item.querySelectorAll('.arco-form-message, .arco-form-extra')]
  for (const [index, part] of parts.entries()) part.id = `${id}-part-${index}`
  const describedBy = parts.map((part) => part.id).join(' ')
  const isInvalid = item.querySelector('.arco-form-item-status-error') !== null
  if (isInShadow) set(control, 'aria-description', parts.map((part) => part.textContent).join(' '))

  const group = item.querySelector('.arco-form-item-control-children')
  if (group && isGroup && itemLabel) {
    set(group, 'role', 'group')
    set(group, 'aria-labelledby', itemLabel.id)
    if (isChoice) set(group, 'aria-describedby', describedBy)
  } else if (group?.getAttribute('role') === 'group') {
    for (const name of ['role', 'aria-labelledby', 'aria-describedby']) set(group, name, '')
  }

  const unnamed = controls.filter((one) => one !== control && !hasOwnName(one, itemLabel))
  if (itemLabel) for (const one of unnamed) nameFurther(one, itemLabel)
  for (const one of isChoice ? [] : [control, ...unnamed]) {
    if (!isInShadow) set(one, 'aria-describedby', describedBy)
    set(one, 'aria-invalid', isInvalid ? 'true' : '')
    const role = one.getAttribute('role')
    const requirable = role ? REQUIRABLE.has(role) : one.tagName !== 'BUTTON'
    set(one, 'aria-required', required && requirable ? 'true' : '')
    if (role === 'combobox') nameInnerInputs(one)
  }
}

function nameByLabel(control: HTMLElement, { label, id }: { label: HTMLLabelElement; id: string }): void {
  if (LABELABLE.has(control.tagName)) {
    control.id ||= `${id}-control`
    label.htmlFor = control.id
  } else {
    set(control, 'aria-labelledby', label.id)
  }
}

/** Names a further control of an item: the label, and what tells the control from the first. */
function nameFurther(control: HTMLElement, label: HTMLLabelElement): void {
  const hint =
    control.getAttribute('placeholder') ?? control.querySelector('[placeholder]')?.getAttribute('placeholder')
  named.add(control)
  set(control, 'aria-label', [label.textContent.trim(), hint].filter(Boolean).join(' '))
}

/** The input inside Arco's combobox: it takes text and the focus. */
function nameInnerInputs(combobox: Element): void {
  for (const input of combobox.querySelectorAll('input')) {
    for (const name of ['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-invalid', 'aria-required'])
      set(input, name, combobox.getAttribute(name) ?? '')
    // Between two searches Arco hides the input from screen readers but leaves the focus in it.
    if (input.tabIndex >= 0) input.removeAttribute('aria-hidden')
  }
}

function set(element: Element, name: string, value: string) {
  if (value === '') element.removeAttribute(name)
  // Only changes, because the observer of the item reacts to each.
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
