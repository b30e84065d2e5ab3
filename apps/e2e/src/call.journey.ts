import { type SipGateway, startSipGateway } from '@sqos/test-kit/sip-gateway'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import type { Browser, Page } from '@playwright/test'
import { callerOf, listOf } from './api.ts'
import { expectAccessible } from './axe.ts'
import { byKeys } from './designing.ts'
import { startServer, temporaryData } from './server.ts'
import { DEMO_PASSWORD, expect, expectMessage, test as base } from './test.ts'

// Two users call each other through a real gateway, in Chromium with its fake microphone.

const test = base.extend<object, { gateway: SipGateway }>({
  gateway: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, provide) => {
      const gateway = await startSipGateway()
      await provide(gateway)
      await gateway.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ gateway }, provide) => {
      const { dataDir, remove } = temporaryData()
      const env = { CALL_GATEWAY_URL: gateway.url, CALL_DEMO_PASSWORD: gateway.password }
      const server = await startServer({ dataDir, env })
      await provide(server)
      await server.stop()
      remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const { args, ...launch } = chromiumLaunch()
const sound = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const network = ['--ignore-certificate-errors', '--allow-loopback-in-peer-connection']
test.use({ launchOptions: { ...launch, args: [...args, ...sound, ...network] } })

type Caller = Awaited<ReturnType<typeof callerOf>>

/** The gateway sends all numbers of the outside world to this seat. */
const OUTSIDE = 'outside'

/** Gives lina the seat that answers, unless she has it. */
async function seatLina(admin: Caller) {
  const [seat] = listOf(await admin('GET', `/api/extend/CallSeat?keyword=${OUTSIDE}`))
  if (seat) return
  const [lina] = listOf(await admin('POST', '/api/permission/Users/ImUser/Selector/0', { keyword: 'lina' }))
  const body = { userId: lina?.['id'], landlinenNum: OUTSIDE, custcode: 'c1', appId: 'a1' }
  expect(await admin('POST', '/api/extend/CallSeat', body)).toMatchObject({ code: 200 })
}

/** Signs lina in, in a browser of her own. */
async function openFarEnd(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const far = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })).newPage()
  await far.goto('/login')
  await far.getByLabel('账号', { exact: true }).fill('lina')
  await far.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await far.getByRole('button', { name: '登录', exact: true }).click()
  await expect(far.getByRole('button', { name: '拨打电话' })).toBeVisible()
  return far
}

const panelOf = (page: Page) => page.getByRole('region', { name: '通话', exact: true })

test('a user with a seat calls from the shell, and the call survives a change of page', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn('admin')
  const admin = await callerOf(page)
  await seatLina(admin)
  const far = await openFarEnd(browser, baseURL)

  const dial = async (number: string) => {
    await page.getByRole('button', { name: '拨打电话' }).click()
    await page.getByLabel('电话号码').fill(number)
    await page.getByRole('button', { name: '呼叫', exact: true }).click()
    await page.getByRole('button', { name: '是', exact: true }).click()
  }
  await dial('13800000486')
  await expectMessage(page, '对方正忙，请稍后再拨')

  await dial('13800138000')
  const panel = panelOf(page)
  await expect(panel).toContainText('138****8000')
  await far.getByRole('button', { name: '接听' }).click()
  await expect(panel).toContainText('通话中')
  await expectAccessible(page)
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('link').last().click()
  await expect(panel).toContainText('通话中')

  await far.getByRole('button', { name: '挂断' }).click()
  await expect(panel).toBeHidden()
  const after = page.getByRole('region', { name: '填写备注' })
  await expect(after).toContainText('138****8000')
  await expectAccessible(page)
  await after.getByRole('button', { name: '填写备注' }).click()
  await page.getByRole('dialog', { name: '通话备注' }).getByLabel('通话备注').fill('已约回访')
  await expectAccessible(page)
  await page.getByRole('dialog', { name: '通话备注' }).getByRole('button', { name: '确定' }).click()
  await expect(after).toBeHidden()

  await dial('13900139000')
  await far.getByRole('button', { name: '接听' }).click()
  await expect(panel).toContainText('通话中')
  // The page goes away during the call: the far end hears it, and the record is complete.
  await page.goto('about:blank')
  await expect(panelOf(far)).toBeHidden()
  await page.goto('/business/callRecord')
  const calls = page.getByRole('row')
  await expect(calls.filter({ hasText: '13900139000' })).toContainText('已接通')
  await expect(calls.filter({ hasText: '13800138000' })).toContainText(/已接通.*已约回访/)
  await expect(calls.filter({ hasText: '13800000486' })).toContainText('已拒接')
  await expectAccessible(page)
})

test('a number in a list is called; the record and the call lead to each other, and the notes are a form', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn('admin')
  const admin = await callerOf(page)
  await seatLina(admin)
  await chooseNoteForm(admin)
  const far = await openFarEnd(browser, baseURL)
  await page.reload()

  await page.getByRole('button', { name: '业务应用' }).click()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '客户档案' }).click()
  const row = page.getByRole('row', { name: /瑞康医疗/ })
  await row.getByRole('button', { name: '拨打 028-85123456' }).click()
  await page.getByRole('button', { name: '是', exact: true }).click()
  await far.getByRole('button', { name: '接听' }).click()
  await expect(panelOf(page)).toContainText('通话中')
  await page.getByRole('button', { name: '挂断' }).click()
  await expect(panelOf(far)).toBeHidden()

  await page.getByRole('region', { name: '填写备注' }).getByRole('button', { name: '填写备注' }).click()
  const notes = page.getByRole('dialog', { name: '通话备注' })
  await expect(notes.getByLabel('来电号码')).toHaveValue('02885123456')
  await notes.getByLabel('回访结果').fill('同意续约')
  await expectAccessible(page)
  await notes.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('region', { name: '填写备注' })).toBeHidden()
  const [note] = listOf(await admin('POST', `${ONLINE}/${await modelNamed(admin, NOTE_MODEL)}/List`, {}))
  expect(note).toMatchObject({ F_Result: '同意续约', F_CallNumber: '02885123456' })

  await row.getByRole('button', { name: '详情' }).click()
  const detail = page.getByRole('dialog')
  const calls = detail.getByRole('region', { name: '通话记录' })
  await expect(calls).toContainText(/呼出.*已接通/)
  await expectAccessible(page)

  await page.goto('/business/callRecord')
  await page
    .getByRole('row', { name: /02885123456/ })
    .getByRole('button', { name: /^详情|^查看/ })
    .click()
  await page.getByRole('button', { name: '查看数据：客户档案' }).click()
  await expect(page.getByRole('dialog', { name: /客户档案/ })).toContainText('028-85123456')
  await expectAccessible(page)
})

test('a call, its notes, its record and a seat by keys alone; the focus returns', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn('admin')
  const admin = await callerOf(page)
  await seatLina(admin)
  const settings = (await admin('GET', '/api/system/SysConfig')).data as object
  expect(await admin('PUT', '/api/system/SysConfig', { ...settings, callNoteModelId: '' })).toMatchObject({ code: 200 })
  const far = await openFarEnd(browser, baseURL)
  await page.reload()
  const hand = byKeys(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  await hand.press(button('拨打电话'))
  await expect(page.getByLabel('电话号码')).toBeFocused()
  await page.keyboard.insertText('13800138000')
  await page.keyboard.press('Enter')
  await hand.press(button('是'))
  await expect(panelOf(page)).toContainText('正在呼叫')
  await expect(button('拨打电话')).toBeFocused()
  await expect(far.getByRole('button', { name: '接听' })).toBeVisible()
  await far.keyboard.press('F6')
  await expect(far.getByRole('button', { name: '接听' })).toBeFocused()
  await far.keyboard.press('Enter')
  await expect(panelOf(page)).toContainText('通话中')

  await page.keyboard.press('F6')
  await expect(button('静音')).toBeFocused()
  await page.keyboard.press('Enter')
  await hand.press(button('取消静音'))
  await hand.press(button('拨号键盘'))
  await hand.press(button('5'))
  await hand.press(button('挂断'))
  await expect(panelOf(page)).toBeHidden()
  await expect(button('拨打电话')).toBeFocused()
  await expect(button('填写备注')).toBeVisible()
  await page.keyboard.press('F6')
  await expect(button('填写备注')).toBeFocused()
  await page.keyboard.press('Enter')
  const notes = page.getByRole('dialog', { name: '通话备注' })
  await expect(notes.getByLabel('通话备注')).toBeFocused()
  await page.keyboard.insertText('下周再联系')
  await hand.press(notes.getByRole('button', { name: '确定' }))
  await expect(page.getByRole('region', { name: '填写备注' })).toBeHidden()
  await expect(button('拨打电话')).toBeFocused()

  await page.goto('/business/callRecord')
  const details = page.getByRole('row', { name: /下周再联系/ }).getByRole('button', { name: /^详情|^查看/ })
  await hand.press(details)
  await expect(page.getByRole('dialog', { name: '通话详情' })).toContainText('下周再联系')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(details).toBeFocused()

  await page.goto('/system/callSeat')
  await hand.press(button('新建'))
  await hand.write(page.getByRole('dialog').getByLabel('坐席号'), '8009')
  await page.keyboard.press('Escape')
  await hand.press(button('放弃修改'))
  await expect(page.getByRole('dialog', { name: '新建坐席' })).toBeHidden()
  await expect(button('新建')).toBeFocused()
})

const BASE = '/api/visualdev/Base'
const ONLINE = '/api/visualdev/OnlineDev'
const NOTE_MODEL = 'callBack'

interface Node {
  id: string
  enCode?: string
  children?: Node[]
}

/** Returns the id of a model. */
async function modelNamed(admin: Caller, code: string): Promise<string> {
  const { data } = await admin('GET', `${BASE}?type=1&pageSize=100`)
  const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
  const found = flat((data as { list: Node[] }).list).find(({ enCode }) => enCode === code)
  if (!found) throw new Error(`There is no model ${code}.`)
  return found.id
}

/** Releases a form for notes and chooses it in the settings. */
async function chooseNoteForm(admin: Caller) {
  const line = (name: string, label: string) => ({
    __config__: { sqosKey: 'comInput', label },
    __vModel__: name,
  })
  const fields = [line('F_Result', '回访结果'), line('F_CallNumber', '来电号码'), line('F_CallDuration', '通话时长')]
  const { category } = (await admin('GET', `${BASE}/${await modelNamed(admin, 'customer')}`)).data as {
    category: string
  }
  const columnData = JSON.stringify({
    columnList: fields.map((field) => ({ prop: field.__vModel__, label: field.__config__.label })),
  })
  const design = { fullName: '回访记录', enCode: NOTE_MODEL, category, type: 1, webType: 2, state: 1, columnData }
  expect(await admin('POST', BASE, { ...design, formData: JSON.stringify({ fields }) })).toMatchObject({ code: 200 })
  const id = await modelNamed(admin, NOTE_MODEL)
  expect(await admin('POST', `${BASE}/${id}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })).toMatchObject({
    code: 200,
  })
  const settings = (await admin('GET', '/api/system/SysConfig')).data as object
  expect(await admin('PUT', '/api/system/SysConfig', { ...settings, callNoteModelId: id })).toMatchObject({ code: 200 })
}
