import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')

/** Chooses an option of a select. */
async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('an administrator builds a portal and grants it; it is the dashboard of somebody who chooses it', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/onlineDev/visualPortal')
  await page.getByRole('button', { name: '新建门户' }).click()
  const form = page.getByRole('dialog', { name: '新建门户' })
  await form.getByRole('textbox', { name: '门户名称' }).fill('采购看板')
  await form.getByRole('textbox', { name: '门户编码' }).fill('purchaseBoard')
  await choose(page, '门户分类', '管理门户')
  await form.getByRole('button', { name: '确定' }).click()
  await expect(form).toBeHidden()

  await page
    .getByRole('row', { name: /采购看板/ })
    .getByText('采购看板')
    .click()
  await page.getByRole('button', { name: '柱状图' }).click()
  await choose(page, '数据来源', '模型')
  await choose(page, '模型', '采购订单')
  await expect(page.getByRole('cell').first()).toBeVisible()
  await page.getByRole('button', { name: /^柱状图（柱状图）/ }).press('Shift+ArrowRight')
  await expect(page.getByRole('button', { name: '柱状图（柱状图），第 1 列第 1 行，宽 7 高 8' })).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('有未保存的修改')).toBeHidden()
  await page.getByRole('button', { name: '返回列表' }).click()

  const row = page.getByRole('row', { name: /采购看板/ })
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '授权' }).click()
  const grants = page.getByRole('dialog', { name: '授权：采购看板' })
  await expect(grants.getByText('用户')).toBeVisible()
  await expectAccessible(page)
})
