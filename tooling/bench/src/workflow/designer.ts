import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { arcoStyles, jsonImports } from '@sqos/build/vite'
import { freePort } from '@sqos/test-kit/port'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { median, p95 } from '../report.ts'

/** The designer with 200 nodes in Chromium: the work of a frame while a person drags and zooms, at most 16 ms. */
export async function benchDesigner(): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'sqos-bench-designer-'))
  const root = join(import.meta.dirname, 'page')
  const target = { outDir, target: 'esnext' }
  await build({ root, configFile: false, plugins: [arcoStyles(), jsonImports()], logLevel: 'error', build: target })
  const port = await freePort()
  const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port } })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForSelector('[data-node-id]')
    await page.waitForTimeout(1000)
    console.log(`\nThe designer with 200 nodes (load of the machine ${(loadavg()[0] ?? 0).toFixed(1)})`)
    for (const what of ['drag', 'zoom'] as const) {
      const times = await page.evaluate((of) => window.framesOf(of), what)
      const rest = times.slice(10)
      console.log(`  ${what}: a frame ${median(rest).toFixed(1)} ms, p95 ${p95(rest).toFixed(1)} ms (at most 16)`)
    }
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
