import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { chromium } from 'playwright'
import { build } from 'vite'
import { type Comparison, median } from '../report.ts'
import type { Run } from './page/main.ts'
import { startSink } from './sink.ts'

const ROUNDS = 3
const MB = 1_048_576

/** Result of the benchmark. */
export interface FilesBench {
  megabytes: number
  comparison: Comparison
  /** Milliseconds on the main thread of the page; 0 when no task took 50 ms or longer. */
  longestTask: { ours: number; theirs: number }
}

/**
 * Hashes a file and uploads it to a server that discards it, with our queue and with simple-uploader.js, alternately,
 * in one browser. 1 GB, or `BENCH_FILE_MB`, or less when the disk is nearly full.
 */
export async function benchFiles(): Promise<FilesBench> {
  const folder = await mkdtemp(join(tmpdir(), 'sqos-bench-files-'))
  try {
    const megabytes = await sizeFor(folder)
    const file = join(folder, 'file.bin')
    const md5 = await writeRandom(file, megabytes)
    const outDir = join(folder, 'page')
    const root = join(import.meta.dirname, 'page')
    await build({ root, configFile: false, logLevel: 'error', worker: { format: 'es' }, build: { outDir } })
    const runs = await measure({ outDir, file, md5 })
    const longest = (all: readonly Run[]) => Math.max(...all.map(({ longestTask }) => longestTask))
    const middle = (all: readonly Run[]) => median(all.map(({ ms }) => ms))
    return {
      megabytes,
      comparison: {
        name: `hash and upload of ${megabytes} MB`,
        unit: 'ms',
        ours: middle(runs.ours),
        other: middle(runs.theirs),
      },
      longestTask: { ours: longest(runs.ours), theirs: longest(runs.theirs) },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function sizeFor(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  const wanted = Number(process.env['BENCH_FILE_MB'] ?? 1024)
  return Math.min(wanted, Math.floor((bavail * bsize) / MB / 4))
}

async function writeRandom(path: string, megabytes: number): Promise<string> {
  const hash = createHash('md5')
  const file = await open(path, 'w')
  for (let written = 0; written < megabytes; written += 1) {
    const part = randomBytes(MB)
    hash.update(part)
    await file.write(part)
  }
  await file.close()
  return hash.digest('hex')
}

async function measure({ outDir, file, md5 }: { outDir: string; file: string; md5: string }) {
  const sink = await startSink(outDir)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage()
    await page.goto(sink.url)
    await page.waitForFunction(() => 'upload' in window)
    await page.getByLabel('File').setInputFiles(file)
    const runs: Record<'ours' | 'theirs', Run[]> = { ours: [], theirs: [] }
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const which of ['ours', 'theirs'] as const) {
        const run = await page.evaluate((name) => window.upload(name), which)
        if (run.md5 !== md5) throw new Error(`bench: ${which} computed another MD5.`)
        // The first round is a warm-up.
        if (round > 0) runs[which].push(run)
      }
    }
    return runs
  } finally {
    await browser.close()
    await sink.stop()
  }
}
