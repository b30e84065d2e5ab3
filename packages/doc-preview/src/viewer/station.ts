import type { FrameSettings, FromFrame, ToFrame } from '../protocol.ts'
import { languageEntry } from '@sqos/contract'
import { TooLarge } from './archive.ts'
import { textIn } from './text.ts'
import { element, type Match, NotShown, type View } from './view.ts'
import { viewOf } from './view-of.ts'
import { drawWatermark } from './watermark.ts'
import styles from './viewer.module.css'

/** The document in the frame; executes the commands of the dialog. */
export class Station {
  #send: (message: FromFrame) => void
  #root: HTMLElement
  #watermark = drawWatermark('')
  #view: View | undefined
  #whole = 1
  #search: { text: string; matches: readonly Match[]; current: number } | undefined
  #answerPassword: ((password: string) => void) | undefined

  constructor(root: HTMLElement, send: (message: FromFrame) => void) {
    this.#root = root
    this.#send = send
    root.classList.add(styles.stage ?? '')
  }

  /** Executes a command of the dialog. */
  async obey(order: ToFrame): Promise<void> {
    switch (order.type) {
      case 'show':
        return this.#show(order)
      case 'settings':
        return this.#apply(order.settings)
      case 'find':
        return this.#find(order.text, order.step)
      case 'page':
        return this.#view?.pages?.[order.page - 1]?.scrollIntoView({ block: 'start' })
      case 'zoom':
        return this.#zoom(order.zoom)
      case 'password':
        return this.#answerPassword?.(order.password)
      case 'print':
        await this.#view?.beforePrint?.()
        return print()
      default:
    }
  }

  async #show({ name, content, settings }: Extract<ToFrame, { type: 'show' }>) {
    this.#apply(settings)
    try {
      const view = await viewOf({
        name,
        content,
        text: textIn(settings.language),
        askPassword: (problem) => {
          this.#send({ type: 'problem', problem })
          return new Promise((resolve) => {
            this.#answerPassword = resolve
          })
        },
      })
      const notes = (view.notes ?? []).map((text) => element('p', { text }))
      if (notes.length > 0) this.#root.append(element('div', { className: styles.notes, children: notes }))
      this.#root.append(element('article', { className: styles.document, children: [view.element] }), this.#watermark)
      this.#view = view
      this.#fit()
      this.#followPages()
      this.#send({ type: 'shown', abilities: view.abilities })
    } catch (error) {
      const isTooLarge = error instanceof TooLarge || error instanceof RangeError
      const problem = error instanceof NotShown ? error.problem : isTooLarge ? 'tooLarge' : 'damaged'
      this.#send({ type: 'problem', problem })
    }
  }

  #apply({ language, dark, watermark }: FrameSettings) {
    document.documentElement.lang = languageEntry(language).tag
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
    const drawn = drawWatermark(watermark)
    this.#watermark.replaceWith(drawn)
    this.#watermark = drawn
  }

  /** Reports the page that fills most of the window. */
  #followPages() {
    const pages = this.#view?.pages ?? []
    if (pages.length === 0) return
    let told = 0
    const tell = () => {
      const middle = innerHeight / 2
      const place = pages.findIndex((page) => page.getBoundingClientRect().bottom >= middle)
      const page = place < 0 ? pages.length : place + 1
      if (page !== told) this.#send({ type: 'place', page })
      told = page
    }
    addEventListener('scroll', () => requestAnimationFrame(tell), { passive: true })
    tell()
  }

  /** The scale of 100 %: original size, or fitted to a narrow window. */
  #fit() {
    const width = this.#view?.fits ? (this.#view.pages?.[0]?.offsetWidth ?? 0) : 0
    if (width <= innerWidth) return
    this.#whole = document.documentElement.clientWidth / width
    this.#zoom(1)
  }

  /** Zooms around the visible page. */
  #zoom(zoom: number) {
    const { scrollTop, scrollHeight } = document.documentElement
    const share = scrollTop / Math.max(1, scrollHeight)
    this.#view?.setZoom?.(zoom * this.#whole)
    document.documentElement.scrollTop = share * document.documentElement.scrollHeight
  }

  async #find(text: string, step: 1 | -1) {
    const view = this.#view
    if (!view?.find) return
    if (this.#search?.text !== text) {
      const search = { text, matches: text === '' ? [] : await view.find(text), current: step > 0 ? -1 : 0 }
      this.#search = search
    }
    const { matches } = this.#search
    const total = matches.length
    this.#search.current = total === 0 ? -1 : (this.#search.current + step + total) % total
    const match = matches[this.#search.current]
    this.#send({ type: 'found', current: this.#search.current + 1, total })
    const range = await match?.reveal()
    mark(range)
    // Only those of the same page, because other pages may have no text layer yet.
    if (range) (range.startContainer.parentElement ?? this.#root).scrollIntoView({ block: 'center', inline: 'nearest' })
  }
}

const MARK = 'found'

function mark(range: Range | undefined) {
  if (range) CSS.highlights.set(MARK, new Highlight(range))
  else CSS.highlights.delete(MARK)
}
