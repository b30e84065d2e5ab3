import { expect, test } from './test.ts'

test('a user signs in and sees a greeting with the name', async ({ page, signIn }) => {
  await signIn('admin')

  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('好，')
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
})

test('a wrong password shows a message and keeps the account', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: '登录', exact: true }).click()

  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: '账号或密码错误' })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue('admin')
})

test('after wrong passwords the browser solves a proof of work under the policy of the pages, without a captcha image', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill('lina')
  const submit = page.getByRole('button', { name: '登录', exact: true })
  for (const password of ['wrong1', 'wrong2', 'wrong3']) {
    await page.getByLabel('密码', { exact: true }).fill(password)
    const answer = page.waitForResponse(/oauth\/Login/)
    await submit.click()
    await answer
  }
  const proofs: boolean[] = []
  page.on('request', (request) => {
    if (request.url().includes('/oauth/Login'))
      proofs.push(Boolean(new URLSearchParams(request.postData() ?? '').get('proof')))
  })
  await page.getByLabel('密码', { exact: true }).fill('sqos2026')
  await submit.click()

  await expect(page).toHaveURL(/\/home$/)
  expect(proofs).toEqual([true])
})
