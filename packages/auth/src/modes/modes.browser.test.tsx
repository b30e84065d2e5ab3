import 'vitest/browser'
import { renderWithApp } from '@sqos/test-kit/react'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { authCatalogue } from '../catalogue.ts'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { type Answers, ExampleStore, PICTURE_ORIGIN, type Received, TICKET } from '../store.example.tsx'
import { signInModesCatalogue } from './catalogue.ts'
import { ConfirmSignInPage } from './ConfirmSignInPage.tsx'

const NEEDED = { code: 200, data: { enableVerificationCode: 1, verificationCodeNumber: 4 } }

async function open(given: Answers = {}) {
  const calls: Received[] = []
  const addresses: string[] = []
  const answers: Answers = { ...TICKET, ...given }
  const user = userEvent.setup()
  await renderWithApp(
    <ExampleStore answers={answers} onCall={(call) => calls.push(call)}>
      <SignInPage
        brand={{ name: 'SQOS' }}
        redirect="/home"
        onSignedIn={(address) => addresses.push(address)}
        onChangeLanguage={() => {}}
        apiBaseUrl={PICTURE_ORIGIN}
        modes={['password', 'scan', 'code']}
        scanAddress={(ticket) => `https://sqos.example.com/scan?ticket=${ticket}`}
      />
    </ExampleStore>,
    { catalogues: [authCatalogue] },
  )
  const called = (name: string) => calls.filter(({ call }) => call === name).map(({ body }) => body)
  const logins = () => called('Login').map((body) => Object.fromEntries(new URLSearchParams(body)))
  return { user, answers, addresses, called, logins }
}

const tab = (name: string) => screen.getByRole('tab', { name })
const status = () => within(screen.getByRole('tabpanel')).getByRole('status')
const alertText = () => screen.getByRole('tabpanel').querySelector('[role=alert]')

describe('the ways to sign in', () => {
  it('are tabs for the keyboard; what was typed is there when the user returns', async () => {
    const page = await open()

    await page.user.type(screen.getByLabelText('账号'), 'lina')
    await page.user.click(tab('账户登录'))
    await page.user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(tab('验证码登录')).toHaveFocus())
    expect(await screen.findByRole('tabpanel', { name: '验证码登录' })).toBeVisible()
    await page.user.keyboard('{ArrowRight}')

    expect(tab('账户登录')).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('tab').map((one) => [one.textContent, one.tabIndex])).toEqual([
      ['账户登录', 0],
      ['扫码登录', -1],
      ['验证码登录', -1],
    ])
    expect(screen.getByLabelText('账号')).toHaveValue('lina')
  })
})

describe('a code by text message', () => {
  it('is requested with the captcha and signs in', async () => {
    const page = await open({ getConfig: NEEDED, SmsCode: { code: 200, data: { seconds: 60 } } })
    await page.user.click(tab('验证码登录'))

    await page.user.type(await screen.findByLabelText('手机号'), '138 0000 0001')
    await page.user.tab()
    await page.user.type(await screen.findByLabelText('验证码'), '7K2P')
    await page.user.click(screen.getByRole('button', { name: '获取验证码' }))

    expect(await screen.findByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled()
    expect(page.called('SmsCode').map((body) => JSON.parse(body) as unknown)).toEqual([
      { mobile: '138 0000 0001', code: '7K2P', timestamp: expect.any(String) },
    ])
    await waitFor(() => expect(screen.getByLabelText('短信验证码')).toHaveFocus())
    await page.user.keyboard('123456{Enter}')
    await waitFor(() => expect(page.addresses).toEqual(['/home']))
    expect(page.logins()).toMatchObject([{ account: '138 0000 0001', password: '', code: '123456', loginType: '2' }])
  })

  it('says what is missing, at its field', async () => {
    const page = await open()
    await page.user.click(tab('验证码登录'))

    await page.user.click(await screen.findByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus())
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入手机号')
    await page.user.keyboard('123')
    await page.user.click(screen.getByRole('button', { name: '登录' }))

    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入正确的手机号')
    expect(screen.getByLabelText('短信验证码')).toHaveAccessibleDescription('请输入验证码')
    expect(page.logins()).toEqual([])
  })

  it('shows a refusal and keeps the number', async () => {
    const page = await open({ Login: { code: 400, msg: '验证码错误或已失效' } })
    await page.user.click(tab('验证码登录'))

    await page.user.type(await screen.findByLabelText('手机号'), '13800000001')
    await page.user.type(screen.getByLabelText('短信验证码'), '000000{Enter}')

    await waitFor(() => expect(alertText()).toHaveTextContent('验证码错误或已失效'))
    expect(screen.getByLabelText('手机号')).toHaveValue('13800000001')
    await waitFor(() => expect(screen.getByLabelText('短信验证码')).toHaveFocus())
    expect(screen.getByLabelText('短信验证码')).toHaveValue('')
  })
})

describe('a QR code', () => {
  it('holds the ticket and never the secret, and signs in when the phone confirmed it', async () => {
    const page = await open()
    await page.user.click(tab('扫码登录'))

    const code = await screen.findByRole('img', { name: '登录二维码' })
    expect(code.dataset['address']).toBe('https://sqos.example.com/scan?ticket=the-ticket')
    page.answers['ScanTicket/State'] = { code: 200, data: { state: 'opened' } }
    await screen.findByText('已扫描，请在手机上确认', {}, { timeout: 30_000 })
    page.answers['ScanTicket/State'] = { code: 200, data: { state: 'confirmed' } }

    await waitFor(() => expect(page.addresses).toEqual(['/home']), { timeout: 30_000 })
    expect(page.logins()).toMatchObject([{ account: '', ticket: 'the-ticket', secret: 'the-secret', loginType: '3' }])
  })

  it.each([
    ['expired', '二维码已失效'],
    ['refused', '已在手机上拒绝登录'],
  ])('that is %s is replaced on request', async (state, text) => {
    const page = await open({ 'ScanTicket/State': { code: 200, data: { state } } })
    await page.user.click(tab('扫码登录'))

    const refresh = await screen.findByRole('button', { name: '点击刷新' }, { timeout: 30_000 })
    expect(status()).toHaveTextContent(text)
    page.answers['ScanTicket/State'] = { code: 200, data: { state: 'waiting' } }
    await page.user.click(refresh)

    await screen.findByText('用已登录的手机扫描二维码，并在手机上确认')
    expect(page.called('ScanTicket')).toHaveLength(2)
  })

  it('says why no code can be shown', async () => {
    const page = await open({ ScanTicket: 'no server' })
    await page.user.click(tab('扫码登录'))

    await screen.findByRole('button', { name: '点击刷新' })
    expect(status()).toHaveTextContent('请求出错，请重试')
  })
})

describe('the phone', () => {
  async function scan(answers: Answers = {}) {
    const calls: Received[] = []
    let left = 0
    await renderWithApp(
      <ExampleStore
        answers={{ ...TICKET, ...answers }}
        user={{ userAccount: 'lina', userName: '李娜' }}
        onCall={(call) => calls.push(call)}
      >
        <ConfirmSignInPage ticket="the-ticket" onLeave={() => (left += 1)} />
      </ExampleStore>,
      { catalogues: [authCatalogue, signInModesCatalogue] },
    )
    const answered = () =>
      calls.filter(({ call }) => call === 'ScanTicket/Answer').map(({ body }) => JSON.parse(body) as unknown)
    return { user: userEvent.setup(), answered, left: () => left }
  }

  it('shows device, address, time and account, and warns of foreign codes', async () => {
    await scan()

    await screen.findByRole('heading', { name: '登录确认' })
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'Chrome 142 / Windows',
      '203.0.113.25',
      expect.stringMatching(/^2026-11-21 \d\d:00:00$/),
      '李娜/lina',
    ])
    expect(screen.getByText(/如果二维码是别人发给您的，请拒绝/)).toBeVisible()
  })

  it.each([
    ['确认登录', true, '已确认，请回到电脑上继续'],
    ['拒绝', false, '已拒绝，这台电脑没有登录'],
  ])('answers: %s', async (name, accepted, text) => {
    const page = await scan({ 'ScanTicket/Answer': { code: 200 } })

    await page.user.click(await screen.findByRole('button', { name }))

    await screen.findByRole('heading', { name: text })
    expect(page.answered()).toEqual([{ ticket: 'the-ticket', accepted }])
    await page.user.click(screen.getByRole('button', { name: '返回首页' }))
    expect(page.left()).toBe(1)
  })

  it('says that a ticket is gone', async () => {
    await scan({ 'ScanTicket/Open': { code: 400, msg: '二维码已失效' } })

    await screen.findByText('请在电脑上刷新二维码后重新扫描。')
    expect(screen.queryByRole('button', { name: '确认登录' })).toBeNull()
  })
})
