import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type ISectionOptions,
  LevelFormat,
  Packer,
  PageOrientation,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { TextWatermark } from 'docx/watermarks'
import { paperSize } from '../page/paper.ts'
import { bandLine, filledText, type PrintDocument } from '../preview/draw-document.ts'
import { pageStyles } from '../preview/page-styles.ts'
import type { PrintContext } from '../render/print-record.ts'
import { renderTemplate } from '../render/render-template.ts'
import { blocksOf, NUMBERS } from './blocks.ts'
import { twipsOfMm } from './lengths.ts'
import { readPictures } from './pictures.ts'
import { runsOf } from './runs.ts'

/** Fonts that Word has: the font of paper is not part of the file. */
const FONT = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'Microsoft YaHei' }

interface WordOptions {
  context: PrintContext
  /** Title of the file. */
  title: string
}

/**
 * A Word file of documents (Office Open XML): each is a section with its own paper, header, footer and numbers of pages.
 * The content flows; Word breaks the pages.
 */
export async function makeWord(documents: readonly PrintDocument[], { context, title }: WordOptions): Promise<Blob> {
  const host = document.createElement('div')
  host.style.cssText = 'position: fixed; inset-inline-start: -100000px; inset-block-start: 0'
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [pageStyles()]
  document.body.append(host)
  try {
    const sections: ISectionOptions[] = []
    for (const one of documents) sections.push(await sectionOf(one, { root, context }))
    const file = new Document({
      title,
      creator: context.printer,
      sections,
      styles: { default: { document: { run: { font: FONT, size: 21 } } } },
      numbering: { config: [{ reference: NUMBERS, levels: LEVELS }] },
    })
    return await Packer.toBlob(file)
  } finally {
    host.remove()
  }
}

const LEVELS = Array.from({ length: 9 }, (_, level) => ({
  level,
  format: LevelFormat.DECIMAL,
  text: `%${level + 1}.`,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 480 * (level + 1), hanging: 480 } } },
}))

async function sectionOf(
  { html, paper, record, isText }: PrintDocument,
  { root, context }: { root: ShadowRoot; context: PrintContext },
): Promise<ISectionOptions> {
  const { width, height } = paperSize(paper)
  const { top, right, bottom, left } = paper.margins
  const page = document.createElement('div')
  page.className = 'page'
  const body = document.createElement('div')
  const bodyWidth = Math.max(5, width - left - right)
  body.style.width = `${bodyWidth}mm`
  body.append(renderTemplate(html, { record, context, isText }).content)
  const bands = [paper.header, paper.footer].map((band) => bandLine(band, { record, context }))
  page.append(body, ...bands)
  root.replaceChildren(page)
  const pictures = await readPictures(root)
  const [header, footer] = bands.map((band) => bandParagraph(band, { bodyWidth }))
  const mark = filledText(paper.watermark, { record, context }).textContent
  const marked = mark ? [new Paragraph({ children: [new TextWatermark({ text: mark, color: 'd9d9d9' })] })] : []
  const isLandscape = width > height
  return {
    properties: {
      page: {
        // The library swaps both for landscape.
        size: {
          width: twipsOfMm(Math.min(width, height)),
          height: twipsOfMm(Math.max(width, height)),
          orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: {
          top: twipsOfMm(top),
          right: twipsOfMm(right),
          bottom: twipsOfMm(bottom),
          left: twipsOfMm(left),
          header: twipsOfMm(Math.max(1, top / 2 - 2)),
          footer: twipsOfMm(Math.max(1, bottom / 2 - 2)),
        },
        pageNumbers: { start: 1 },
      },
    },
    headers: { default: new Header({ children: [...(header ? [header] : []), ...marked] }) },
    footers: { default: new Footer({ children: footer ? [footer] : [] }) },
    children: blocksOf(body, pictures),
  }
}

/** Left, middle and right of a header or footer in one line. */
function bandParagraph(band: HTMLElement, { bodyWidth }: { bodyWidth: number }): Paragraph {
  const none = new Map()
  const [left, center, right] = [...band.children].map((part) => runsOf(part, none))
  return new Paragraph({
    tabStops: [
      { type: TabStopType.CENTER, position: twipsOfMm(bodyWidth / 2) },
      { type: TabStopType.RIGHT, position: twipsOfMm(bodyWidth) },
    ],
    children: [...(left ?? []), new TextRun('\t'), ...(center ?? []), new TextRun('\t'), ...(right ?? [])],
  })
}
