import 'vitest/browser'
import { renderWithApp } from '@sqos/test-kit/react'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { authCatalogue } from '../catalogue.ts'
import { hashPassword } from '../hash-password.ts'
import type { Answers, Received } from '../store.example.tsx'
import { ExampleStore } from '../store.example.tsx'
import { LockScreen } from './LockScreen.tsx'

async function open(answers: Answers = {}) {
  const calls: Received[] = []
  const exits: string[] = []
  await renderWithApp(
    <ExampleStore
      answers={{ LockScreen: { code: 200 }, Logout: { code: 200 }, ...answers }}
      user={{ userName: '李明', userAccount: 'liming', headIcon: '' }}
      onCall={(call) => calls.push(call)}
    >
      <LockScreen onUnlocked={() => exits.push('unlocked')} onSignedOut={() => exits.push('signed out')} />
    </ExampleStore>,
    { catalogues: [authCatalogue] },
  )
  return { user: userEvent.setup(), calls, exits, password: screen.getByLabelText('密码') }
}

it('unlocks with the password of the user who locked it', async () => {
  const page = await open()
  expect(screen.getByRole('heading', { name: /李明/ })).toBeVisible()
  await vi.waitFor(() => expect(page.password).toHaveFocus())

  await page.user.keyboard('sqos2026{Enter}')

  await waitFor(() => expect(page.exits).toEqual(['unlocked']))
  expect(JSON.parse(page.calls[0]?.body ?? '')).toEqual({ account: 'liming', password: hashPassword('sqos2026') })
})

it('stays locked after a wrong password and asks again', async () => {
  const page = await open({ LockScreen: { code: 400, msg: '账户或密码错误，请重新输入' } })

  await page.user.keyboard('wrong{Enter}')

  await waitFor(() => expect(screen.getByRole('main')).toMatchTextContent(/账户或密码错误，请重新输入/))
  await page.user.keyboard('again')
  expect(page.password).toHaveValue('again')
  expect(page.exits).toEqual([])
})

it('sends no request for an empty password', async () => {
  const page = await open()

  await page.user.keyboard('{Enter}')

  expect(page.password).toHaveAccessibleDescription('请输入解锁密码')
  expect(page.calls).toEqual([])
})

it('signs out only after a confirmation', async () => {
  const page = await open()

  await page.user.click(screen.getByRole('button', { name: '退出登录' }))
  await page.user.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: '退出登录' })).toHaveFocus())
  expect(page.calls).toEqual([])

  await page.user.keyboard('{Enter}')
  await page.user.click(screen.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(page.exits).toEqual(['signed out']))
  expect(page.calls.map(({ call }) => call)).toEqual(['Logout'])
})
