import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { tableEditing } from '@tiptap/pm/tables'
import { StarterKit } from '@tiptap/starter-kit'
import { cleanStyle, isSafePicture, withStylesAside } from '../render/sanitize.ts'

/** Attributes of fields, in the order of the settings: key of the node → attribute of the document. */
const FIELD_ATTRIBUTES = {
  format: 'data-format',
  aggregate: 'data-aggregate',
  code: 'data-code',
  picture: 'data-picture',
  width: 'data-width',
  height: 'data-height',
  showField: 'data-show-field',
  showTest: 'data-show-test',
  showValue: 'data-show-value',
} as const

/** Attributes of blocks that are printed under a condition. */
const CONDITION_ATTRIBUTES = {
  showField: 'data-show-field',
  showTest: 'data-show-test',
  showValue: 'data-show-value',
} as const

/** An attribute that is stored as it is. */
const kept = (attribute: string) => ({
  default: null,
  parseHTML: (element: Element) => element.getAttribute(attribute),
  renderHTML: () => ({}),
})

const keptAll = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([key, attribute]) => [key, kept(attribute)]))

const written = (attributes: Record<string, unknown>, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([key, attribute]) =>
      typeof attributes[key] === 'string' ? [[attribute, attributes[key]]] : [],
    ),
  )

/** A style without declarations that load something. */
const style = {
  default: null,
  parseHTML: (element: Element) => cleanStyle(element.getAttribute('data-css') ?? '') || null,
  renderHTML: ({ style: css }: Record<string, unknown>) => (typeof css === 'string' && css ? { style: css } : {}),
}

/** A field of the form, of a sub-table or of the system; one character for the cursor. */
const Field = Node.create<{ labelOf: (tag: string) => string }>({
  name: 'field',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addOptions: () => ({ labelOf: (tag: string) => tag }),
  addAttributes: () => ({ tag: kept('data-tag'), style, ...keptAll(FIELD_ATTRIBUTES) }),
  parseHTML: () => [{ tag: 'span[data-tag]', priority: 100 }],
  renderHTML({ node, HTMLAttributes }) {
    const tag = String(node.attrs['tag'] ?? '')
    const isFilled = node.attrs['aggregate'] === null && node.attrs['code'] === null && node.attrs['picture'] === null
    const attributes = mergeAttributes(HTMLAttributes, { 'data-tag': tag }, written(node.attrs, FIELD_ATTRIBUTES))
    return ['span', attributes, isFilled ? `{${tag.slice(tag.indexOf('.') + 1)}}` : '']
  },
  addNodeView() {
    const { labelOf } = this.options
    return ({ node }) => {
      const dom = document.createElement('span')
      const show = ({ attrs }: typeof node) => {
        dom.className = 'field'
        dom.dataset['kind'] = attrs['aggregate'] ? 'total' : attrs['code'] ? 'code' : 'field'
        dom.textContent = labelOf(String(attrs['tag'] ?? ''))
      }
      show(node)
      return {
        dom,
        update(next) {
          if (next.type !== node.type) return false
          show(next)
          return true
        },
      }
    }
  },
})

const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  parseHTML: () => [{ tag: '[data-page-break]', priority: 100 }],
  renderHTML: () => ['div', { 'data-page-break': '' }],
})

/** A block of another editor; its content stays in it. */
const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'div' }, { tag: 'section' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: (extension: { name: string }) => ({ tableRole: roleOf(extension.name) }),
  addAttributes: () => ({ border: kept('border') }),
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

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes: () => ({
    /** Whether the row is in the head of the table, which each page repeats. */
    isHead: {
      default: false,
      parseHTML: (element: Element) => element.parentElement?.tagName === 'THEAD',
      renderHTML: () => ({}),
    },
    repeat: kept('data-repeat'),
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'tr',
    mergeAttributes(
      HTMLAttributes,
      written(node.attrs, { repeat: 'data-repeat' }),
      node.attrs['isHead'] === true ? { 'data-head': '' } : {},
    ),
    0,
  ],
})

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: Element) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'number' && attributes[name] > 1 ? { [name]: attributes[name] } : {},
})

const cell = (name: string, tag: 'td' | 'th') =>
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

/** Fonts, colours and sizes of letters, as the document has them. */
const Letters = Mark.create({
  name: 'letters',
  addAttributes: () => ({ style }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (element.hasAttribute('data-css') ? {} : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Styles and conditions of blocks. */
const Blocks = Extension.create({
  name: 'blocks',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'box',
        'table',
        'tableRow',
        'tableCell',
        'tableHeader',
        'bulletList',
        'orderedList',
      ],
      attributes: { style },
    },
    {
      types: ['paragraph', 'heading', 'box', 'table', 'tableRow'],
      attributes: Object.fromEntries(
        Object.entries(CONDITION_ATTRIBUTES).map(([key, attribute]) => [
          key,
          {
            ...kept(attribute),
            renderHTML: (attributes: Record<string, unknown>) => written(attributes, { [key]: attribute }),
          },
        ]),
      ),
    },
  ],
})

/** What a document of a template may have. */
export const documentExtensions = (labelOf: (tag: string) => string) => [
  StarterKit.configure({ trailingNode: false, codeBlock: false, link: { openOnClick: false } }),
  Image.extend({
    addAttributes() {
      return { ...this.parent?.(), style, width: kept('width'), height: kept('height') }
    },
    parseHTML: () => [
      {
        tag: 'img[src]',
        getAttrs: (element) => (isSafePicture(element.getAttribute('src') ?? '') ? {} : false),
      },
    ],
  }).configure({ allowBase64: true, inline: true }),
  Field.configure({ labelOf }),
  PageBreak,
  Box,
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  Letters,
  Blocks,
]

/** HTML as it is stored: heads of tables in `thead`, no paragraph around the only text of a cell. */
export function storedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withStylesAside(html), 'text/html')
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll<HTMLElement>(':scope > tbody > tr[data-head]')]
    if (rows.length > 0) table.createTHead().append(...rows)
    for (const row of rows) delete row.dataset['head']
  }
  for (const paragraph of body.querySelectorAll('td > p:only-child, th > p:only-child'))
    if (paragraph.attributes.length === 0) paragraph.replaceWith(...paragraph.childNodes)
  return body.innerHTML.replaceAll(' data-css=', ' style=')
}
