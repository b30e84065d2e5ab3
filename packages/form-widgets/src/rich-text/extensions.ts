import { Extension, Mark, mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { declarationsOf } from './css-text.ts'
import { isSafeAddress } from './sanitize.ts'

/** Steps of 2 em that a paragraph can be moved in. */
export const MAX_INDENT = 8
const INDENT_EM = 2

// Read from the attribute: a strict Content-Security-Policy leaves the properties of parsed HTML empty.
const declared = (element: Element, property: string) =>
  declarationsOf(element.getAttribute('style') ?? '').get(property) ?? null

/** An attribute that is written as one declaration. */
const styled = (name: string, property: string) => ({
  default: null,
  parseHTML: (element: Element) => declared(element, property),
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { style: `${property}: ${attributes[name]}` } : {},
})

/** Colour, ground and size of letters. */
const Letters = Mark.create({
  name: 'letters',
  addAttributes: () => ({
    color: styled('color', 'color'),
    ground: styled('ground', 'background-color'),
    size: styled('size', 'font-size'),
  }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (element.hasAttribute('style') ? {} : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})

/** Alignment, indent and direction of paragraphs. */
const Blocks = Extension.create({
  name: 'blocks',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: styled('align', 'text-align'),
        indent: {
          default: 0,
          parseHTML: (element: Element) => {
            const em = Number.parseFloat(declared(element, 'padding-inline-start') ?? '0')
            return Math.min(MAX_INDENT, Math.round(em / INDENT_EM))
          },
          renderHTML: ({ indent }: Record<string, unknown>) =>
            typeof indent === 'number' && indent > 0 ? { style: `padding-inline-start: ${indent * INDENT_EM}em` } : {},
        },
        dir: {
          default: null,
          parseHTML: (element: Element) => element.getAttribute('dir'),
          renderHTML: ({ dir }: Record<string, unknown>) => (dir === 'rtl' || dir === 'ltr' ? { dir } : {}),
        },
      },
    },
  ],
})

/** Everything that a text may hold. Source: specification of the platform, section 2, editor toolbar. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    // It would end every stored text with an empty paragraph.
    trailingNode: false,
    link: { openOnClick: false, isAllowedUri: (address) => isSafeAddress(address) },
  }),
  Image.configure({ allowBase64: true }),
  Letters,
  Blocks,
]
