import 'vitest/browser'
import { renderWithApp } from '@sqos/test-kit/react'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { authCatalogue } from '../catalogue.ts'
import { hashPassword } from '../hash-password.ts'
import type { Answers, Received } from '../store.example.tsx'
import { ExampleStore, PICTURE_ORIGIN } from '../store.example.tsx'
import { GivenPasswordPage } from './GivenPasswordPage.tsx'

async function open(answers: Answers = {}) {
  const calls: Received[] = []
  const exits: string[] = []
  await renderWithApp(
    <ExampleStore
      answers={{ ModifyPassword: { code: 200 }, Logout: { code: 200 }, ...answers }}
      user={{ userName: '李明', userAccount: 'liming', headIcon: '' }}
      onCall={(call) => calls.push(call)}
    >
      <GivenPasswordPage
        apiBaseUrl={PICTURE_ORIGIN}
        onChanged={() => exits.push('changed')}
        onSignedOut={() => exits.push('signed out')}
      />
    </ExampleStore>,
    { catalogues: [authCatalogue] },
  )
  return { user: userEvent.setup(), calls, exits }
}

it('changes the password with keys alone and continues, without signing out', async () => {
  const page = await open()
  expect(screen.getByRole('main')).toMatchTextContent(/李明\/liming.*您的密码由他人设置.*其他设备会退出登录/)

  await page.user.click(screen.getByLabelText('旧密码'))
  for (const [label, typed] of Object.entries({ 旧密码: 'given2026', 新密码: 'own2026', 重复密码: 'own2026' })) {
    while (document.activeElement !== screen.getByLabelText(label)) await page.user.tab()
    await page.user.keyboard(typed)
  }
  while (document.activeElement !== screen.getByLabelText('验证码')) await page.user.tab()
  await page.user.keyboard('7K2P{Enter}')

  await waitFor(() => expect(page.exits).toEqual(['changed']))
  expect(page.calls.map(({ call }) => call)).toEqual(['ModifyPassword'])
  expect(JSON.parse(page.calls[0]?.body ?? '')).toMatchObject({
    oldPassword: hashPassword('given2026'),
    password: hashPassword('own2026'),
    code: '7K2P',
  })
})

it('keeps what was typed when the server refuses', async () => {
  const page = await open({ ModifyPassword: { code: 400, msg: '修改失败，新建密码不能与旧密码一样' } })
  for (const label of ['旧密码', '新密码', '重复密码']) await page.user.type(screen.getByLabelText(label), 'given2026')
  await page.user.type(screen.getByLabelText('验证码'), '7K2P{Enter}')

  expect(await screen.findByText('修改失败，新建密码不能与旧密码一样')).toBeVisible()
  expect(screen.getByLabelText('新密码')).toHaveValue('given2026')
  expect(page.exits).toEqual([])
})

it('lets somebody else sign in instead', async () => {
  const page = await open()

  await page.user.click(screen.getByRole('button', { name: '退出登录' }))
  await page.user.click(screen.getByRole('button', { name: '确定' }))

  await waitFor(() => expect(page.exits).toEqual(['signed out']))
  expect(page.calls.map(({ call }) => call)).toEqual(['Logout'])
})

it('fits a narrow window', async () => {
  await open()

  const { page: browser } = await import('vitest/browser')
  await browser.viewport(390, 800)

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
