import { Extension, Mark, mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { declarationsOf } from './css-text.ts'
import { isSafeAddress } from './sanitize.ts'

/** Maximum indent of a paragraph, in steps of 2 em. */
export const MAX_INDENT = 8
const INDENT_EM = 2

// Read from the attribute, because a strict Content-Security-Policy ignores styles of parsed HTML.
const declared = (element: Element, property: string) =>
  declarationsOf(element.getAttribute('style') ?? '').get(property) ?? null

/** One value and no second declaration: the text may come from somebody else. */
const DECLARED = /^(?!.*url)[\w#%(),./\s-]{1,60}$/i

/** An attribute that is written as one declaration. */
const styled = (name: string, property: string) => ({
  default: null,
  parseHTML: (element: Element) => declared(element, property),
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' && DECLARED.test(attributes[name])
      ? { style: `${property}: ${attributes[name]}` }
      : {},
})

/** Colour, background and size of text. */
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

/** The extensions of the editor. A document that several people edit has a history of its own. */
export const extensionsOf = ({ hasHistory }: { hasHistory: boolean }) => [
  StarterKit.configure({
    ...(!hasHistory && { undoRedo: false }),
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    // It would add an empty paragraph to every stored text.
    trailingNode: false,
    link: { openOnClick: false, isAllowedUri: (address) => isSafeAddress(address) },
  }),
  Image.configure({ allowBase64: true }),
  Letters,
  Blocks,
]

export const EXTENSIONS = extensionsOf({ hasHistory: true })
