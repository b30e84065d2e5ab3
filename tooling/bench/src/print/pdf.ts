import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '@sqos/server/src/modules/print/pdf/find-browser.ts'
import { createPdfJoiner } from '@sqos/server/src/modules/print/pdf/join-pdf.ts'
import { createPaperBrowser } from '@sqos/server/src/modules/print/pdf/paper-browser.ts'
import { printInParts } from '@sqos/server/src/modules/print/pdf/print-parts.ts'

/** Records of one page each. */
const COUNTS = [100, 500]

const field = (name: string) => ({ field: name, fieldName: name, kind: '', isDrawn: false })
const form = { modelName: '报销单', headTable: [field('bill_no'), field('title')], tables: [] }
const record = (index: number) => ({
  id: String(index),
  printData: { bill_no: `BX${index}`, title: `第 ${index} 次出差：上海、北京、广州` },
  numbers: {},
  pictures: {},
  operatorRecordList: [],
})

/** PDF files of records: seconds, and the memory of all processes of the browser. */
export async function benchPdf() {
  const program = findBrowser(process.env['CHROME_PATH'])
  if (program === undefined) {
    console.log('No Chromium is installed: PDF files were not measured.')
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'sqos-bench-paper-'))
  const designer = dirname(createRequire(import.meta.url).resolve('@sqos/print-designer/package.json'))
  const vite = join(designer, 'node_modules/.bin/vite')
  await promisify(execFile)(vite, ['build', '--config', 'vite.paper.config.ts', '--outDir', join(folder, 'paper')], {
    cwd: designer,
  })
  try {
    for (const count of COUNTS) {
      const browser = createPaperBrowser({ program, folder })
      const setup = { language: 'zh' as const, printer: '王/wang', printedAt: Date.now(), form, looks: [null] }
      const watch = watchMemory()
      const start = performance.now()
      let bytes = 0
      async function* records() {
        for (let index = 0; index < count; index++) yield record(index)
      }
      const chunks = browser.onSheet(setup, (sheet) => printInParts(sheet, records(), createPdfJoiner()))
      for await (const chunk of chunks) bytes += chunk.length
      const seconds = (performance.now() - start) / 1000
      const peak = await watch.stop()
      await browser.close()
      const limit = count === 100 ? ' (at most 20 s, 600 MB)' : ''
      console.log(
        `\nPDF of ${count} records of one page${limit}: ${seconds.toFixed(1)} s, browser at most ${Math.round(peak)} MB, file ${(bytes / 1_048_576).toFixed(1)} MB`,
      )
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The largest memory (PSS, MB) of the processes that this one has started. */
function watchMemory() {
  const stop = new AbortController()
  let peak = 0
  const watching = (async () => {
    while (!stop.signal.aborted) {
      peak = Math.max(peak, await memoryOfChildren(process.pid))
      await new Promise((done) => setTimeout(done, 100))
    }
  })()
  return {
    async stop() {
      stop.abort()
      await watching
      return peak
    },
  }
}

async function memoryOfChildren(pid: number): Promise<number> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(stat)?.[1]
    if (parent !== undefined) parents.set(Number(name), Number(parent))
  }
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one)
    return parent !== undefined && (parent === pid || isBelow(parent))
  }
  let kilobytes = 0
  for (const one of parents.keys()) {
    if (!isBelow(one)) continue
    const rollup = await readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => '')
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  }
  return kilobytes / 1024
}
