import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { PaperPage, PaperSetup, PrintRecord } from '@sqos/print-designer/paper'
import type { ReportPaperSetup } from '@sqos/report-model'
import type { Browser, HTTPRequest, JSHandle, Page, PDFOptions } from 'puppeteer-core'

/** Milliseconds without a print after which the browser ends. */
const IDLE = 60_000
/** Milliseconds that one step of the page may take: pages of some records, or the file of all of them. */
const LIMIT = 100_000

/** The pages have an address that does not exist: their files come from two folders, and every other request is refused. */
const ORIGIN = 'https://paper.invalid'
const FILES = /^\/(paper|report-paper)\/(paper\.html|report\.html|fonts\.css|assets\/[\w.-]+)$/
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

/** No requests of the browser itself, and none to any host. */
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND',
]

const PRINT = { preferCSSPageSize: true, printBackground: true, timeout: LIMIT } as const
/** Reports have numbers of pages in the margin; print templates have their own. */
const NUMBERED = {
  ...PRINT,
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  footerTemplate:
    '<div style="width:100%;text-align:center;font-size:8px;color:#4e5969"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
}

/** Draws records on pages and turns the pages into PDF. */
export interface PaperSheet {
  /** Appends the pages of records; returns the number of pages so far. */
  draw: (records: readonly PrintRecord[]) => Promise<number>
  /** All pages as one PDF, in chunks. */
  pdf: () => AsyncIterable<Uint8Array>
  /** Removes all pages. */
  clear: () => Promise<void>
}

interface PaperBrowserOptions {
  /** Program of the browser. */
  program: string
  /** Folder with the built pages: `paper` of print templates, `report-paper` of reports. */
  folder: string
}

export type PaperBrowser = ReturnType<typeof createPaperBrowser>

/**
 * Prints with a browser in a profile of its own, without network and without the environment of the server. One print at a
 * time: each needs a processor and some hundred megabytes. The browser starts with the first print and ends when it was not used
 * for a minute.
 */
export function createPaperBrowser({ program, folder }: PaperBrowserOptions) {
  let browser: Promise<Browser> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  async function launch(): Promise<Browser> {
    const { launch: start } = await import('puppeteer-core')
    const started = await start({
      executablePath: program,
      // The program without windows has one mode only, which has another name.
      headless: program.includes('headless-shell') ? 'shell' : true,
      pipe: true,
      // A busy machine needs longer than the usual half minute, and no first page is needed.
      timeout: LIMIT,
      waitForInitialPage: false,
      // Chromium refuses its sandbox to root.
      args: process.getuid?.() === 0 ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS,
      env: { PATH: process.env['PATH'], HOME: tmpdir(), LANG: 'C.UTF-8', TZ: process.env['TZ'] },
      handleSIGINT: false,
      handleSIGTERM: false,
    })
    started.once('disconnected', () => {
      browser = undefined
    })
    return started
  }

  async function close() {
    clearTimeout(idle)
    const open = browser
    browser = undefined
    // A browser that did not start has nothing to close.
    const started = await open?.catch(() => undefined)
    await started?.close()
  }

  /** Runs `work` with a new page after all that came before. */
  function onPage(work: (page: Page) => AsyncIterable<Uint8Array>) {
    return (async function* chunks() {
      const before = last
      const turn = Promise.withResolvers<void>()
      last = turn.promise
      await before
      clearTimeout(idle)
      let page: Page | undefined
      try {
        browser ??= launch()
        const context = await (await browser).createBrowserContext()
        page = await context.newPage()
        page.setDefaultTimeout(LIMIT)
        await page.setRequestInterception(true)
        page.on('request', (request) => void answer(request))
        yield* work(page)
      } catch (error) {
        // The next print starts a browser of its own.
        await close()
        throw error
      } finally {
        // A browser that has crashed has no page to close.
        await page
          ?.browserContext()
          .close()
          .catch(() => undefined)
        idle = setTimeout(() => void close(), IDLE).unref()
        turn.resolve()
      }
    })()
  }

  /** Runs `work` with an empty sheet after all that came before. */
  const onSheet = (setup: PaperSetup, work: (sheet: PaperSheet) => AsyncIterable<Uint8Array>) =>
    onPage(async function* sheet(page) {
      yield* work(await openSheet(page, setup))
    })

  /** Prints a report after all that came before. */
  const printReport = (setup: ReportPaperSetup) =>
    onPage(async function* report(page) {
      await page.setViewport({ ...VIEWPORTS[setup.document.orientation], deviceScaleFactor: 2 })
      // Charts are drawn at once.
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
      await page.goto(`${ORIGIN}/report-paper/report.html`)
      const paper: JSHandle<ReportPage> = await page.evaluateHandle<[], () => ReportPage>('sqosReport')
      await paper.evaluate((drawn, given) => drawn.show(given), setup)
      yield* pdfOf(page, NUMBERED)
    })

  async function openSheet(page: Page, setup: PaperSetup): Promise<PaperSheet> {
    await page.goto(`${ORIGIN}/paper/paper.html`)
    const paper: JSHandle<PaperPage> = await page.evaluateHandle<[], () => PaperPage>('sqosPaper')
    await paper.evaluate((drawn, given) => drawn.begin(given), setup)
    return {
      draw: (records) => paper.evaluate((drawn, given) => drawn.draw(given), records),
      clear: () => paper.evaluate((drawn) => drawn.clear()),
      pdf: () => pdfOf(page, PRINT),
    }
  }

  /** Answers with a file of the page; everything else is refused. */
  async function answer(request: HTTPRequest) {
    const { origin, pathname } = new URL(request.url())
    try {
      if (origin !== ORIGIN || !FILES.test(pathname)) return await request.abort('accessdenied')
      const contentType = TYPES[extname(pathname)] ?? 'application/octet-stream'
      await request.respond({ contentType, body: await readFile(join(folder, pathname)) })
    } catch {
      // The page was closed, or its folder is incomplete: what is missing stays empty.
      await request.abort('failed').catch(() => undefined)
    }
  }

  return { onSheet, printReport, close }
}

/** Pixels of A4 between the margins. */
const VIEWPORTS = { landscape: { width: 1047, height: 700 }, portrait: { width: 718, height: 1000 } } as const

interface ReportPage {
  show: (setup: ReportPaperSetup) => Promise<void>
}

async function* pdfOf(page: Page, options: PDFOptions): AsyncGenerator<Uint8Array> {
  const reader = (await page.createPDFStream(options)).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
