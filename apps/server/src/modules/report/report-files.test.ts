import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../platform/workbook/limits.ts'
import { openZip } from '../../platform/workbook/zip.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { findBrowser } from '../print/pdf/find-browser.ts'
import { crossBlock, REPORT, reportCalls } from './report.testing.ts'

const PACKAGE = join(import.meta.dirname, '../../../../../packages/report')

let test: TestApp
let staticDir: string
beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'sqos-report-paper-'))
  await mkdir(join(staticDir, 'paper'))
  await writeFile(join(staticDir, 'index.html'), '')
  // The fonts of print templates are not needed for figures.
  await writeFile(join(staticDir, 'paper/paper.html'), '')
  await promisify(execFile)(
    join(PACKAGE, 'node_modules/.bin/vite'),
    ['build', '--config', 'vite.paper.config.ts', '--outDir', join(staticDir, 'report-paper')],
    { cwd: PACKAGE, env: { ...process.env, NODE_ENV: 'production' } },
  )
  const pdfBrowser = process.env['CHROME_PATH'] ?? findBrowser(undefined)
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00', config: { staticDir, pdfBrowser } })
})
afterAll(async () => {
  await test.close()
  await rm(staticDir, { recursive: true, force: true })
})
beforeEach(() => test.reset())

const { admin, buildOrders, buildReport, enter, permit, query, scheme } = reportCalls(() => test)

async function fileOf(id: string, body: object, who = 'admin') {
  const answer = await test.as(who).post<{ name: string; url: string }>(`${REPORT}/${id}/Actions/ExportFile`, body)
  if (answer.code !== 200) return { name: '', bytes: Buffer.alloc(0), msg: answer.msg }
  const headers = { authorization: await test.tokenOf(who) }
  const { rawPayload: bytes } = await test.app.inject({ url: answer.data.url, headers })
  return { name: answer.data.name, bytes, msg: answer.msg }
}

/** Size in mm and text of each page. */
async function pagesOf(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 25.4 / 72 })
    const { items } = await page.getTextContent()
    pages.push({
      size: `${Math.round(width)}x${Math.round(height)}`,
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    })
  }
  return pages
}

const sums = { ...crossBlock, measures: crossBlock.measures.slice(1, 2) }

it('has the figures of the viewer as CSV, and a file for each of several tables', async () => {
  const { orders } = await buildOrders()
  await scheme(orders, 'kindA', [{ id: 'F_Kind', field: 'F_Kind', type: 'String', op: 'Equal', value: 'a' }])
  const { userId } = await permit('lina', { modelId: orders, may: (code) => !code.startsWith('sqos_') })
  const kinds = { ...sums, rows: [{ field: 'F_Kind' }], columns: [] }
  const id = await buildReport(orders, [kinds])
  await enter(id, [userId])

  const all = await fileOf(id, { as: 'csv' })
  const own = await fileOf(id, { as: 'csv' }, 'lina')

  expect(all.name).toBe('报表orders.csv')
  expect(all.bytes.toString('utf8')).toBe('\uFEFF类别,金额 (元)\r\n甲,12.5\r\n乙,4\r\n合计,16.5\r\n')
  expect(own.bytes.toString('utf8')).toBe('\uFEFF类别,金额 (元)\r\n甲,12.5\r\n合计,12.5\r\n')

  await admin().put(`${REPORT}/${id}`, {
    fullName: '两张表',
    enCode: 'two',
    categoryId: 'sales',
    content: JSON.stringify({
      sources: [{ id: 'orders', dataset: { kind: 'model', modelId: orders } }],
      blocks: [kinds, { ...kinds, id: 'gone', title: '=失效', source: 'none' }],
    }),
  })
  const zip = await openZip((await fileOf(id, { as: 'csv' })).bytes, DEFAULT_LIMITS)
  const texts = []
  for (const name of ['区域月份.csv', '=失效.csv']) {
    let content = ''
    for await (const chunk of zip.open(name)) content += chunk
    texts.push(content)
  }
  zip.close()
  expect(texts).toEqual([all.bytes.toString('utf8').slice(1), expect.stringContaining('数据来源已被删除')])
})

it('is printed on A4 with page breaks, numbers of pages, the head on each part, and the figures of the cube', async () => {
  const { orders } = await buildOrders()
  const chart = {
    id: 'chart',
    kind: 'chart',
    source: 'orders',
    chart: 'bar',
    by: { field: 'F_Kind' },
    measure: { test: 'count' },
  }
  const id = await buildReport(
    orders,
    [{ id: 't', kind: 'text', text: '<script>document.title="x"</script>' }, sums, { id: 'b', kind: 'break' }, chart],
    { orientation: 'portrait' },
  )

  const { bytes } = await fileOf(id, { as: 'pdf' })

  const pages = await pagesOf(bytes)
  expect(pages.map(({ size }) => size)).toEqual(['210x297', '210x297'])
  expect(pages.map(({ text }) => /\d \/ \d/.exec(text.replaceAll(/\s+/g, ' '))?.[0])).toEqual(['1 / 2', '2 / 2'])
  expect(pages[0]?.text).toContain('<script>')
  const figures = (await query(id)).blocks[0]?.cube?.cells.map((cell) => Number(cell.at(-1)).toFixed(2)) ?? []
  expect(figures.length).toBeGreaterThan(5)
  for (const figure of figures) expect(pages[0]?.text).toContain(figure)
})

it('is refused to those who may not open it, without required parameters, and as another format', async () => {
  const { orders } = await buildOrders()
  await permit('lina', { modelId: orders, may: () => true })
  const parameters = [{ name: 'kind', kind: 'text', isRequired: true, targets: [] }]
  const id = await buildReport(orders, [sums], { parameters })

  expect(await fileOf(id, { as: 'pdf' }, 'lina')).toMatchObject({ msg: expect.stringContaining('没有此报表') })
  expect(await fileOf(id, { as: 'csv' })).toMatchObject({ msg: '请先选择必填的参数' })
  expect(await fileOf(id, { as: 'exe' })).toMatchObject({ name: '' })
})
