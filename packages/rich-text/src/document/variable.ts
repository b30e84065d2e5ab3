import { mergeAttributes, Node } from '@tiptap/core'

/** A variable of a template, shown as a chip and filled in when the document leaves the editor. */
export const Variable = Node.create({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({
    code: {
      default: '',
      parseHTML: (element: Element) => element.getAttribute('data-variable') ?? '',
      renderHTML: ({ code }: Record<string, unknown>) => ({ 'data-variable': typeof code === 'string' ? code : '' }),
    },
    name: { default: '', parseHTML: (element: Element) => element.textContent, renderHTML: () => ({}) },
  }),
  parseHTML: () => [{ tag: 'span[data-variable]', priority: 60 }],
  renderHTML: ({ HTMLAttributes, node }) => ['span', mergeAttributes(HTMLAttributes), labelOf(node.attrs)],
  renderText: ({ node }) => labelOf(node.attrs),
})

function labelOf({ name, code }: Record<string, unknown>): string {
  if (typeof name === 'string' && name !== '') return name
  return typeof code === 'string' ? code : ''
}
