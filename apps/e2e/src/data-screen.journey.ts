import { dialog } from './approving.ts'
import { expectAccessible } from './axe.ts'
import { byMouse } from './designing.ts'
import { expect, test } from './test.ts'

const NAME = '会议室大屏'

test('an administrator makes a screen and a link; a television shows it without a session until the link is revoked', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const hand = byMouse(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await signIn('admin')
  await page.goto('/onlineDev/dataScreen')
  await hand.press(button('新建大屏'))
  const form = dialog(page, '新建大屏')
  await form.getByLabel('大屏名称').fill(NAME)
  await form.getByLabel('大屏编码').fill('meetingScreen')
  await hand.choose(form.getByRole('combobox', { name: '轮播门户' }), '管理门户')
  await expect(form.getByRole('button', { name: '移除 管理门户' })).toBeVisible()
  await hand.press(form.getByRole('button', { name: '确定' }))
  await expect(form).toBeHidden()

  await hand.menu(button(`更多 ${NAME}`), '分享到电视')
  const shares = dialog(page, `分享：${NAME}`)
  await shares.getByLabel('用途').fill('三楼电视')
  await hand.press(shares.getByRole('button', { name: '生成链接' }))
  const address = await shares.getByRole('textbox', { name: '分享链接' }).inputValue()
  await expect(shares.getByText('尚未使用')).toBeVisible()
  await expectAccessible(page)

  const television = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    viewport: { width: 1920, height: 1080 },
  })
  const screen = await television.newPage()
  const authorizations: (string | undefined)[] = []
  screen.on('request', (request) => authorizations.push(request.headers()['authorization']))
  await screen.goto(address)
  await expect(screen.getByRole('heading', { name: '管理门户' })).toBeVisible()
  await expect(screen.getByRole('region', { name: '本月采购订单' }).getByText(/\d+ 单/)).toBeVisible()
  await expect(screen.getByRole('region', { name: '我的待办' })).toHaveCount(0)
  await expectAccessible(screen)
  expect(authorizations.filter(Boolean)).toEqual([])

  await hand.press(shares.getByRole('button', { name: '撤销' }))
  await hand.press(page.getByRole('button', { name: '确定', exact: true }).last())
  await expect(shares.getByText('已失效')).toBeVisible()
  await screen.reload()
  await expect(screen.getByText('链接已失效：请联系分享人重新生成').last()).toBeVisible()
  await television.close()
})
