interface Naming {
  /** What the field draws: a label in it is not that of the field. */
  box: Element
  id: string
  name?: string | undefined
  labelId?: string | undefined
}

/** Names an element by its own name, the label around it, or that of Arco's Form.Item, which draws one and does not connect it. */
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
