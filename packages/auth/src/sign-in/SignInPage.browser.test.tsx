import 'vitest/browser'
import { renderWithApp } from '@sqos/test-kit/react'
import { screen, waitFor } from '@testing-library/react'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { authCatalogue } from '../catalogue.ts'
import { hashPassword } from '../hash-password.ts'
import type { Answers, Received } from '../store.example.tsx'
import { ExampleStore, PICTURE_ORIGIN } from '../store.example.tsx'
import { SignInPage } from './SignInPage.tsx'

const CAPTCHA = { code: 200, data: { enableVerificationCode: 1, verificationCodeNumber: 4 } }

const realWorker = () => new Worker(new URL('../proof-worker.ts', import.meta.url), { type: 'module' })
const workerOf = (code: string) => () => new Worker(`data:text/javascript,${encodeURIComponent(code)}`)

async function open(answers: Answers = {}, redirect: string | null = null, openProofWorker = realWorker) {
  const calls: Received[] = []
  const addresses: string[] = []
  const user = userEvent.setup()
  await renderWithApp(
    <ExampleStore answers={answers} onCall={(call) => calls.push(call)}>
      <SignInPage
        brand={{ name: 'SQOS' }}
        redirect={redirect}
        onSignedIn={(address) => addresses.push(address)}
        onChangeLanguage={() => {}}
        apiBaseUrl={PICTURE_ORIGIN}
        openProofWorker={openProofWorker}
      />
    </ExampleStore>,
    { catalogues: [authCatalogue] },
  )
  return {
    user,
    calls,
    addresses,
    account: screen.getByLabelText('账号'),
    password: screen.getByLabelText('密码'),
    submit: () => user.click(screen.getByRole('button', { name: '登录' })),
    logins: () =>
      calls.filter(({ call }) => call === 'Login').map(({ body }) => Object.fromEntries(new URLSearchParams(body))),
  }
}

/** The alert of the page, not of the toast. */
const failure = () => screen.getByRole('main').querySelector('[role=alert]')

describe('signing in', () => {
  it('sends the trimmed account and the hash, never the password, and opens the requested page', async () => {
    const page = await open({}, '/systemData/dictionary?page=2')

    await page.user.type(page.account, ' admin ')
    await page.user.type(page.password, 'sqos2026{Enter}')

    await waitFor(() => expect(page.addresses).toEqual(['/systemData/dictionary?page=2']))
    expect(page.logins()).toMatchObject([{ account: 'admin', password: hashPassword('sqos2026') }])
    expect(JSON.stringify(page.calls)).not.toContain('sqos2026')
  })

  it('does not follow a redirect to another site', async () => {
    const page = await open({}, '//evil.example')

    await page.user.type(page.account, 'admin')
    await page.user.type(page.password, 'sqos2026{Enter}')

    await waitFor(() => expect(page.addresses).toEqual(['/']))
  })

  it('sends one request for repeated submits', async () => {
    const page = await open({ Login: 'silence' })

    await page.user.type(page.account, 'admin')
    await page.user.type(page.password, 'sqos2026{Enter}{Enter}{Enter}')

    await screen.findByRole('button', { name: '登录中' })
    expect(page.logins()).toHaveLength(1)
  })
})

describe('what is missing', () => {
  it('is reported at the focused field until the user types', async () => {
    const page = await open()

    await page.user.type(page.account, 'admin')
    await page.submit()

    await vi.waitFor(() => expect(page.password).toHaveFocus())
    expect(page.password).toHaveAccessibleDescription('请输入密码')
    expect(page.password).toBeInvalid()
    await page.user.type(page.password, 'x')
    expect(page.password).not.toBeInvalid()
    expect(page.logins()).toEqual([])
  })
})

describe('a refusal', () => {
  it('is shown, keeps the input and selects the password', async () => {
    const page = await open({ Login: { code: 400, msg: '账号或密码错误' } })

    await page.user.type(page.account, 'admin')
    await page.user.type(page.password, 'wrong{Enter}')

    await waitFor(() => expect(failure()).toHaveTextContent('账号或密码错误'))
    expect(page.account).toHaveValue('admin')
    await waitFor(() => expect(page.password).toHaveFocus())
    await page.user.keyboard('right')
    expect(page.password).toHaveValue('right')
    expect(page.addresses).toEqual([])
  })

  it('is shown at the field that the server names', async () => {
    const page = await open({ Login: { code: 401, msg: '', data: { fields: { account: '账号过长' } } } })

    await page.user.type(page.account, 'admin')
    await page.user.type(page.password, 'x{Enter}')

    await waitFor(() => expect(page.account).toHaveFocus())
    expect(page.account).toHaveAccessibleDescription(/^账号过长/)
    expect(failure()).toBeEmptyDOMElement()
  })

  it('reports an unreachable server, and does not retry', async () => {
    const page = await open({ Login: 'no server' })

    await page.user.type(page.account, 'admin')
    await page.user.type(page.password, 'x{Enter}')

    await waitFor(() => expect(failure()).toHaveTextContent('请求出错，请重试'))
    expect(page.calls.at(-1)?.call).toBe('Login')
  })
})

describe('the proof of work', () => {
  /** Reply of a server that requires a proof. */
  async function proofNeeded(): Promise<Answers> {
    const challenge = await createChallenge({ hmacKey: 'key', maxnumber: 3000 })
    return { getConfig: { code: 200, data: { ...CAPTCHA.data, proof: { ...challenge, seconds: 300 } } } }
  }

  it('is found in a worker and sent; no image appears', { tags: ['full'] }, async () => {
    const page = await open(await proofNeeded())

    await page.user.type(page.account, 'admin')
    await page.user.type(page.password, 'sqos2026{Enter}')

    await waitFor(() => expect(page.addresses).toEqual(['/']))
    const [{ proof = '', ...sent } = {}] = page.logins()
    expect(await verifySolution(proof, 'key')).toBe(true)
    expect(sent).not.toHaveProperty('code')
    expect(screen.queryByLabelText('验证码')).toBeNull()
  })

  it('shows its progress until Escape stops it; the next attempt requests a new challenge', async () => {
    const page = await open(await proofNeeded(), null, workerOf(''))
    await page.user.type(page.account, 'admin')
    await page.user.type(page.password, 'sqos2026{Enter}')
    await screen.findByRole('button', { name: '验证中' })
    expect(screen.getByText('正在验证浏览器，按 Esc 可停止')).toHaveRole('status')

    await page.user.keyboard('{Escape}')

    await screen.findByRole('button', { name: '登录' })
    expect(screen.queryByText(/正在验证浏览器/)).toBeNull()
    await page.submit()
    await screen.findByRole('button', { name: '验证中' })
    expect(page.calls.map(({ call }) => call)).toEqual(['getConfig', 'getConfig'])
  })

  it.each(['throw new Error()', 'onmessage = () => postMessage(undefined)'])(
    'is replaced by the image when the worker fails: %s',
    async (code) => {
      const page = await open(await proofNeeded(), null, workerOf(code))
      await page.user.type(page.account, 'admin')
      await page.user.type(page.password, 'sqos2026{Enter}')

      await page.user.type(await screen.findByLabelText('验证码'), '7k2p{Enter}')

      await waitFor(() => expect(page.logins()).toMatchObject([{ code: '7k2p' }]))
    },
  )
})

describe('the picture', () => {
  it('appears for accounts that require it and is sent with its key', async () => {
    const page = await open({ getConfig: CAPTCHA })

    await page.user.type(page.account, 'admin')
    await page.user.tab()
    await page.user.type(page.password, 'sqos2026')
    await page.user.type(await screen.findByLabelText('验证码'), '7k2p{Enter}')

    await waitFor(() => expect(page.addresses).toEqual(['/']))
    expect(page.logins()).toMatchObject([{ code: '7k2p', timestamp: pictureKey() }])
  })

  it('is requested when the browser filled in the account', async () => {
    const page = await open({ getConfig: CAPTCHA })
    await page.user.type(page.account, 'admin')
    await page.user.type(page.password, 'sqos2026{Enter}')

    const code = await screen.findByLabelText('验证码')

    await waitFor(() => expect(code).toHaveFocus())
    expect(code).toHaveAccessibleDescription('请输入验证码')
    expect(page.logins()).toEqual([])
  })

  it('is replaced after a press on it and after a refusal', async () => {
    const page = await open({ getConfig: CAPTCHA, Login: { code: 400, msg: '验证码错误' } })
    await page.user.type(page.account, 'admin')
    await page.user.tab()
    const code = await screen.findByLabelText('验证码')
    const first = pictureKey()

    await page.user.click(screen.getByRole('button', { name: '看不清，换一张' }))
    const second = pictureKey()
    await page.user.type(page.password, 'x')
    await page.user.type(code, '1234{Enter}')
    await waitFor(() => expect(failure()).toHaveTextContent('验证码错误'))

    expect(second).not.toBe(first)
    await waitFor(() => expect(pictureKey()).not.toBe(second))
    expect(code).toHaveValue('')
  })

  const pictureKey = () => screen.getByRole('main').querySelector('img')?.src.split('/').at(-1)
})

describe('the password box', () => {
  it('shows and hides the input', async () => {
    const page = await open()

    await page.user.click(screen.getByRole('button', { name: '显示密码' }))
    expect(page.password).toHaveAttribute('type', 'text')

    await page.user.click(screen.getByRole('button', { name: '隐藏密码' }))
    expect(page.password).toHaveAttribute('type', 'password')
  })

  it('warns while Caps Lock is on', async () => {
    const page = await open()

    await page.user.type(page.password, '{CapsLock}a')
    expect(screen.getByText('大写已锁定')).toBeVisible()

    await page.user.type(page.password, '{CapsLock}a')
    expect(screen.queryByText('大写已锁定')).toBeNull()
  })
})
