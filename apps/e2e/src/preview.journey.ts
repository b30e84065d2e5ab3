import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { writeFilm } from './film.ts'
import { expect, expectMessage, test } from './test.ts'

const SLOW = { timeout: 60_000 }

/** A PDF with one line per page, which tries to run a script and to navigate. */
function pdfOf(lines: readonly string[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    `<< /Type /Pages /Kids [${lines.map((_line, index) => `${4 + index * 2} 0 R`).join(' ')}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const stream = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (http://leak.invalid/) >> >>] >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`,
    'latin1',
  )
}

/** Creates and opens a released model with one file field. */
async function openModel(page: Page, { enCode, fullName }: { enCode: string; fullName: string }) {
  await page.evaluate(
    async ({ enCode: code, fullName: name }) => {
      const call = async (url: string, body?: object) => {
        const answer = await fetch(url, {
          method: body ? 'POST' : 'GET',
          headers: { Authorization: localStorage.getItem('sqos_token') ?? '', 'Content-Type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        })
        const { code: result, msg, data } = await answer.json()
        if (result !== 200) throw new Error(`${url}: ${msg}`)
        return data
      }
      const config = (sqosKey: string, label: string, formId: number) => ({
        __config__: { sqosKey, label, layout: 'colFormItem', span: 24, formId },
      })
      const fields = [
        { ...config('comInput', '标题', 101), __vModel__: 'F_Title' },
        { ...config('uploadFz', '资料', 102), __vModel__: 'F_Files', fileSize: 300, sizeUnit: 'MB', limit: 9 },
      ]
      const formData = JSON.stringify({ formRef: 'elForm', formModel: 'dataForm', popupType: 'general', fields })
      const columnData = JSON.stringify({
        searchList: [],
        columnList: [{ label: '标题', prop: 'F_Title', align: 'left', sqosKey: 'comInput', sortable: false }],
        type: 1,
        hasPage: true,
        pageSize: 20,
        btnsList: [
          { value: 'add', icon: '', label: '新增' },
          { value: 'download', icon: '', label: '导出' },
        ],
        columnBtnsList: [{ value: 'detail', icon: '', label: '详情' }],
      })
      const base = '/api/visualdev/Base'
      const { list } = await call(base)
      const model = {
        fullName: name,
        enCode: code,
        category: list[0].category,
        webType: 2,
        formData,
        columnData,
      }
      await call(base, model)
      const { list: found } = await call(`${base}?keyword=${encodeURIComponent(name)}`)
      await call(`${base}/${found[0].id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })
    },
    { enCode, fullName },
  )
  await page.reload()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: fullName }).click()
}

test('files of a form are previewed in a sandboxed frame; a missing file shows a message', async ({ page, signIn }) => {
  const calls: string[] = []
  const alerts: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  await signIn('admin')
  await openModel(page, { enCode: 'papers', fullName: '资料登记' })

  await page.getByRole('main').getByRole('button', { name: '新增' }).click()
  const form = page.getByRole('dialog', { name: '新增' })
  const files = form.getByRole('group', { name: '资料' })
  const hostile = '<h1>标题</h1><script>alert(1)</script><img src="http://leak.invalid/p.png" onerror="alert(2)">'
  await files.getByLabel('资料', { exact: true }).setInputFiles([
    { name: '合同.pdf', mimeType: 'application/pdf', buffer: pdfOf(['First page', 'Second page', 'Third page']) },
    { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from(hostile) },
  ])
  await files.getByRole('button', { name: '合同.pdf', exact: true }).click(SLOW)

  const dialog = page.getByRole('dialog', { name: '文档预览 - 合同.pdf' })
  const frame = dialog.frameLocator('iframe')
  await expect(frame.getByText('First page')).toBeAttached(SLOW)
  await expect(frame.getByText(/admin$/).first()).toBeVisible()
  await expect(dialog.getByText('/ 3')).toBeVisible()
  expect(await dialog.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts allow-modals')
  const box = await dialog.locator('iframe').boundingBox()
  expect(box?.width).toBe(1440)
  await expectAccessible(page)

  await dialog.getByRole('textbox', { name: '在文档中查找' }).fill('third')
  await dialog.getByRole('textbox', { name: '在文档中查找' }).press('Enter')
  await expect(dialog.getByText('1 / 1')).toBeVisible(SLOW)
  await expect(dialog.getByRole('textbox', { name: '页码' })).toHaveValue('3', SLOW)
  await dialog.getByRole('button', { name: '放大' }).click()
  await expect(dialog.getByRole('button', { name: '125%，恢复为 100%' })).toBeVisible()
  await dialog.getByRole('button', { name: '全屏', exact: true }).click()
  await expect(dialog.getByRole('button', { name: '退出全屏' })).toBeVisible()
  await expect(frame.getByText(/admin$/).first()).toBeVisible()
  await dialog.getByRole('button', { name: '退出全屏' }).click()
  await frame.locator('body').click({ position: { x: 400, y: 300 } })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await files.getByRole('button', { name: '说明.txt', exact: true }).click(SLOW)
  const text = page.getByRole('dialog', { name: '文档预览 - 说明.txt' })
  await expect(text.frameLocator('iframe').getByText(hostile)).toBeVisible(SLOW)
  await text.getByRole('button', { name: '取消' }).click()
  await expect(text).toBeHidden()
  expect(alerts).toEqual([])
  expect(calls.filter((url) => url.includes('leak.invalid'))).toEqual([])

  // On a phone: the name has its own line, and two rows of tools suffice.
  await page.setViewportSize({ width: 390, height: 844 })
  const opener = files.getByRole('button', { name: '合同.pdf', exact: true })
  const [name, size] = [
    await opener.boundingBox(),
    await files
      .getByText(/bytes|KB/)
      .first()
      .boundingBox(),
  ]
  expect(size?.y ?? 0).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
  await opener.click()
  await expect(dialog.getByText('/ 3')).toBeVisible(SLOW)
  expect((await dialog.getByRole('toolbar').boundingBox())?.height).toBeLessThan(120)
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })

  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: '打包下载（2 个文件）' }).click(),
  ])
  expect(archive.suggestedFilename()).toBe('合同等2个文件.zip')
  const packed = await readFile(await archive.path())
  expect(packed.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  expect(packed.includes(Buffer.from(hostile))).toBe(true)

  await page.route('**/api/file/Uploader/Preview*', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: '', extras: null, timestamp: 0 } }),
  )
  await files.getByRole('button', { name: '合同.pdf', exact: true }).click()
  await expectMessage(page, '文件不存在')
  await expect(dialog).toBeHidden()
})

/** The requests of a player: requested ranges, status codes, and number of bytes. */
async function watchPlayer(page: Page) {
  const seen = { parts: [] as string[], statuses: [] as number[], bytes: 0 }
  const session = await page.context().newCDPSession(page)
  const media = new Set<string>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type !== 'Media' || !request.url.includes('/api/file/')) return
    media.add(requestId)
    seen.parts.push(request.headers['Range'] ?? 'everything')
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (media.has(requestId)) seen.statuses.push(response.status)
  })
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (media.has(requestId)) seen.bytes += dataLength
  })
  return seen
}

test('a film is loaded in ranges, also after a seek, and outlives its link', async ({ page, signIn }) => {
  const bytes = 200 * 1_048_576
  const folder = await mkdtemp(join(tmpdir(), 'sqos-film-'))
  const path = join(folder, '巡检.webm')
  await signIn('admin')
  await writeFilm(page, { path, bytes })
  await openModel(page, { enCode: 'films', fullName: '影像登记' })
  await page.getByRole('main').getByRole('button', { name: '新增' }).click()
  const files = page.getByRole('dialog', { name: '新增' }).getByRole('group', { name: '资料' })
  await files.getByLabel('资料', { exact: true }).setInputFiles(path)
  const opener = files.getByRole('button', { name: '巡检.webm', exact: true })
  await expect(opener).toBeVisible({ timeout: 300_000 })
  const fetched = await watchPlayer(page)

  await opener.click()
  const dialog = page.getByRole('dialog', { name: '文档预览 - 巡检.webm' })
  const film = dialog.getByLabel('巡检.webm', { exact: true })
  await expect(film).toBeVisible(SLOW)
  await expect(dialog.locator('[data-name$=" admin"]').first()).toBeVisible()
  await expectAccessible(page)
  const jumpTo = (share: number) =>
    film.evaluate(async (element: HTMLVideoElement, part) => {
      const there = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }))
      element.currentTime = element.duration * part
      await there
      return { at: element.currentTime / element.duration, width: element.videoWidth }
    }, share)
  const late = await jumpTo(0.9)

  expect(late).toEqual({ at: expect.closeTo(0.9, 1), width: 640 })
  expect(fetched.parts.filter((part) => !/^bytes=\d+-/.test(part))).toEqual([])
  expect(Math.max(...fetched.parts.map((part) => Number(/\d+/.exec(part))))).toBeGreaterThan(bytes / 2)
  expect(new Set(fetched.statuses)).toEqual(new Set([206]))
  expect(fetched.bytes).toBeLessThan(bytes / 2)

  // The old link is now invalid, like an expired one.
  const old = await film.getAttribute('src')
  await page.route(
    (url) => url.href.endsWith(old ?? '-'),
    (route) => route.fulfill({ status: 404 }),
  )
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration * 0.3
  })
  await expect(film).not.toHaveAttribute('src', old ?? '', SLOW)
  await expect
    .poll(
      () =>
        film.evaluate((element: HTMLVideoElement) => element.readyState > 1 && element.currentTime / element.duration),
      SLOW,
    )
    .toBeCloseTo(0.3, 1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await rm(folder, { recursive: true })
})

test('an export appears in the download centre, and is downloaded from there', async ({ page, signIn }) => {
  await signIn('admin')
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: '下载中心' }).click()
  const drawer = page.getByRole('dialog', { name: '下载中心' })
  await expect(drawer.getByText('暂无数据')).toBeVisible()
  await expect(drawer.locator('.arco-drawer')).toHaveCSS('width', '700px')
  await expectAccessible(page)

  // Ordered while the drawer is open: it appears by itself.
  await page.evaluate(async () => {
    const headers = { Authorization: localStorage.getItem('sqos_token') ?? '' }
    const answer = await fetch('/api/permission/Users/ExportData?dataType=1&selectKey=account,realName', { headers })
    const { code, msg } = await answer.json()
    if (code !== 200) throw new Error(msg)
  })
  const row = drawer.getByRole('row').nth(1)
  await expect(row.locator('time')).toHaveAttribute('title', /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, SLOW)
  await expect(row.getByRole('button', { name: /^下载 .*xlsx$/ })).toBeVisible(SLOW)
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^下载 .*xlsx$/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  expect(await download.failure()).toBeNull()
  await row.getByRole('button', { name: /^删除/ }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(drawer.getByText('暂无数据')).toBeVisible(SLOW)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(bar.getByRole('button', { name: '下载中心' })).toBeFocused()
})
