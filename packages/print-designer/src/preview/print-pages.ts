import { pageStyles } from './page-styles.ts'

/** Prints pages through the browser, each on its own paper, and nothing else of the application. */
export async function printPages(pages: readonly HTMLElement[]): Promise<void> {
  const host = document.createElement('div')
  host.dataset['printHost'] = ''
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [pageStyles()]
  const papers = [...new Set(pages.map(({ dataset }) => dataset['paper'] ?? ''))]
  for (const page of pages) {
    const copy = page.cloneNode(true)
    if (!(copy instanceof HTMLElement)) continue
    copy.style.setProperty('page', nameOf(papers.indexOf(page.dataset['paper'] ?? '')))
    root.append(copy)
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetFor(papers))
  document.body.append(host)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  try {
    await Promise.all([...root.querySelectorAll('img')].map((picture) => picture.decode().catch(() => {})))
    window.print()
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    host.remove()
  }
}

const nameOf = (index: number) => `sheet-${index}`

/** Paper sizes, and everything but the pages hidden. `!important`: elements of the application set their own display. */
const sheetFor = (papers: readonly string[]) => `
${papers.map((paper, index) => `@page ${nameOf(index)} { size: ${paper.replace('x', 'mm ')}mm; margin: 0; }`).join('\n')}
@page { margin: 0; }
@media screen { [data-print-host] { position: fixed; inset-inline-start: -100000px; } }
@media print {
  html, body { block-size: auto !important; overflow: visible !important; background: #fff !important; }
  body > :not([data-print-host]) { display: none !important; }
}
`
