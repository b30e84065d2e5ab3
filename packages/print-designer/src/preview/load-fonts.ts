import { PAPER_FONT } from '../render/fonts.ts'

/** Weights that pages use. */
const WEIGHTS = [400, 700]

/** Milliseconds after which pages are drawn with the fonts of the machine. */
const LIMIT = 8000

const sheets = new Map<string, Promise<void>>()

/** Adds a style sheet with the faces of the font to the document. An unreachable one leaves the fonts of the machine. */
export function addFontStyles(url: string): Promise<void> {
  const known = sheets.get(url)
  if (known) return known
  const loaded = new Promise<void>((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => done())
    document.head.append(link)
  })
  sheets.set(url, loaded)
  return loaded
}

/** Loads the parts of the font that have the letters of a text: pages are measured with it. */
export async function loadFonts(text: string): Promise<void> {
  // jsdom has no fonts.
  if (!('fonts' in document)) return
  const letters = [...new Set(text)].join('')
  const loads = WEIGHTS.map((weight) =>
    document.fonts.load(`${weight} 10.5pt "${PAPER_FONT}"`, letters).catch(() => []),
  )
  const tooLate = new Promise<void>((done) => {
    setTimeout(done, LIMIT)
  })
  await Promise.race([Promise.all(loads), tooLate])
}
