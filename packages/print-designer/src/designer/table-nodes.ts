import { mergeAttributes, Node } from '@tiptap/core'
import { tableEditing } from '@tiptap/pm/tables'
import { kept, passed, written } from './attributes.ts'

export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: (extension: { name: string }) => ({ tableRole: roleOf(extension.name) }),
  addAttributes: () => ({ border: kept('border'), ...passed('parts', 'data-parts') }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'table',
    mergeAttributes(HTMLAttributes, written(node.attrs, { border: 'border' })),
    ['tbody', 0],
  ],
  addProseMirrorPlugins: () => [tableEditing()],
})

function roleOf(name: string): string | undefined {
  return { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }[name]
}

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes: () => ({
    /** `thead`, which each page repeats, or `tfoot`. */
    ...passed('part', 'data-part'),
    repeat: kept('data-repeat'),
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'tr',
    mergeAttributes(HTMLAttributes, written(node.attrs, { repeat: 'data-repeat' })),
    0,
  ],
})

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: Element) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'number' && attributes[name] > 1 ? { [name]: attributes[name] } : {},
})

export const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, renderHTML: () => ({}) },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })
