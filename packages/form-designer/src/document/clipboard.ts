import { type FormNode, isRecord, own, readForm } from '@sqos/form-model'

/** The key of copied components in the text of the clipboard. */
const KEY = 'sqosComponents'

/** The text of components for the clipboard: JSON, so that they can be pasted into another form or browser. */
export const componentsText = (nodes: readonly FormNode[]): string => JSON.stringify({ [KEY]: nodes })

/**
 * The components in the text of the clipboard; undefined for other texts. They are read like a document: its limits and forbidden keys
 * apply, and what is no component is left out.
 */
export function readComponents(text: string): readonly FormNode[] | undefined {
  if (!text.includes(`"${KEY}"`)) return undefined
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const nodes = own(parsed, KEY)
  if (!Array.isArray(nodes)) return undefined
  const { items } = readForm(JSON.stringify({ fields: nodes }))
  const found = items.map(({ key }) => nodes[Number(key.split('/').at(-1))] as unknown)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form has read them as components
  return found.filter((node) => isRecord(node)) as unknown as readonly FormNode[]
}
