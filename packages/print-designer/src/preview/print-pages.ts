import { pageStyles } from './page-styles.ts'
import { setPapers, waitForPictures } from './paper-rules.ts'

/** Prints pages through the browser, each on its own paper, and nothing else of the application. */
export async function printPages(pages: readonly HTMLElement[]): Promise<void> {
  const host = document.createElement('div')
  host.dataset['printHost'] = ''
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [pageStyles()]
  const copies = pages.map((page) => page.cloneNode(true)).filter((copy) => copy instanceof HTMLElement)
  root.append(...copies)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${setPapers(copies)}\n${ONLY_PAGES}`)
  document.body.append(host)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  try {
    await waitForPictures(root)
    window.print()
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    host.remove()
  }
}

/** Everything but the pages hidden. `!important`: elements of the application set their own display. */
const ONLY_PAGES = `
@media screen { [data-print-host] { position: fixed; inset-inline-start: -100000px; } }
@media print {
  html, body { block-size: auto !important; overflow: visible !important; background: #fff !important; }
  body > :not([data-print-host]) { display: none !important; }
}
`
