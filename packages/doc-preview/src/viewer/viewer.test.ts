import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { type BrowserContext, chromium, type Frame, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FromFrame, ToFrame } from '../protocol.ts'
import { bombDocument, craftedZip, GBK_NAME, pdf, PNG, textFile } from '../testing/files.example.ts'
import { docx, LEAK, pptx, workbook, xlsx, zip } from '../testing/office.example.ts'
import { protectedOffice, protectedPdf, protectedXls } from '../testing/protected.example.ts'
import { serveViewer } from '../testing/serve-viewer.example.ts'

// The published viewer in a frame with an opaque origin, served with its headers.

interface Host {
  said: FromFrame[]
  port: MessagePort
  show: (file: { name: string; bytes: Uint8Array<ArrayBuffer>; width: number }) => void
}

let server: Awaited<ReturnType<typeof serveViewer>>
/** One for all files: their pages share the cached viewer. */
let context: BrowserContext

beforeAll(async () => {
  server = await serveViewer()
  const browser = await chromium.launch(chromiumLaunch())
  context = await browser.newContext({ viewport: { width: 1020, height: 780 } })
})

afterAll(async () => {
  await context?.browser()?.close()
  await server?.[Symbol.asyncDispose]()
})

/** Shows a file; records external requests and opened windows. */
async function show(name: string, bytes: Uint8Array, width = 1000) {
  const page = await context.newPage()
  const calls: string[] = []
  const alerts: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(server.url)
  await page.evaluate(
    ([file, content, wide]) => {
      const text = atob(content)
      const copy = Uint8Array.from(text, (one) => one.charCodeAt(0))
      ;(window as unknown as Host).show({ name: file, bytes: copy, width: wide })
    },
    // As text: Playwright serializes an array number by number.
    [name, Buffer.from(bytes).toString('base64'), width] as const,
  )
  const end = await said(page, 'shown', 'problem')
  const frame = page.frames().at(-1)
  if (!frame) throw new Error('There is no frame.')
  return { page, frame, end, calls, alerts }
}

/** The newest of these messages of the frame. */
async function said(page: Page, ...types: FromFrame['type'][]) {
  const found = await page.waitForFunction(
    (wanted) => (window as unknown as Host).said.findLast(({ type }) => wanted.includes(type)),
    types as string[],
    { timeout: 60_000 },
  )
  return (await found.jsonValue()) as FromFrame
}

async function order(page: Page, message: ToFrame) {
  await page.evaluate((sent) => {
    const host = window as unknown as Host
    host.said.length = 0
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    host.port.postMessage(sent)
  }, message)
}

const textOf = (frame: Frame) => frame.locator('article').first().innerText()
const abilitiesOf = (end: FromFrame) => (end.type === 'shown' ? end.abilities : end)

describe('kinds', () => {
  it('shows a PDF page by page, finds across pages, jumps, and zooms', async () => {
    const lines = Array.from({ length: 12 }, (_line, index) => `Hello page ${index + 1}`)
    const { page, frame, end, alerts } = await show('a.pdf', pdf(lines, { chinese: '采购合同' }))
    expect(abilitiesOf(end)).toEqual({ pages: 12, finds: true, zooms: true, prints: true })
    await frame.locator('canvas').first().waitFor()
    await frame.getByText('采购合同').first().waitFor({ state: 'attached' })
    expect(await frame.locator('canvas').count()).toBeLessThan(12)

    await order(page, { type: 'find', text: 'hello PAGE 11', step: 1 })
    expect(await said(page, 'found')).toEqual({ type: 'found', current: 1, total: 1 })
    await frame.getByText('Hello page 11').waitFor({ state: 'attached' })
    await frame.waitForFunction(() => CSS.highlights.has('found'))

    await order(page, { type: 'page', page: 3 })
    await page.waitForFunction(() =>
      (window as unknown as Host).said.some((one) => one.type === 'place' && one.page === 3),
    )
    const before = await frame.locator('section').first().boundingBox()
    await order(page, { type: 'zoom', zoom: 2 })
    await expect
      .poll(async () => (await frame.locator('section').first().boundingBox())?.width)
      .toBeCloseTo((before?.width ?? 0) * 2, 0)
    expect(alerts).toEqual([])
    await page.close()
  })

  it('asks for the password of a PDF until it is correct', async () => {
    const { page, frame, end } = await show('a.pdf', protectedPdf('Secret salaries', '2026'))
    expect(end).toEqual({ type: 'problem', problem: 'password' })

    await order(page, { type: 'password', password: '1999' })
    expect(await said(page, 'shown', 'problem')).toEqual({ type: 'problem', problem: 'wrongPassword' })
    await order(page, { type: 'password', password: '2026' })
    expect(abilitiesOf(await said(page, 'shown', 'problem'))).toMatchObject({ pages: 1 })
    await frame.getByText('Secret salaries').waitFor({ state: 'attached' })
    await page.close()
  })

  it('shows a Word document on its pages, with tables', async () => {
    const { page, frame, end } = await show('a.docx', docx())
    expect(abilitiesOf(end)).toMatchObject({ pages: 2 })
    expect(await textOf(frame)).toContain('采购合同')
    expect(await frame.locator('td').allInnerTexts()).toEqual(['甲方', '盛泉'])
    await order(page, { type: 'find', text: 'contract', step: 1 })
    expect(await said(page, 'found')).toMatchObject({ total: 2 })
    await page.close()
  })

  it('shows the first rows of a large workbook with a notice; hidden sheets stay hidden', async () => {
    const { page, frame, end } = await show('a.xlsx', xlsx({ rows: 3000 }))
    expect(abilitiesOf(end)).toMatchObject({ pages: 2 })
    expect(await frame.locator('section').first().locator('tbody tr').count()).toBe(1000)
    expect(await textOf(frame)).toContain('仅显示前 1000 行')
    expect(await textOf(frame)).not.toContain('hidden secret')
    expect(await frame.locator('td[colspan="3"]').innerText()).toBe('报价单')
    await page.close()
  })

  it('shows slides with positions of their layout, and lists omitted parts', async () => {
    const { page, frame, end } = await show('a.pptx', pptx(PNG))
    expect(abilitiesOf(end)).toMatchObject({ pages: 2 })
    const title = frame.getByText('年度汇报')
    expect(await title.evaluate((one) => getComputedStyle(one).fontSize)).toBe('53.3333px')
    expect(await frame.locator('img[alt="标志"]').evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(2)
    expect(await textOf(frame)).toContain('此处不显示的图表、图示或对象')
    await page.close()
  })

  it.each([
    ['a.png', PNG, 'img'],
    ['a.svg', textFile('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>'), 'img'],
    ['no-extension', PNG, 'img'],
  ])('shows %s', async (name, bytes, tag) => {
    const { page, frame, end } = await show(name, bytes)
    expect(end.type).toBe('shown')
    await frame.locator(tag).waitFor()
    await page.close()
  })

  it('shows text in UTF-8, UTF-16 and GBK, tables of csv, Markdown, and the names in an archive', async () => {
    const gbk = await show('a.txt', Uint8Array.from([0xc4, 0xe3, 0xba, 0xc3]))
    expect(await textOf(gbk.frame)).toBe('你好')
    await gbk.page.close()
    for (const [mark, order16] of [
      [[0xff, 0xfe], (bytes: Buffer) => bytes],
      [[0xfe, 0xff], (bytes: Buffer) => bytes.swap16()],
    ] as const) {
      const wide = Buffer.concat([Buffer.from(mark), order16(Buffer.from('名称\t数量\r\n苹果\t3', 'utf16le'))])
      const shown = await show('wide.csv', new Uint8Array(wide))
      expect(await shown.frame.locator('td').allInnerTexts()).toEqual(['名称', '数量', '苹果', '3'])
      await shown.page.close()
    }
    const csv = await show('a.csv', textFile('名称,数量\n"苹果, ""红""",3\n'))
    expect(await csv.frame.locator('td').allInnerTexts()).toEqual(['名称', '数量', '苹果, "红"', '3'])
    await csv.page.close()
    const markdown = await show('a.md', textFile('# 标题\n\n- [x] done\n'))
    await markdown.frame.getByRole('heading', { name: '标题' }).waitFor()
    expect(await markdown.frame.getByRole('checkbox').isChecked()).toBe(true)
    await markdown.page.close()
    const html = await show('a.htm', textFile('<h1>标题</h1><table><tr><td>甲</td></tr></table>'))
    await html.frame.getByRole('heading', { name: '标题' }).waitFor()
    expect(await html.frame.locator('td').allInnerTexts()).toEqual(['甲'])
    await html.page.close()
    const rtf = await show(
      'a.rtf',
      textFile(
        String.raw`{\rtf1\ansi\ansicpg936{\fonttbl{\f0\fcharset134 SimSun;}}\f0 {\b \'ba\'cf\'cd\'ac} plain\par}`,
      ),
    )
    expect(await textOf(rtf.frame)).toContain('合同 plain')
    await rtf.page.close()
    const ods = await show('a.ods', workbook('ods'))
    expect(await ods.frame.locator('td').allInnerTexts()).toEqual(['', '名称', '苹果'])
    await ods.page.close()
    const archive = await show('a.zip', craftedZip({ name: GBK_NAME, size: 10 }))
    expect(await textOf(archive.frame)).toContain('合同.txt')
    await archive.page.close()
  })

  it.each([
    ['a.doc', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'unsupported'],
    ['a.odt', zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }), 'unsupported'],
    ['a.bin', Uint8Array.from([0, 1, 2, 3]), 'unsupported'],
    ['a.pdf', textFile('%PDF-1.4 nonsense'), 'damaged'],
    ['a.png', PNG.slice(0, 20), 'damaged'],
    ['cut.docx', docx().slice(0, -200), 'damaged'],
    ['cut.xlsx', xlsx().slice(0, 2000), 'damaged'],
    ['hollow.docx', zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document' }), 'damaged'],
    ['with-a-password.docx', protectedOffice(), 'locked'],
    ['with-a-password.xlsx', protectedOffice(), 'locked'],
    ['with-a-password.xls', protectedXls(), 'locked'],
  ])('reports the problem of %s', async (name, bytes, problem) => {
    const { page, end } = await show(name, bytes)
    expect(end).toEqual({ type: 'problem', problem })
    await page.close()
  })
})

describe('malicious files', () => {
  const SCRIPT = '<script>alert(1);parent.document.title=1</script>'
  it.each([
    [
      'html',
      'a.html',
      textFile(
        `<meta http-equiv=refresh content="0;url=${LEAK}"><style>body{background:url(${LEAK}/css)}</style><h1 style="position:fixed" onclick=alert(1)>x</h1>${SCRIPT}<img src=x onerror=alert(1)><img src="${LEAK}/p.png"><a href="javascript:alert(1)">l</a><form action="${LEAK}"><button>go</button></form><svg onload=alert(1)></svg><iframe src="${LEAK}"></iframe>`,
      ),
    ],
    [
      'RTF',
      'a.rtf',
      textFile(
        String.raw`{\rtf1\ansi{\field{\*\fldinst HYPERLINK "javascript:alert(1)"}{\fldrslt press}} <script>alert(1)</script>{\field{\*\fldinst HYPERLINK "${LEAK}/a"}{\fldrslt away}}\par}`,
      ),
    ],
    [
      'svg',
      'a.svg',
      textFile(
        `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9">${SCRIPT}<image href="${LEAK}/svg.png"/></svg>`,
      ),
    ],
    [
      'Markdown',
      'a.md',
      textFile(
        `${SCRIPT}<img src=x onerror=alert(1)>\n\n![p](${LEAK}/md.png) [l](javascript:alert(1)) [m](${LEAK}/a)\n\n<iframe src="${LEAK}"></iframe><meta http-equiv=refresh content="0;url=${LEAK}"><style>body{background:url(${LEAK}/css)}</style>`,
      ),
    ],
    ['csv', 'a.csv', textFile(`<img src=x onerror=alert(1)>,${SCRIPT}\n=cmd|calc,2\n`)],
    ['Word', 'a.docx', docx({ hostile: true })],
    ['Excel', 'a.xlsx', xlsx()],
    ['slides', 'a.pptx', pptx(textFile(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`))],
    ['PDF', 'a.pdf', pdf(['x'])],
  ])('%s cannot run scripts, send requests or navigate', async (_kind, name, bytes) => {
    const { page, frame, end, calls, alerts } = await show(name, bytes)
    expect(end.type).toBe('shown')
    // Clicks every control.
    for (const link of await frame.locator('a').all()) await link.click({ force: true, timeout: 5000 }).catch(() => {})
    await frame.locator('body').click({ position: { x: 300, y: 300 }, force: true })
    await page.waitForLoadState('networkidle')
    expect(alerts).toEqual([])
    expect(calls.filter((url) => url.includes('leak.invalid'))).toEqual([])
    expect(await frame.locator('script:not([src]), iframe, object, embed, [onerror], [onload]').count()).toBe(0)
    expect(await frame.locator('a[href]:not([href^="#"])').count()).toBe(0)
    expect(await frame.evaluate(() => origin)).toBe('null')
    expect(page.frames()).toHaveLength(2)
    await page.close()
  })

  it('stops a zip bomb with a small declared size', async () => {
    const bomb = bombDocument()
    expect(bomb.length).toBeLessThan(2_000_000)
    const { page, end } = await show('a.docx', bomb)
    expect(end).toEqual({ type: 'problem', problem: 'tooLarge' })
    await page.close()
  })

  it('does not expand XML entities', async () => {
    const entity = `<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>`
    const { page, end } = await show('a.docx', zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': entity }))
    expect(end).toEqual({ type: 'problem', problem: 'damaged' })
    await page.close()
  })

  it('cannot send requests even from our own code', async () => {
    const { page, frame } = await show('a.txt', textFile('x'))
    const asked = server.asked.filter((path) => path === '/').length
    const failed = await frame.evaluate(async (away) => {
      const attempts = [fetch(away), fetch('/')]
      new Image().src = `${away}/picture`
      return (await Promise.allSettled(attempts)).map(({ status }) => status)
    }, LEAK)
    expect(failed).toEqual(['rejected', 'rejected'])
    await expect(frame.evaluate(() => localStorage.length)).rejects.toThrow('sandboxed')
    expect(server.asked.filter((path) => path === '/').length).toBe(asked)
    await page.close()
  })
})

it('fits the page to a narrow window at first', async () => {
  const { page, frame } = await show('a.pptx', pptx(PNG), 400)
  const slide = await frame.locator('section').first().boundingBox()
  expect(slide?.width).toBeGreaterThan(300)
  expect(slide?.width).toBeLessThanOrEqual(400)
  await page.close()
})

it('prints every page with the watermark on each sheet', async () => {
  const { page, frame } = await show('a.pdf', pdf(['Page one', 'Page two', 'Page three']))
  await frame.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('section canvas').length)
    }
  })
  await order(page, { type: 'print' })
  await frame.locator('body[data-printed="3"]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const mark = frame.getByText('张三 zhangsan').first()
  expect(await mark.isVisible()).toBe(true)
  expect(await mark.evaluate((one) => getComputedStyle(one.parentElement as HTMLElement).position)).toBe('fixed')
  await page.close()
})
