import { type PageViewport, type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist'
import { rangesOf } from '../find.ts'
import { element } from '../view.ts'
import styles from './pdf.module.css'

/** CSS pixels of a point: PDF counts 72 to the inch, the screen 96. */
const PX_PER_POINT = 96 / 72
/** Maximum pixel ratio: more costs memory without a visible effect. */
const MAX_DENSITY = 2
const MAX_CANVAS_PIXELS = 16_000_000

interface PdfPageOptions {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  /** The size of the first page, used as estimate for the others. */
  model: PageViewport
  /** Accessible name. */
  name: string
}

/** A page: an empty sheet until it is visible, then a canvas with a text layer. */
export class PdfPage {
  readonly element: HTMLElement
  readonly number: number
  #pdf: PDFDocumentProxy
  #page: Promise<PDFPageProxy> | undefined
  #text: Promise<string> | undefined
  #layer: HTMLElement | undefined
  #zoom = 1
  #drawn: Promise<void> | undefined
  #isInSight = false

  constructor({ pdf, number, model, name }: PdfPageOptions) {
    this.#pdf = pdf
    this.number = number
    this.element = element('section', { className: styles.page })
    this.element.setAttribute('aria-label', name)
    this.#measure(model)
  }

  /** Renders the page near the viewport and releases its canvas when it is far, to limit memory. */
  setInSight(isInSight: boolean) {
    this.#isInSight = isInSight
    if (isInSight) void this.draw()
    else this.#clear()
  }

  setZoom(zoom: number) {
    if (zoom === this.#zoom) return
    this.#zoom = zoom
    this.element.style.setProperty('--scale', String(zoom * PX_PER_POINT))
    this.#clear()
    if (this.#isInSight) void this.draw()
  }

  /** Renders the page once. A page that fails stays empty; the others are still shown. */
  draw(): Promise<void> {
    this.#drawn ??= this.#drawAnew().catch(() => {
      this.element.dataset['state'] = 'failed'
    })
    return this.#drawn
  }

  /** The text of the page, as in its text layer. */
  readText(): Promise<string> {
    this.#text ??= this.#load()
      .then((page) => page.getTextContent())
      .then(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(''))
      .catch(() => '')
    return this.#text
  }

  /** The position of the n-th match of a text. */
  async rangeOf(wanted: string, index: number): Promise<Range | undefined> {
    this.element.scrollIntoView({ block: 'nearest' })
    await this.draw()
    return this.#layer && rangesOf(this.#layer, wanted)[index]
  }

  #load(): Promise<PDFPageProxy> {
    this.#page ??= this.#pdf.getPage(this.number)
    return this.#page
  }

  #measure({ width, height }: PageViewport) {
    this.element.style.setProperty('--width', String(width))
    this.element.style.setProperty('--height', String(height))
  }

  #clear() {
    this.#drawn = undefined
    this.#layer = undefined
    this.element.replaceChildren()
  }

  async #drawAnew() {
    const page = await this.#load()
    const base = page.getViewport({ scale: 1 })
    this.#measure(base)
    const scale = this.#zoom * PX_PER_POINT
    const wanted = scale * Math.min(MAX_DENSITY, Math.max(1, devicePixelRatio))
    const most = Math.sqrt(MAX_CANVAS_PIXELS / (base.width * base.height))
    const viewport = page.getViewport({ scale: Math.min(wanted, most) })
    const canvas = element('canvas')
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    const drawn = this.#zoom
    await page.render({ canvas, viewport }).promise
    const container = element('div', { className: styles.text })
    const layer = new TextLayer({
      textContentSource: await page.getTextContent(),
      container,
      viewport: page.getViewport({ scale }),
    })
    await layer.render()
    // The zoom may have changed meanwhile.
    if (drawn !== this.#zoom) return
    this.#layer = container
    this.element.replaceChildren(canvas, container)
  }
}
