import * as pdfjs from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite gives the address
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { placesOf } from '../find.ts'
import { element, type Match, NotShown, type Source, type View } from '../view.ts'
import { BundledData } from './pdf-data.ts'
import { PdfPage } from './pdf-page.ts'
import styles from './pdf.module.css'

// The frame has no origin, so pdf.js starts its worker through a blob that imports it.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(workerAddress, import.meta.url).href

/** Maximum number of printed pages, to limit memory. */
const MAX_PRINTED = 200
/** Images in a PDF with more pixels are left out as bombs. */
const MAX_PICTURE = 100_000_000

/** View of a PDF. Visible pages are rendered, scripts never run, and forms show their saved values. */
export async function pdfView(source: Source): Promise<View> {
  const pdf = await openPdf(source)
  const list = element('div', { className: styles.pages })
  const pages: PdfPage[] = []
  const first = await pdf.getPage(1)
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        pages.find((page) => page.element === target)?.setInSight(isIntersecting)
    },
    { rootMargin: '100% 0px' },
  )
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = new PdfPage({
      pdf,
      number,
      model: first.getViewport({ scale: 1 }),
      name: source.text('page', { page: number }),
    })
    pages.push(page)
    list.append(page.element)
    sight.observe(page.element)
  }
  return {
    element: list,
    notes: pdf.numPages > MAX_PRINTED ? [source.text('printCut', { pages: MAX_PRINTED })] : [],
    abilities: { pages: pdf.numPages, finds: true, zooms: true, prints: true },
    pages: pages.map((page) => page.element),
    fits: true,
    find: (text) => findInPages(pages, text),
    setZoom(zoom) {
      for (const page of pages) page.setZoom(zoom)
    },
    async beforePrint() {
      for (const page of pages.slice(0, MAX_PRINTED)) await page.draw()
    },
  }
}

async function openPdf({ bytes, askPassword }: Source) {
  const task = pdfjs.getDocument({
    data: bytes.slice(),
    BinaryDataFactory: BundledData,
    useWorkerFetch: false,
    cMapUrl: 'cmaps/',
    wasmUrl: 'wasm/',
    iccUrl: undefined,
    enableXfa: false,
    maxImageSize: MAX_PICTURE,
    disableWorkerRendering: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  task.onPassword = (answer: (password: string) => void, reason: number) => {
    void askPassword(reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD ? 'wrongPassword' : 'password').then(answer)
  }
  return task.promise.catch(() => {
    throw new NotShown('damaged')
  })
}

/** Searches the text of all pages, including unrendered ones. */
async function findInPages(pages: readonly PdfPage[], wanted: string): Promise<Match[]> {
  const found: Match[] = []
  for (const page of pages) {
    const places = placesOf(await page.readText(), wanted)
    found.push(...places.map((_place, index) => ({ page: page.number, reveal: () => page.rangeOf(wanted, index) })))
  }
  return found
}
