import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { RESULT } from '@sqos/contract'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { recordCalls } from '../record/record.testing.ts'
import { findBrowser } from './pdf/find-browser.ts'
import { buildPrintedRequests } from './print.testing.ts'

const URL = '/api/system/printDev'
const DESIGNER = join(import.meta.dirname, '../../../../../packages/print-designer')

let test: TestApp
let staticDir: string
beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'sqos-paper-'))
  await writeFile(join(staticDir, 'index.html'), '')
  await promisify(execFile)(
    join(DESIGNER, 'node_modules/.bin/vite'),
    ['build', '--config', 'vite.paper.config.ts', '--outDir', join(staticDir, 'paper')],
    { cwd: DESIGNER, env: { ...process.env, NODE_ENV: 'production' } },
  )
  const pdfBrowser = process.env['CHROME_PATH'] ?? findBrowser(undefined)
  test = await createTestApp({ now: '2026-11-23T10:00:00+08:00', config: { staticDir, pdfBrowser } })
})
afterAll(async () => {
  await test.close()
  await rm(staticDir, { recursive: true, force: true })
})
beforeEach(() => test.reset())

const { permit } = recordCalls(() => test)

const A5 = '{"paper":"A5","isLandscape":true,"footer":{"left":"","center":"{page} / {pages}","right":""}}'

async function addTemplate(modelId: string, printTemplate: string, pageJson = A5): Promise<string> {
  const body = {
    fullName: '申请单',
    enCode: 'request',
    category: 'bill',
    type: 2,
    dbLinkId: '0',
    modelId,
    printTemplate,
    pageJson,
  }
  expect(await test.as('admin').post(URL, body)).toMatchObject({ code: RESULT.ok })
  const { data } = await test.as('admin').get<{ list: { id: string }[] }>(URL)
  return data.list[0]?.id ?? ''
}

/** The size in mm and the text of each page. */
async function read(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 25.4 / 72 })
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    pages.push({ size: `${Math.round(width)}x${Math.round(height)}`, text })
  }
  return pages
}

async function make(who: string, body: object) {
  const { code, msg, data } = await test.as(who).post<{ name: string; url: string }>(`${URL}/Actions/Pdf`, body)
  const file =
    code === RESULT.ok && data.url !== ''
      ? await test.app.inject({ url: data.url, headers: { authorization: await test.tokenOf(who) } })
      : undefined
  return { code, msg, name: data?.name, bytes: file?.rawPayload ?? Buffer.alloc(0) }
}

it('prints records on the paper of the template, without the columns that a role hides, and counts them', async () => {
  const { modelId, id } = await buildPrintedRequests(() => test)
  const template = await addTemplate(
    modelId,
    '<p>{F_Name} {F_Secret}</p><script>document.title = 1</script><img src="https://example.com/a.png">' +
      '<table><tbody><tr><td><span data-tag="childrenDataTable0.F_Item">{F_Item}</span></td></tr></tbody></table>',
  )
  const { menuId } = await permit('lina', { modelId, may: (code) => code !== 'F_Secret' })

  const made = await make('lina', { templateIds: [template, ''], modelId, menuId, formIds: [id] })

  expect(made).toMatchObject({ code: RESULT.ok, name: '申请单.pdf' })
  const [first, second, ...others] = await read(made.bytes)
  expect(others).toEqual([])
  expect(first).toMatchObject({ size: '210x148', text: expect.stringContaining('<b>电脑</b>') })
  expect(first?.text).toMatch(/主机.*屏幕.*1 \/ 1/)
  expect(second).toMatchObject({ size: '210x297', text: expect.stringContaining('名称') })
  for (const { text } of [first, second].flatMap((page) => page ?? [])) expect(text).not.toMatch(/机密|底价/)
  const { data } = await test.as('admin').get<{ list: { useCount: number }[] }>(URL)
  expect(data.list.map(({ useCount }) => useCount)).toEqual([1])
})

it('makes a ZIP with a PDF for each record; refuses records that the caller may not open', async () => {
  const { modelId, id } = await buildPrintedRequests(() => test)
  await permit('guest', { modelId: 'none', may: () => true })

  const made = await make('admin', { templateIds: [''], modelId, formIds: [id], as: 'zip' })
  const refused = await make('guest', { templateIds: [''], modelId, formIds: [id] })

  expect(made.name).toBe('打印文件.zip')
  expect(made.bytes.includes(Buffer.from('001 b 电脑 b.pdf'))).toBe(true)
  expect(refused.bytes).toHaveLength(0)
  expect(refused.code).not.toBe(RESULT.ok)
})

it('says what to install when there is no browser', async () => {
  await using bare = await createTestApp({ config: { staticDir, pdfBrowser: '/nowhere/chromium' } })

  const answer = await bare.as('admin').post(`${URL}/Actions/Pdf`, { templateIds: [''], modelId: 'm', formIds: ['1'] })

  expect(answer).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining('PDF_BROWSER') })
})
