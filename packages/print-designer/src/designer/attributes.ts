import { cleanStyle } from '../render/sanitize.ts'

/** An attribute that is stored as it is. */
export const kept = (attribute: string) => ({
  default: null,
  parseHTML: (element: Element) => element.getAttribute(attribute),
  renderHTML: () => ({}),
})

/** An attribute that the editor hands on: key of the node and attribute of the document. */
export const passed = (key: string, attribute: string) => ({
  [key]: {
    ...kept(attribute),
    renderHTML: (attributes: Record<string, unknown>) => written(attributes, { [key]: attribute }),
  },
})

export const keptAll = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([key, attribute]) => [key, kept(attribute)]))

export const written = (attributes: Record<string, unknown>, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([key, attribute]) =>
      typeof attributes[key] === 'string' ? [[attribute, attributes[key]]] : [],
    ),
  )

/** A style without declarations that load something. */
export const style = {
  default: null,
  parseHTML: (element: Element) => cleanStyle(element.getAttribute('data-css') ?? '') || null,
  renderHTML: ({ style: css }: Record<string, unknown>) => (typeof css === 'string' && css ? { style: css } : {}),
}
