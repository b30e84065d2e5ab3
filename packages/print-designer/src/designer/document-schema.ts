import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafePicture } from '../render/sanitize.ts'
import { kept, keptAll, passed, style, written } from './attributes.ts'
import { Frame } from './frame.ts'
import { PageBreak } from './page-break.ts'
import { cell, Table, TableRow } from './table-nodes.ts'

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
  /** The placeholder with its letters, of other editors. */
  inner: 'data-inner',
} as const

/** Attributes of blocks that are printed under a condition. */
const CONDITION_ATTRIBUTES = {
  showField: 'data-show-field',
  showTest: 'data-show-test',
  showValue: 'data-show-value',
} as const

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

/** Blocks flow over pages; frames have a place. */
const Page = Node.create({ name: 'doc', topNode: true, content: '(block | frame)+' })

/** A block of another editor; its content stays in it. */
const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  addAttributes: () => passed('name', 'data-name'),
  parseHTML: () => [{ tag: 'div' }, { tag: 'section', attrs: { name: 'section' } }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
})

/** Fonts, colours and sizes of letters, as the document has them, and elements that the editor does not know. */
const Letters = Mark.create({
  name: 'letters',
  // Elements are in each other.
  excludes: '',
  addAttributes: () => ({ style, ...passed('name', 'data-name') }),
  parseHTML: () => [{ tag: 'span[data-css], span[data-kept], span[data-name]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Nodes and marks whose further attributes are handed on. */
const KEEPING = [
  'paragraph',
  'heading',
  'box',
  'frame',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'horizontalRule',
  'hardBreak',
  'image',
  'field',
  'letters',
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'link',
] as const

/** Styles and conditions of blocks, and what other editors have put there. */
const Blocks = Extension.create({
  name: 'blocks',
  addGlobalAttributes: () => [
    { types: [...KEEPING], attributes: passed('kept', 'data-kept') },
    { types: ['paragraph'], attributes: passed('bare', 'data-bare') },
    {
      types: [
        'paragraph',
        'heading',
        'box',
        'frame',
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
      types: ['paragraph', 'heading', 'box', 'frame', 'table', 'tableRow'],
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

/** Texts in the document. */
interface DocumentLabels {
  /** Name of a field. */
  labelOf: (tag: string) => string
  /** Of the handles of frames. */
  handleLabels: { move: string; size: string }
}

/** What a document of a template may have. */
export const documentExtensions = ({ labelOf, handleLabels }: DocumentLabels) => [
  Page,
  StarterKit.configure({ document: false, trailingNode: false, codeBlock: false, link: { openOnClick: false } }),
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
  Frame.configure({ handleLabels }),
  Box,
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  Letters,
  Blocks,
]
