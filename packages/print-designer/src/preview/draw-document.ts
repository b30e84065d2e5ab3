import { type Band, type Paper, paperSize } from '../page/paper.ts'
import { type EmptyPage, paginate } from '../page/paginate.ts'
import type { PrintContext, PrintRecord } from '../render/print-record.ts'
import { absentFonts } from '../render/fonts.ts'
import { renderTemplate } from '../render/render-template.ts'
import { loadFonts } from './load-fonts.ts'

/** One record in one template. */
export interface PrintDocument {
  html: string
  paper: Paper
  record: PrintRecord
  /** The body is a finished text, without placeholders. */
  isText?: boolean | undefined
}

/** What a document lacks. */
export interface Lacks {
  /** Fields of the template that the record has not. */
  fields: readonly string[]
  /** Fonts of the template that the machine has not. */
  fonts: readonly string[]
}

const NOTHING: Lacks = { fields: [], fonts: [] }

interface DrawnPage extends EmptyPage {
  page: HTMLElement
}

/** Milliseconds of work between two frames. */
const SLICE = 12

interface DrawOptions {
  context: PrintContext
  signal: AbortSignal
  /** Called with each finished page. */
  onPage?: (() => void) | undefined
}

/**
 * Puts a document on pages, which it appends to `root`. Gives way to the browser between pages, so that the first is seen
 * before the last is made.
 */
export async function drawDocument(
  root: ParentNode,
  { html, paper, record, isText }: PrintDocument,
  { context, signal, onPage }: DrawOptions,
): Promise<Lacks> {
  const { content, missing, fonts } = renderTemplate(html, { record, context, isText })
  await loadFonts(`${content.textContent}${bandTexts(paper, { record, context })}0123456789/ `)
  if (signal.aborted) return NOTHING
  const everyPage = [...content.querySelectorAll('[data-frame][data-every-page]')]
  for (const frame of everyPage) frame.remove()
  const pages: HTMLElement[] = []
  const addPage = (): DrawnPage => {
    const drawn = emptyPage(paper)
    root.append(drawn.page)
    return drawn
  }
  let sliceEnd = performance.now() + SLICE
  for (const { page, frames } of paginate(content, addPage)) {
    if (signal.aborted) return NOTHING
    frames.prepend(...everyPage.map((frame) => frame.cloneNode(true)))
    addBands(page, paper, { record, context })
    pages.push(page)
    onPage?.()
    if (performance.now() < sliceEnd) continue
    await new Promise((done) => setTimeout(done, 0))
    sliceEnd = performance.now() + SLICE
  }
  numberPages(pages)
  return { fields: missing, fonts: absentFonts(fonts) }
}

const mm = (length: number) => `${length}mm`

function emptyPage(paper: Paper): DrawnPage {
  const { width, height } = paperSize(paper)
  const { top, right, bottom, left } = paper.margins
  const page = document.createElement('div')
  page.className = 'page'
  page.dataset['paper'] = `${width}x${height}`
  page.style.width = mm(width)
  page.style.height = mm(height)
  const body = document.createElement('div')
  body.className = 'body'
  body.style.top = mm(top)
  body.style.left = mm(left)
  // A margin never leaves less than 5 mm for the content.
  body.style.width = mm(Math.max(5, width - left - right))
  body.style.height = mm(Math.max(5, height - top - bottom))
  const frames = document.createElement('div')
  frames.className = 'frames'
  frames.style.top = mm(top)
  frames.style.left = mm(left)
  page.append(body, frames)
  return { page, body, frames }
}

interface Filling {
  record: PrintRecord
  context: PrintContext
}

function addBands(page: HTMLElement, paper: Paper, filling: Filling) {
  const { top, right, bottom, left } = paper.margins
  for (const [name, band, distance] of [
    ['top', paper.header, top],
    ['bottom', paper.footer, bottom],
  ] as const) {
    if (!band.left && !band.center && !band.right) continue
    const line = bandLine(band, filling)
    line.style[name] = mm(Math.max(1, distance / 2 - 2))
    line.style.left = mm(left)
    line.style.right = mm(right)
    page.append(line)
  }
  if (paper.watermark === '') return
  const mark = document.createElement('div')
  mark.className = 'watermark'
  mark.append(filledText(paper.watermark, filling))
  page.append(mark)
}

/** The texts around the content, for the fonts. */
const bandTexts = ({ header, footer, watermark }: Paper, filling: Filling): string =>
  [...Object.values(header), ...Object.values(footer), watermark]
    .map((text: string) => filledText(text, filling).textContent)
    .join('')

/** A header or footer with its three texts. */
export function bandLine(band: Band, filling: Filling): HTMLElement {
  const line = document.createElement('div')
  line.className = 'band'
  for (const text of [band.left, band.center, band.right]) {
    const part = document.createElement('span')
    part.append(filledText(text, filling))
    line.append(part)
  }
  return line
}

/** A plain text of a template with its placeholders filled in. */
export function filledText(text: string, { record, context }: Filling): DocumentFragment {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return renderTemplate(html, { record, context }).content
}

/** Fills the numbers of pages in, in bands and in the text. */
function numberPages(pages: readonly HTMLElement[]) {
  for (const [index, page] of pages.entries()) {
    for (const span of page.querySelectorAll<HTMLElement>('[data-page-number]'))
      span.textContent = String(span.dataset['pageNumber'] === 'pages' ? pages.length : index + 1)
  }
}
