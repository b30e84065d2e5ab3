import {
  AlignmentType,
  BorderStyle,
  FrameAnchorType,
  HeadingLevel,
  type IFrameOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  type Table,
} from 'docx'
import { pixels, twips, twipsOfMm } from './lengths.ts'
import { type Pictures, runsOf } from './runs.ts'
import { tableOf } from './tables.ts'

/** What Word has on a page and in a cell. */
export type Block = Paragraph | Table

/** Name of the numbers of lists. */
export const NUMBERS = 'numbers'

const ALIGNMENTS: Record<string, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  end: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
}

const HEADINGS: Record<string, (typeof HeadingLevel)[keyof typeof HeadingLevel]> = {
  H1: HeadingLevel.HEADING_1,
  H2: HeadingLevel.HEADING_2,
  H3: HeadingLevel.HEADING_3,
  H4: HeadingLevel.HEADING_4,
  H5: HeadingLevel.HEADING_5,
  H6: HeadingLevel.HEADING_6,
}

const INLINE = new Set(['inline', 'inline-block', 'inline-flex', 'inline-grid', 'contents'])

const isBlock = (element: Element) => !INLINE.has(getComputedStyle(element).display)

/** The item of a list that a paragraph belongs to. */
interface Item {
  isNumbered: boolean
  level: number
  /** Number of the list in the document: each counts from one. */
  list: number
}

/** A walk through a document. */
interface Walk {
  pictures: Pictures
  /** The next paragraph begins a page. */
  isBroken: boolean
  /** Number of lists so far. */
  lists: number
  /** The place of the paragraphs on the page. */
  frame?: IFrameOptions | undefined
}

/** The paragraphs and tables of an element that is in the document. */
export const blocksOf = (container: Element, pictures: Pictures): Block[] =>
  contentOf(container, { pictures, isBroken: false, lists: 0 }, undefined)

function contentOf(container: Element, walk: Walk, item: Item | undefined): Block[] {
  const blocks: Block[] = []
  let runs: ParagraphChild[] = []
  /** The text before each block is a paragraph of its own. */
  const flush = (ends: boolean) => {
    if (runs.length > 0) blocks.push(paragraphOf(container, runs, { walk, item, ends }))
    runs = []
  }
  for (const node of container.childNodes) {
    if (node instanceof Element && isBlock(node)) {
      flush(false)
      blocks.push(...blockOf(node, walk, item))
      continue
    }
    // Spaces between blocks are not on the page.
    if (runs.length > 0 || node.textContent?.trim() || node instanceof Element)
      runs.push(...runsOf(node, walk.pictures))
  }
  flush(true)
  return blocks
}

function blockOf(element: Element, walk: Walk, item: Item | undefined): Block[] {
  if (element instanceof HTMLElement && element.dataset['pageBreak'] !== undefined) {
    walk.isBroken = true
    return []
  }
  if (element instanceof HTMLElement && element.dataset['frame'] !== undefined) {
    walk.frame = frameOf(element)
    const framed = contentOf(element, walk, undefined)
    walk.frame = undefined
    return framed
  }
  const empty = () => paragraphOf(element, [], { walk, item, ends: true })
  if (element instanceof HTMLTableElement) {
    const before = walk.isBroken ? [empty()] : []
    return [...before, tableOf(element, (cell) => contentOf(cell, walk, undefined)), spaceBelow(element)]
  }
  if (element.tagName === 'UL' || element.tagName === 'OL') {
    const level = Math.min(8, (item?.level ?? -1) + 1)
    if (!item) walk.lists += 1
    const inner = { isNumbered: element.tagName === 'OL', level, list: walk.lists }
    return [...element.children].flatMap((child) => contentOf(child, walk, inner))
  }
  if (element.tagName === 'HR')
    return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '000000' } } })]
  const blocks = contentOf(element, walk, item)
  // An empty line keeps its height.
  const isLine = element.tagName === 'P' && element.getBoundingClientRect().height > 0
  return blocks.length === 0 && isLine ? [empty()] : blocks
}

/** Paragraphs with the same place are one frame in Word. */
function frameOf({ dataset }: HTMLElement): IFrameOptions {
  const [x = 0, y = 0, width = 0, height = 0] = [
    dataset['left'],
    dataset['top'],
    dataset['width'],
    dataset['height'],
  ].map((length) => twipsOfMm(Number(length) || 0))
  const anchor = { horizontal: FrameAnchorType.MARGIN, vertical: FrameAnchorType.MARGIN }
  return { type: 'absolute', position: { x, y }, width, height, anchor }
}

/** The space below a table. Without a paragraph between them Word makes one table of two. */
const spaceBelow = (table: Element): Paragraph =>
  new Paragraph({
    spacing: {
      before: 0,
      after: 0,
      line: Math.max(20, twips(pixels(getComputedStyle(table).marginBottom))),
      lineRule: LineRuleType.EXACT,
    },
  })

interface Place {
  walk: Walk
  item: Item | undefined
  /** Whether the space below the element follows. */
  ends: boolean
}

function paragraphOf(source: Element, children: readonly ParagraphChild[], { walk, item, ends }: Place): Paragraph {
  const style = getComputedStyle(source)
  const alignment = ALIGNMENTS[style.textAlign]
  const heading = HEADINGS[source.tagName]
  const isCell = source instanceof HTMLTableCellElement
  const line = pixels(style.lineHeight)
  const pageBreakBefore = walk.isBroken
  walk.isBroken = false
  return new Paragraph({
    children,
    spacing: {
      before: isCell ? 0 : twips(pixels(style.marginTop)),
      after: isCell || !ends ? 0 : twips(pixels(style.marginBottom)),
      ...(line > 0 && { line: twips(line), lineRule: LineRuleType.AT_LEAST }),
    },
    ...(walk.frame && { frame: walk.frame }),
    ...(pageBreakBefore && { pageBreakBefore }),
    ...(alignment && { alignment }),
    ...(heading && { heading }),
    ...(item?.isNumbered && { numbering: { reference: NUMBERS, level: item.level, instance: item.list } }),
    ...(item && !item.isNumbered && { bullet: { level: item.level } }),
  })
}
