import { RESULT } from '@sqos/contract'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sendFile } from '../file/upload.testing.ts'
import { recordCalls } from '../record/record.testing.ts'
import { differencesFromApproved, drawPages, fontsOf, looksAlike } from './pdf-pictures.testing.ts'
import { addTemplate, buildPaper, buildPrintedRequests } from './print.testing.ts'

const URL = '/api/system/printDev'

let test: TestApp
let paper: Awaited<ReturnType<typeof buildPaper>>
beforeAll(async () => {
  paper = await buildPaper()
  test = await createTestApp({ now: '2026-11-23T10:00:00+08:00', config: paper.config })
})
afterAll(async () => {
  await test.close()
  await paper.remove()
})
beforeEach(() => test.reset())

const { permit, create, list } = recordCalls(() => test)

const A5 = '{"paper":"A5","isLandscape":true,"footer":{"left":"","center":"{page} / {pages}","right":""}}'

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
  const template = await addTemplate(test, {
    modelId,
    printTemplate:
      '<p>{F_Name} {F_Secret}</p><script>document.title = 1</script><img src="https://example.com/a.png">' +
      '<table><tbody><tr><td><span data-tag="childrenDataTable0.F_Item">{F_Item}</span></td></tr></tbody></table>',
    pageJson: A5,
  })
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

/** Pictures of a page of a PDF, and the places of its texts in mm from the left and top. */
async function placesOf(bytes: Buffer) {
  const page = await (await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise).getPage(1)
  const { height } = page.getViewport({ scale: 1 })
  const { fnArray } = await page.getOperatorList()
  const { items } = await page.getTextContent()
  const mm = (points: number) => Math.round((points / 72) * 25.4)
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x, y]: number[] = item.transform
    return [{ text: item.str, x: mm(x ?? 0), y: mm(height - (y ?? 0)) }]
  })
  return { texts, pictures: fnArray.filter((code) => code === OPS.paintImageXObject).length }
}

it('prints uploaded pictures that the user may read, and none of other servers', async () => {
  const { modelId, id } = await buildPrintedRequests(() => test)
  const { default: sharp } = await import('sharp')
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { data: logo } = await sendFile(test.as('admin'), { content, name: 'logo.png', chunkSize: 100_000 }, 'annexpic')
  const { data: own } = await sendFile(test.as('admin'), { content, name: 'own.png', chunkSize: 100_000 }, 'temporary')
  const template = await addTemplate(test, {
    modelId,
    printTemplate:
      `<p><img src="/api/file/Image/annexpic/${logo.name}"><img src="/api/file/Image/temporary/${own.name}">` +
      '<img src="https://example.com/a.png"></p>',
    pageJson: A5,
  })

  const made = await make('admin', { templateIds: [template], modelId, formIds: [id] })

  expect(made.code).toBe(RESULT.ok)
  expect((await placesOf(made.bytes)).pictures).toBe(1)
})

it('puts frames of a label at their places, each record on its own label', async () => {
  const { modelId, id } = await buildPrintedRequests(() => test)
  const label =
    '{"paper":"label60x40","margins":{"top":2,"right":2,"bottom":2,"left":2},"footer":{"left":"","center":"","right":""}}'
  const frame = (left: number, top: number, content: string) =>
    `<div data-frame="" data-left="${left}" data-top="${top}" data-width="30" data-height="8" style="font-size: 8pt"><p>${content}</p></div>`
  const code = '<span data-tag="null.F_Secret" data-code="bars" data-width="28" data-height="7"></span>'
  const body = `${frame(20, 3, 'AA')}${frame(5, 25, 'BB')}${frame(5, 15, code)}<p></p>`
  const template = await addTemplate(test, { modelId, printTemplate: body, pageJson: label })

  const made = await make('admin', { templateIds: [template], modelId, formIds: [id] })

  const pages = await read(made.bytes)
  expect(pages.map(({ size }) => size)).toEqual(['60x40'])
  const { texts } = await placesOf(made.bytes)
  const near = (text: string) => texts.find((one) => one.text === text)
  // The margin of 2 mm, the place, and the height of the letters.
  expect(near('AA')).toMatchObject({ x: 22, y: expect.closeTo(8, -1) })
  expect(near('BB')).toMatchObject({ x: 7, y: expect.closeTo(30, -1) })
})

const value = (name: string, attributes = '') => `<span data-tag="null.${name}"${attributes}>{${name}}</span>`
const cell = (name: string, attributes = '') =>
  `<span data-tag="childrenDataTable0.${name}"${attributes}>${attributes === '' ? `{${name}}` : ''}</span>`
const SUM = ' data-aggregate="sum"'

/** A document of two pages: codes, conditions, a table that breaks, totals, bands, a watermark. */
const DOCUMENT = `<h1 style="text-align: center">物品申请单</h1>
<p style="text-align: right">${value('F_Name', ' data-code="bars" data-width="50" data-height="10"')}
${value('F_Secret', ' data-code="qr" data-width="18" data-height="18"')}</p>
<p>单号：<strong>${value('F_Name')}</strong>　说明：${value('F_Secret')}</p>
<p data-show-field="F_Secret" data-show-test="empty">没有说明</p>
<table><thead><tr><th style="width: 60%">物品</th><th>单价</th></tr></thead>
<tbody><tr><td>${cell('F_Item')}</td><td style="text-align: right">${cell('F_Price')}</td></tr></tbody>
<tfoot><tr><td>合计</td><td style="text-align: right">${cell('F_Price', `${SUM} data-format="thousands:2"`)}</td></tr></tfoot></table>
<p>大写金额：${cell('F_Price', `${SUM} data-format="capital"`)}</p>
<div data-page-break=""></div>
<div data-frame="" data-left="70" data-top="20" data-width="40" data-height="10" style="font-size: 14pt; border: 0.3mm solid #000"><p>附页的框</p></div>
<p>附页</p>
<div data-frame="" data-every-page="" data-left="50" data-top="-8" data-width="28" data-height="6" style="color: #000"><p>每页的章</p></div>`

const A5_PORTRAIT = JSON.stringify({
  paper: 'A5',
  margins: { top: 15, right: 12, bottom: 15, left: 12 },
  header: { left: '示例公司', center: '', right: '{F_Name}' },
  footer: { left: '', center: '{page} / {pages}', right: '' },
  watermark: '样张',
})

it('documents and labels look as their approved pictures', async () => {
  const { modelId } = await buildPrintedRequests(() => test)
  const rows = Array.from({ length: 24 }, (_, index) => ({
    F_Item: `办公用品 ${index + 1}`,
    F_Price: 12.5 * (index + 1),
  }))
  await create(modelId, { F_Name: 'SQ-2026-0042', F_Secret: '请于月底前送到三楼', tableField1: rows })
  const id = String((await list(modelId)).list.find((row) => row['F_Name'] === 'SQ-2026-0042')?.['id'])
  const print = async (html: string, page: string) => {
    const template = await addTemplate(test, { modelId, printTemplate: html, pageJson: page })
    const { bytes } = await make('admin', { templateIds: [template], modelId, formIds: [id] })
    expect(await test.as('admin').delete(`${URL}/${template}`)).toMatchObject({ code: RESULT.ok })
    return bytes
  }
  const LABEL = '{"paper":"label60x40","margins":{"top":2,"right":2,"bottom":2,"left":2},"footer":{"center":""}}'
  const label = (left: number, text: string) =>
    `<div data-frame="" data-left="${left}" data-top="2" data-width="32" data-height="7" style="font-size: 12pt"><p>${text}</p></div>
    <div data-frame="" data-left="2" data-top="10" data-width="34" data-height="22">${value('F_Name', ' data-code="bars" data-width="32" data-height="16"')}</div>
    <div data-frame="" data-left="38" data-top="10" data-width="17" data-height="17">${value('F_Name', ' data-code="qr" data-width="16" data-height="16"')}</div><p></p>`

  const documentPdf = await print(DOCUMENT, A5_PORTRAIT)
  const labelPdf = await print(label(2, '固定资产标签'), LABEL)

  expect(await differencesFromApproved('document', documentPdf)).toEqual([])
  expect(await differencesFromApproved('label', labelPdf)).toEqual([])
  // A font that the machine does not have: the same letters in the font of paper.
  const otherFont = await print(
    DOCUMENT.replaceAll(/<(p|td|th)>/g, '<$1 style="font-family: 没有的字体">'),
    A5_PORTRAIT,
  )
  const [pages, others] = await Promise.all([documentPdf, otherFont].map(drawPages))
  expect(pages?.map((page, index) => others?.[index] && looksAlike(page, others[index]))).toEqual([true, true, true])
  expect(await fontsOf(otherFont)).toEqual(await fontsOf(documentPdf))
  // What the comparison must see, and what it must not.
  const [approved] = await drawPages(labelPdf)
  const changed = async (left: number, text: string) => (await drawPages(await print(label(left, text), LABEL)))[0]
  for (const [left, text, isAlike] of [
    [2.3, '固定资产标签', true],
    [3.5, '固定资产标签', false],
    [2, '固定资产标', false],
  ] as const) {
    const other = await changed(left, text)
    expect(approved && other && looksAlike(approved, other), `${left} mm, ${text}`).toBe(isAlike)
  }
})

it('prints more pages than the browser has at once, in the order of the records, as one file', async () => {
  const { modelId, id } = await buildPrintedRequests(() => test)
  await create(modelId, { F_Name: '二' })
  const ids = [id, ...(await list(modelId)).list.map((row) => String(row['id'])).filter((one) => one !== id)]
  const breaks = Array.from({ length: 110 }, () => '<p>.</p><div data-page-break=""></div>').join('')
  const template = await addTemplate(test, { modelId, printTemplate: `${breaks}<p>{F_Name}</p>`, pageJson: A5 })

  const made = await make('admin', { templateIds: [template], modelId, formIds: ids })

  const pages = await read(made.bytes)
  expect(pages).toHaveLength(222)
  expect(pages[110]?.text).toMatch(/电脑.*111 \/ 111/)
  expect(pages[221]?.text).toMatch(/二.*111 \/ 111/)
})

it('says what to install when there is no browser', async () => {
  await using bare = await createTestApp({ config: { ...paper.config, pdfBrowser: '/nowhere/chromium' } })

  const answer = await bare.as('admin').post(`${URL}/Actions/Pdf`, { templateIds: [''], modelId: 'm', formIds: ['1'] })

  expect(answer).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining('PDF_BROWSER') })
})
