import { element } from '../view.ts'
import { fillColor, type Theme } from './colors.ts'
import styles from './slides.module.css'
import { child, childrenOf, numberOf } from './slide-parts.ts'

interface TextBodyOptions {
  theme: Theme
  /** List styles, nearest first, for sizes and bullets that the text does not define. */
  listStyles: readonly (Element | undefined)[]
}

/** Points to pixels: a slide is drawn with 96 pixels to the inch. */
const PX_PER_POINT = 96 / 72
const DEFAULT_SIZE = 1800

/** The paragraphs of a shape, or of a cell of a table. */
export function textBody(body: Element, options: TextBodyOptions): HTMLElement {
  const shrink = (numberOf(child(body, 'bodyPr', 'normAutofit'), 'fontScale') ?? 100_000) / 100_000
  const listStyles = [child(body, 'lstStyle'), ...options.listStyles]
  return element('div', {
    className: styles.text,
    children: childrenOf(body, 'p').map((paragraph) => drawParagraph(paragraph, { ...options, listStyles, shrink })),
  })
}

interface ParagraphOptions extends TextBodyOptions {
  shrink: number
}

function drawParagraph(paragraph: Element, { theme, listStyles, shrink }: ParagraphOptions): HTMLElement {
  const own = child(paragraph, 'pPr')
  const level = numberOf(own, 'lvl') ?? 0
  const levels = [own, ...listStyles.map((list) => child(list, `lvl${level + 1}pPr`))].filter(
    (one) => one !== undefined,
  )
  const drawn = element('p', { className: styles.paragraph })
  const align = levels.map((one) => one.getAttribute('algn')).find(Boolean)
  drawn.style.textAlign = { ctr: 'center', r: 'end', just: 'justify' }[align ?? ''] ?? 'start'
  const spaced = levels.map((one) => numberOf(child(one, 'lnSpc', 'spcPct'), 'val')).find((one) => one !== undefined)
  if (spaced) drawn.style.lineHeight = String((spaced / 100_000) * 1.2)
  drawn.style.paddingInlineStart = `${level * 24}px`

  const defaults = levels.map((one) => child(one, 'defRPr')).filter((one) => one !== undefined)
  for (const part of paragraph.children) {
    if (part.localName === 'br') drawn.append(element('br'))
    if (part.localName === 'r' || part.localName === 'fld') drawn.append(drawRun(part, { theme, defaults, shrink }))
  }
  const bullet = bulletOf(levels)
  if (drawn.textContent === '') drawn.append(element('br'))
  else if (bullet) drawn.prepend(element('span', { className: styles.bullet, text: bullet }))
  return drawn
}

function bulletOf(levels: readonly Element[]): string | undefined {
  for (const level of levels) {
    if (child(level, 'buNone')) return undefined
    if (child(level, 'buChar') || child(level, 'buAutoNum')) {
      const sign = child(level, 'buChar')?.getAttribute('char') ?? '•'
      // Signs of symbol fonts, which a browser does not have.
      return /[\u0020-\u00ff\u2000-\u2bff]/.test(sign) ? sign : '•'
    }
  }
  return undefined
}

interface RunOptions {
  theme: Theme
  defaults: readonly Element[]
  shrink: number
}

function drawRun(run: Element, { theme, defaults, shrink }: RunOptions): HTMLElement {
  const looks = [child(run, 'rPr'), ...defaults].filter((one) => one !== undefined)
  const drawn = element('span', { text: child(run, 't')?.textContent ?? '' })
  const attribute = (name: string) => looks.map((look) => look.getAttribute(name)).find((value) => value !== null)
  const size = Number(attribute('sz') ?? DEFAULT_SIZE)
  drawn.style.fontSize = `${(Number.isFinite(size) ? size / 100 : 18) * PX_PER_POINT * shrink}px`
  if (attribute('b') === '1') drawn.style.fontWeight = '700'
  if (attribute('i') === '1') drawn.style.fontStyle = 'italic'
  if ((attribute('u') ?? 'none') !== 'none') drawn.style.textDecoration = 'underline'
  const color = looks.map((look) => fillColor(look, theme)).find(Boolean)
  if (color) drawn.style.color = color
  return drawn
}
