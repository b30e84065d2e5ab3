import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const CHUNK = 5_242_880
const SLOW = { timeout: 60_000 }

/** The first bytes of a PDF. */
function pdfOf(bytes: number, name: string) {
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)])
  return { name, mimeType: 'application/pdf', buffer }
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')

/** Creates and releases a model with files and images, by the API calls of the designer. */
async function createModel(page: Page, { enCode, fullName }: { enCode: string; fullName: string }) {
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
      let formId = 100
      const field = (sqosKey: string, label: string, more: object) => ({
        __config__: { sqosKey, label, layout: 'colFormItem', span: 24, formId: (formId += 1) },
        ...more,
      })
      const formData = JSON.stringify({
        formRef: 'elForm',
        formModel: 'dataForm',
        popupType: 'general',
        fields: [
          field('comInput', '标题', { __vModel__: 'F_Title' }),
          field('uploadFz', '合同附件', {
            __vModel__: 'F_Files',
            accept: '.pdf',
            fileSize: 100,
            sizeUnit: 'MB',
            limit: 9,
          }),
          field('uploadImg', '现场照片', { __vModel__: 'F_Photos', fileSize: 5, sizeUnit: 'MB', limit: 9 }),
        ],
      })
      const column = { label: '标题', prop: 'F_Title', align: 'left', sqosKey: 'comInput', sortable: false }
      const columnData = JSON.stringify({
        searchList: [],
        columnList: [column],
        type: 1,
        hasPage: true,
        pageSize: 20,
        btnsList: [{ value: 'add', icon: '', label: '新增' }],
        columnBtnsList: [
          { value: 'edit', icon: '', label: '编辑' },
          { value: 'detail', icon: '', label: '详情' },
        ],
      })
      const base = '/api/visualdev/Base'
      const { list } = await call(base)
      const model = { fullName: name, enCode: code, category: list[0].category, webType: 2, formData, columnData }
      await call(base, model)
      const { list: found } = await call(`${base}?keyword=${encodeURIComponent(name)}`)
      await call(`${base}/${found[0].id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })
    },
    { enCode, fullName },
  )
  await page.reload()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: fullName }).click()
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '新增' })
const filesOf = (page: Page) => dialogOf(page).getByRole('group', { name: '合同附件' })
const openForm = (page: Page) => page.getByRole('main').getByRole('button', { name: '新增' }).click()

/** Numbers of sent and of answered chunks, and a gate for one of them. */
async function watchChunks(page: Page) {
  const sent: number[] = []
  const answered: number[] = []
  let held: number | undefined
  let release = () => undefined as void
  let released = Promise.resolve()
  await page.route('**/api/file/chunk*', async (route) => {
    const body = route.request().postDataBuffer()?.subarray(0, 2000).toString('latin1') ?? ''
    const number = Number(/name="chunkNumber"\r\n\r\n(\d+)/.exec(body)?.[1])
    sent.push(number)
    if (number === held) await released
    // The page may be closed already, and its request with it.
    await route.continue().catch(() => undefined)
    const response = await route.request().response()
    if (response) answered.push(number)
  })
  return {
    sent,
    answered,
    hold(number: number) {
      held = number
      released = new Promise((resolve) => {
        release = resolve
      })
    },
    release() {
      held = undefined
      release()
    },
  }
}

test('an upload survives a network interruption, and the download is identical', async ({ page, context, signIn }) => {
  await signIn('admin')
  await createModel(page, { enCode: 'contracts', fullName: '合同登记' })
  const chunks = await watchChunks(page)
  const file = pdfOf(CHUNK * 3 + 1000, '采购合同#1.pdf')

  await openForm(page)
  await dialogOf(page).getByRole('textbox', { name: '标题' }).fill('打印机采购')
  chunks.hold(2)
  await filesOf(page).getByLabel('合同附件', { exact: true }).setInputFiles(file)
  const row = filesOf(page).getByRole('listitem').filter({ hasText: file.name })
  await expect.poll(() => chunks.sent.includes(2), SLOW).toBe(true)
  await context.setOffline(true)
  chunks.release()
  await expect(row.getByText('网络已断开，恢复后自动继续')).toBeVisible(SLOW)
  await dialogOf(page)
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await expect(dialogOf(page).getByText('文件尚未上传完成，请等待、重试或删除')).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(filesOf(page).getByRole('button', { name: `删除 ${file.name}` })).toBeVisible(SLOW)
  await expect(row.getByRole('progressbar')).toBeHidden(SLOW)
  await dialogOf(page)
    .getByRole('group', { name: '现场照片' })
    .getByLabel('现场照片', { exact: true })
    .setInputFiles({ name: '现场.png', mimeType: 'image/png', buffer: await pngOf(page) })
  const photo = dialogOf(page).getByRole('img', { name: '现场.png' })
  await expect(photo).toBeVisible(SLOW)
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth), SLOW).toBeGreaterThan(0)
  await dialogOf(page)
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await expect(dialogOf(page)).toBeHidden(SLOW)

  await page
    .getByRole('row', { name: /打印机采购/ })
    .getByRole('button', { name: '详情' })
    .click()
  const detail = page.getByRole('region', { name: /^详情/ })
  await expect(detail.getByRole('img', { name: '现场.png' })).toBeVisible(SLOW)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    detail.getByRole('button', { name: `下载 ${file.name}` }).click(),
  ])
  expect(md5(await readFile(await download.path()))).toBe(md5(file.buffer))
})

test('an upload continues after a reload, in its form', async ({ page, signIn }) => {
  await signIn('admin')
  await createModel(page, { enCode: 'drawings', fullName: '图纸登记' })
  const chunks = await watchChunks(page)
  const file = pdfOf(CHUNK * 4, '总图.pdf')

  await openForm(page)
  chunks.hold(3)
  await filesOf(page).getByLabel('合同附件', { exact: true }).setInputFiles(file)
  await expect.poll(() => [...chunks.sent].sort((a, b) => a - b), SLOW).toEqual([1, 2, 3, 4])
  await expect.poll(() => chunks.answered.length, SLOW).toBe(3)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  chunks.sent.length = 0
  chunks.release()

  const dock = page.getByRole('complementary', { name: '上传' })
  await expect(dock.getByRole('button', { name: /上传 1\/1，100%/ })).toBeVisible(SLOW)
  expect(chunks.sent.filter((number) => number !== 3)).toEqual([])
  await openForm(page)
  await expect(filesOf(page).getByRole('button', { name: `下载 ${file.name}` })).toBeVisible(SLOW)
  await expect(dock).toBeHidden()
  await dialogOf(page).getByRole('textbox', { name: '标题' }).fill('一号楼')
  await dialogOf(page)
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await expect(dialogOf(page)).toBeHidden(SLOW)
  await expect(page.getByRole('row', { name: /一号楼/ })).toBeVisible()
})

test('all files of a dropped folder are uploaded, sorted by name', async ({ page, signIn }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sqos-dropped-'))
  await mkdir(join(folder, '附录'))
  for (const name of ['第10页.pdf', '第2页.pdf', '附录/报价.pdf']) {
    await writeFile(join(folder, name), pdfOf(2000, name).buffer)
  }
  await writeFile(join(folder, '.DS_Store'), 'of the system')
  await signIn('admin')
  await createModel(page, { enCode: 'scans', fullName: '扫描件登记' })
  await openForm(page)

  await dropOnto(page, { target: filesOf(page), path: folder })

  const names = filesOf(page).getByRole('button', { name: /^删除 / })
  await expect(names).toHaveCount(3, SLOW)
  const labels = await names.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
  expect(labels).toEqual(['删除 第2页.pdf', '删除 第10页.pdf', '删除 报价.pdf'])
  await rm(folder, { recursive: true })
})

/** Drops a file or folder of the disk: only the browser itself can drop a folder. */
async function dropOnto(page: Page, { target, path }: { target: Locator; path: string }) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to drop onto.')
  const browser = await page.context().newCDPSession(page)
  const drag = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, ...drag, data })
  }
}

/** A small image, drawn by the browser. */
async function pngOf(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 60
    canvas.height = 40
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#4080ff'
      pen.fillRect(0, 0, 60, 40)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}
