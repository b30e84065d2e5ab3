import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { chooseByEnter, tabTo } from './keys.ts'
import { type Link, openLink } from './link.ts'
import { signInAt } from './sign-in-at.ts'
import { expect, test } from './test.ts'

const { args, ...launch } = chromiumLaunch()
const sound = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({ launchOptions: { ...launch, args: [...args, ...sound] } })

const tool = (page: Page) => page.getByRole('button', { name: /^内部聊天/ })
const bell = (page: Page) => page.getByRole('button', { name: /站内消息/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: '内部聊天' })
const windowOf = (page: Page, group: string) => page.getByRole('dialog', { name: `与${group}的会话` })
const box = (page: Page) => page.getByPlaceholder('点击这里，直接输入消息咨询')
const log = (page: Page) => page.getByRole('log')

async function enter(browser: Browser, account: string, { url }: Pick<Link, 'url'>): Promise<Page> {
  const page = await signInAt(browser, { url, account })
  await expect(tool(page)).toBeVisible()
  return page
}

async function countOf(page: Page): Promise<number> {
  await expect(bell(page)).toBeVisible()
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
}

/** Opens the chat from the top bar by keys. */
async function openByKeys(page: Page) {
  await tabTo(tool(page))
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('tab', { name: '消息' })).toBeFocused()
}

/** Makes a group from the contacts by keys. */
async function makeGroup(page: Page, { name, people }: { name: string; people: [account: string, name: string][] }) {
  await page.keyboard.press('ArrowRight')
  await expect(drawer(page).getByRole('tab', { name: '联系人' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(drawer(page).getByRole('button', { name: '发起群聊' }))
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('textbox', { name: '群名称' })).toBeFocused()
  await page.keyboard.type(name)
  const search = drawer(page).getByRole('textbox', { name: '搜索：请输入关键词' })
  for (const [account, realName] of people) {
    await tabTo(search, { key: (await search.inputValue()) === '' ? 'Tab' : 'Shift+Tab' })
    await page.keyboard.press('Control+A')
    await page.keyboard.type(account)
    const person = drawer(page).getByRole('checkbox', { name: new RegExp(realName) })
    await expect(drawer(page).getByRole('checkbox')).toHaveCount(1)
    await tabTo(person)
    await page.keyboard.press('Space')
    await expect(person).toBeChecked()
  }
  await tabTo(drawer(page).getByRole('button', { name: '创建' }))
  await page.keyboard.press('Enter')
  await expect(windowOf(page, name)).toBeVisible()
  await expect(box(page)).toBeFocused()
}

/** Writes into the open conversation by keys; `@` opens the list of people, in which `mention` finds one. */
async function writeByKeys(page: Page, text: string, mention?: string) {
  if (!(await box(page).evaluate((element) => element === document.activeElement)))
    await tabTo(box(page), { key: 'Shift+Tab' })
  if (mention !== undefined) {
    await page.keyboard.type(`@${mention}`)
    await expect(page.getByRole('listbox', { name: '提到的人' }).getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('')
}

test('a group of the chat in two browsers, one used by keys alone: mentions, voice, a card, recall, no network', async ({
  browser,
  server,
}) => {
  const link = await openLink([Number(new URL(server.url).port)])
  const wang = await enter(browser, 'wangfang', link)
  const lina = await enter(browser, 'lina', server)
  const admin = await enter(browser, 'admin', server)

  await openByKeys(wang)
  await makeGroup(wang, {
    name: '巡检组',
    people: [
      ['lina', '李娜'],
      ['admin', '系统管理员'],
    ],
  })
  await expect(log(wang).getByText('王芳 创建了群聊，成员有 李娜、系统管理员')).toBeVisible()

  // The bell of the mentioned member counts, and its message leads to the conversation.
  const before = await countOf(lina)
  await writeByKeys(wang, '<b>请看</b>今天的巡检', 'lina')
  await expect.poll(() => countOf(lina)).toBe(before + 1)
  await bell(lina).click()
  // The start page lists the message, too.
  const messages = lina.getByRole('dialog', { name: '站内消息' })
  await messages.getByRole('button', { name: /王芳 在群聊“巡检组”中提到了您/ }).click()
  await expect(windowOf(lina, '巡检组')).toBeVisible()
  await expect(log(lina).getByText('<b>请看</b>今天的巡检')).toBeVisible()
  await expect.poll(() => countOf(lina)).toBe(before)
  await expect(log(wang).getByText('1 人已读')).toBeVisible()
  await expectAccessible(lina)
  await expectAccessible(wang)

  // In a silenced group everybody does not reach the bell, a name does.
  await windowOf(lina, '巡检组').getByRole('button', { name: '群设置' }).click()
  const settings = lina.getByRole('dialog', { name: '群设置' })
  await settings.getByRole('switch', { name: '消息免打扰' }).click()
  await expect(drawer(lina).getByLabel('已免打扰')).toBeVisible()
  await lina.keyboard.press('Escape')
  await windowOf(lina, '巡检组').getByRole('button', { name: '关闭会话' }).click()
  await writeByKeys(wang, '开会', '所有人')
  await expect.poll(() => countOf(admin)).toBeGreaterThan(0)
  await writeByKeys(wang, '也请来', 'lina')
  await expect(tool(lina)).toHaveAccessibleName(/1/)
  await expect.poll(() => countOf(lina)).toBe(before + 1)

  // A recalled mention leaves the bell.
  await tabTo(log(wang).getByRole('article').last(), { key: 'Shift+Tab' })
  await tabTo(log(wang).getByRole('article').last().getByRole('button', { name: '撤回' }))
  await wang.keyboard.press('Enter')
  await expect(log(wang).getByText('你撤回了一条消息')).toBeVisible()
  await expect.poll(() => countOf(lina)).toBe(before)

  // An appointed administrator names the group.
  await tabTo(windowOf(wang, '巡检组').getByRole('button', { name: '群设置' }), { key: 'Shift+Tab' })
  await wang.keyboard.press('Enter')
  await tabTo(wang.getByRole('button', { name: '设 李娜 为管理员' }))
  await wang.keyboard.press('Enter')
  await expect(wang.getByRole('button', { name: '取消 李娜 的管理员' })).toBeVisible()
  await wang.keyboard.press('Escape')
  await drawer(lina)
    .getByRole('button', { name: /巡检组/ })
    .click()
  await windowOf(lina, '巡检组').getByRole('button', { name: '群设置' }).click()
  await settings.getByRole('textbox', { name: '群名称' }).fill('一号楼巡检')
  await settings.getByRole('button', { name: '保存' }).click()
  await lina.keyboard.press('Escape')
  await expect(windowOf(wang, '一号楼巡检').getByRole('heading', { name: '一号楼巡检（3）' })).toBeVisible()

  // A voice message, from a microphone that beeps.
  await tabTo(wang.getByRole('button', { name: '发送语音' }), { key: 'Shift+Tab' })
  await wang.keyboard.press('Enter')
  await expect(wang.getByRole('timer')).toHaveText(/0:0[2-9] \//)
  await wang.keyboard.press('Enter')
  await log(lina)
    .getByRole('button', { name: /播放语音/ })
    .click()
  await expect(log(lina).getByRole('button', { name: /暂停语音/ })).toBeVisible()
  await expect(log(lina).getByText('语音无法播放')).toHaveCount(0)

  await tabTo(wang.getByRole('button', { name: '发送文件' }), { key: 'Shift+Tab' })
  await chooseByEnter(wang, { name: '合同.txt', mimeType: 'text/plain', buffer: Buffer.from('合同') })
  await expect(log(lina).getByText('合同.txt')).toBeVisible()

  await shareRecord(wang, '一号楼巡检')
  await expect(log(lina).getByText('您无权查看这条数据')).toBeVisible()
  await tool(admin).click()
  await drawer(admin)
    .getByRole('button', { name: /一号楼巡检/ })
    .click()
  await log(admin)
    .getByRole('link', { name: /安全巡检/ })
    .click()
  await expect(admin.getByRole('region', { name: /^详情/ })).toBeVisible()

  // What is written without a network waits, is sent once, and one message at once by its button.
  link.cut()
  await expect(wang.getByText('连接已断开，正在重新连接')).toBeVisible()
  await box(wang).focus()
  await writeByKeys(wang, '离线一')
  await writeByKeys(wang, '离线二')
  await expect(log(wang).getByText('网络恢复后自动发送')).toHaveCount(2)
  link.restore()
  for (const text of ['离线一', '离线二']) await expect(log(lina).getByText(text, { exact: true })).toHaveCount(1)
  await expect(log(wang).getByText('网络恢复后自动发送')).toHaveCount(0)
  await expect(log(lina).getByText(/^离线/)).toHaveText(['离线一', '离线二'])

  // One leaves, and the other is removed: both keep what they have read.
  await windowOf(lina, '一号楼巡检').getByRole('button', { name: '群设置' }).click()
  await settings.getByRole('button', { name: '退出群聊' }).click()
  await lina.getByRole('button', { name: '确定' }).click()
  await expect(lina.getByText('你已不在此群聊中，不能发送消息')).toBeVisible()
  await expect(log(lina).getByText('离线二')).toBeVisible()
  await expect(log(wang).getByText('李娜 退出了群聊')).toBeVisible()
  await tabTo(windowOf(wang, '一号楼巡检').getByRole('button', { name: '群设置' }), { key: 'Shift+Tab' })
  await wang.keyboard.press('Enter')
  await tabTo(wang.getByRole('button', { name: '移出 系统管理员' }))
  await wang.keyboard.press('Enter')
  await tabTo(wang.getByRole('button', { name: '确定' }))
  await wang.keyboard.press('Enter')
  await expect(admin.getByText('你已不在此群聊中，不能发送消息')).toBeVisible()

  for (const page of [wang, lina, admin]) await page.context().close()
  await link.close()
})

/** Shares a record with the group from its detail, and returns to the conversation. */
async function shareRecord(page: Page, group: string) {
  await drawer(page).getByRole('button', { name: '关闭', exact: true }).click()
  await expect(drawer(page)).toBeHidden()
  const menu = page.getByRole('navigation', { name: '主导航' })
  const list = menu.getByRole('link', { name: '安全巡检' })
  if (!(await list.isVisible())) await menu.getByText('业务应用', { exact: true }).click()
  await list.click()
  await page
    .getByRole('button', { name: /^详情 / })
    .first()
    .click()
  const detail = page.getByRole('region', { name: /^详情/ })
  await detail.getByRole('button', { name: '分享到聊天' }).click()
  const share = page.getByRole('dialog', { name: '分享到聊天' })
  await tabTo(share.getByRole('checkbox', { name: new RegExp(group) }))
  await page.keyboard.press('Space')
  await tabTo(share.getByRole('button', { name: '发送' }))
  await page.keyboard.press('Enter')
  await expect(share).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await openByKeys(page)
  await tabTo(drawer(page).getByRole('button', { name: new RegExp(group) }))
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
}
