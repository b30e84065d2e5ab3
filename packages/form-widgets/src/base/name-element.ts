interface Naming {
  /** Attribute of the content of a field; labels inside of it do not name the field. */
  box: Element
  id: string
  name?: string | undefined
  labelId?: string | undefined
}

/**
 * Names an element by its own name, by the label around it, or by the label of Arco's Form.Item, which is not
 * connected.
 */
export function nameElement(element: Element, { box, id, name, labelId }: Naming): void {
  if (name) setAttribute(element, 'aria-label', name)
  else setAttribute(element, 'aria-labelledby', labelId ?? labelOfArcoItem(box, id))
}

function labelOfArcoItem(box: Element, id: string): string | undefined {
  const label = box.closest('.arco-form-item')?.querySelector('label')
  if (!label || box.contains(label)) return undefined
  label.id ||= `${id}-label`
  return label.id
}

export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
