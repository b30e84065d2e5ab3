import { ExternalHyperlink, ImageRun, PageNumber, type ParagraphChild, TextRun, UnderlineType } from 'docx'
import { PAPER_FONT } from '../render/fonts.ts'
import { halfPoints, hexColor, pixels } from './lengths.ts'
import type { WordPicture } from './pictures.ts'

/** Pictures of the document by their elements. */
export type Pictures = ReadonlyMap<Element, WordPicture>

const LINK = /^(https?:|mailto:|tel:)/

/** The runs of a node and what is in it. Whitespace is collapsed as on the page. */
export function runsOf(node: Node, pictures: Pictures): ParagraphChild[] {
  if (node instanceof Text) return textRuns(node)
  if (!(node instanceof Element)) return []
  const picture = pictures.get(node)
  if (picture) return [pictureRun(picture)]
  if (node.tagName === 'BR') return [new TextRun({ break: 1 })]
  if (node instanceof HTMLElement && node.dataset['pageNumber']) return [pageNumberRun(node)]
  const runs = [...node.childNodes].flatMap((child) => runsOf(child, pictures))
  const href = node instanceof HTMLAnchorElement ? node.href : ''
  return LINK.test(href) && runs.length > 0 ? [new ExternalHyperlink({ link: href, children: runs })] : runs
}

function textRuns(text: Text): ParagraphChild[] {
  const parent = text.parentElement
  if (!parent) return []
  const style = getComputedStyle(parent)
  const words = style.whiteSpace.startsWith('pre') ? text.data : text.data.replaceAll(/[ \t\r\n\f]+/g, ' ')
  return words === '' ? [] : [new TextRun({ text: words, ...lookOf(style) })]
}

function pageNumberRun(element: HTMLElement): ParagraphChild {
  const number = element.dataset['pageNumber'] === 'pages' ? PageNumber.TOTAL_PAGES_IN_SECTION : PageNumber.CURRENT
  return new TextRun({ children: [number], ...lookOf(getComputedStyle(element)) })
}

const pictureRun = ({ data, width, height }: WordPicture): ParagraphChild =>
  new ImageRun({ type: 'png', data, transformation: { width: Math.round(width), height: Math.round(height) } })

/** The look of letters in Word. */
function lookOf(style: CSSStyleDeclaration) {
  const decoration = style.textDecorationLine
  const [family = ''] = style.fontFamily.split(',')
  const font = family.replaceAll(/["']/g, '').trim()
  return {
    size: halfPoints(pixels(style.fontSize)),
    color: hexColor(style.color) ?? '000000',
    bold: Number(style.fontWeight) >= 600,
    italics: style.fontStyle === 'italic',
    strike: decoration.includes('line-through'),
    subScript: style.verticalAlign === 'sub',
    superScript: style.verticalAlign === 'super',
    ...(decoration.includes('underline') && { underline: { type: UnderlineType.SINGLE } }),
    ...(font !== PAPER_FONT && font !== '' && { font }),
  }
}
