import { expectAccessible } from './axe.ts'
import { expect, expectMessage, test } from './test.ts'

test('a company and its department are created, changed and deleted, with the reasons of refusals', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '组织权限' }).click()
  await menu.getByRole('link', { name: '组织管理' }).click()
  await expect(page.getByRole('row', { name: '启元软件科技有限公司' })).toBeVisible()

  await page.getByRole('button', { name: '新建', exact: true }).click()
  const company = page.getByRole('dialog', { name: '新建公司' })
  await company.getByLabel('公司名称').fill('启元物流')
  await company.getByLabel('公司编码').fill('qiyuan')
  await company.getByLabel('公司简称').fill('物流')
  await expectAccessible(page)
  await company.getByRole('button', { name: '确定' }).click()
  await expect(company.getByText('机构编码已存在')).toBeVisible()
  await company.getByLabel('公司编码').fill('wuliu')
  await company.getByRole('button', { name: '确定' }).click()
  await expect(company).toBeHidden()
  await expect(page.getByRole('row', { name: '启元物流' })).toBeVisible()

  await menu.getByRole('link', { name: '部门管理' }).click()
  await page.getByRole('treeitem', { name: '启元物流' }).click()
  await page.getByRole('button', { name: '新建第一个部门' }).click()
  const department = page.getByRole('dialog', { name: '新建部门' })
  await department.getByLabel('部门名称').fill('调度部')
  await department.getByLabel('部门编码').fill('wuliu.dispatch')
  await department.getByRole('button', { name: '确定' }).click()
  await expect(department).toBeHidden()
  await expect(page.getByRole('row', { name: '调度部' })).toBeVisible()
  await expectAccessible(page)

  const remove = async (name: string) => {
    await page.getByRole('button', { name: `删除 ${name}` }).click()
    await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  }
  await menu.getByRole('link', { name: '组织管理' }).click()
  await remove('启元物流')
  await expectMessage(page, '该机构下有机构禁止删除')

  await menu.getByRole('link', { name: '部门管理' }).click()
  await page.getByRole('treeitem', { name: '启元物流' }).click()
  // The address contains the company, and the server stored the department.
  await page.reload()
  await remove('调度部')
  await expect(page.getByRole('row', { name: '调度部' })).toBeHidden()
  await menu.getByRole('link', { name: '组织管理' }).click()
  await remove('启元物流')
  await expect(page.getByRole('row', { name: '启元物流' })).toBeHidden()
})

test('the second of two editors of a company sees the changes of the first', async ({ page, signIn, context }) => {
  await signIn('admin')
  await page.goto('/permission/organize')
  await page.getByRole('button', { name: '编辑 启元供应链有限公司' }).click()
  const mine = page.getByRole('dialog', { name: '编辑公司' })
  await mine.getByLabel('公司简称').fill('我的简称')

  const other = await context.newPage()
  await other.goto('/permission/organize')
  await other.getByRole('button', { name: '编辑 启元供应链有限公司' }).click()
  const theirs = other.getByRole('dialog', { name: '编辑公司' })
  await theirs.getByLabel('公司简称').fill('他的简称')
  await theirs.getByRole('button', { name: '确定' }).click()
  await expect(theirs).toBeHidden()

  await mine.getByRole('button', { name: '确定' }).click()
  await expect(mine.getByText('他人已改为“他的简称”')).toBeVisible()
  await expect(mine.getByLabel('公司简称')).toHaveValue('我的简称')
  await mine.getByRole('button', { name: '确定' }).click()
  await expect(mine).toBeHidden()
})

test('a read-only user sees organisations without buttons', async ({ page, signIn }) => {
  await signIn('zhangwei')
  await page.goto('/permission/department')
  await expect(page.getByRole('row', { name: '总裁办公室' })).toBeVisible()
  await expect(page.getByRole('button', { name: '新建', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: /^(编辑|删除) / })).toHaveCount(0)
})
