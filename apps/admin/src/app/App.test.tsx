// @vitest-environment-options { "url": "http://localhost:3000/" }
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AppFeature } from '@sqos/app-feature'
import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// The whole shell: a busy machine needs more time than for a part of it.
configure({ asyncUtilTimeout: 60_000 })

type Server = Awaited<ReturnType<typeof startHttpServer>>
type Reply = Awaited<ReturnType<Parameters<typeof startHttpServer>[0]>>

const person = {
  userInfo: {
    userId: '1',
    userAccount: 'admin',
    userName: '王晓明',
    headIcon: '',
    prevLogin: 1,
    prevLoginTime: 1_700_000_000_000,
    prevLoginIPAddress: '10.0.0.8',
    prevLoginIPAddressName: '内网',
    isAdministrator: true,
    roleIds: [],
    portalId: '',
  },
  menuList: [
    {
      id: 'm1',
      parentId: '-1',
      fullName: '数据字典',
      enCode: 'systemData.dictionary',
      icon: '',
      type: 2,
      urlAddress: 'systemData/dictionary',
      linkTarget: '_self',
      propertyJson: '',
    },
    {
      id: 'm2',
      parentId: '-1',
      fullName: '以后的页面',
      enCode: 'later',
      icon: '',
      type: 2,
      urlAddress: 'later/page',
      linkTarget: '_self',
      propertyJson: '',
    },
  ],
  permissionList: [],
  sysConfigInfo: { sysName: '', companyName: '', copyright: '', logoIcon: '', navigationIcon: '', writingHost: '' },
}

let server: Server
let answers: Record<string, Reply>

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  answers = {
    '/api/oauth/CurrentUser': { code: 200, data: person },
    '/api/oauth/Login': { code: 200, data: { token: 'token-2', theme: 'classic' } },
    '/api/oauth/Logout': { code: 200, msg: '注销成功' },
    '/api/oauth/getConfig/admin': { code: 200, data: { enableVerificationCode: 0, verificationCodeNumber: 4 } },
    '/api/system/DictionaryType': { code: 200, data: { list: [] } },
  }
  server = await startHttpServer(({ path }) => answers[path] ?? { code: 404, msg: `nothing at ${path}` })
  // jsdom has no layout; everything else is real.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await server.stop()
})

/** Opens the application at an address, like main.tsx, with the given browser storage. */
async function open(address: string, kept: Record<string, string> = {}) {
  for (const [key, value] of Object.entries({ sqos_language: 'zh', ...kept })) localStorage.setItem(key, value)
  window.history.replaceState(null, '', address)
  vi.stubEnv('VITE_API_BASE', server.url)
  vi.resetModules()
  const [{ App }, { createApp }, { leadToSignIn }] = await Promise.all([
    import('./App.tsx'),
    import('./create-app.ts'),
    import('./lead-to-sign-in.ts'),
  ])
  const { ready } = createApp()
  const signInFirst = !kept['sqos_token']
  if (signInFirst) leadToSignIn()
  const context = await ready
  await act(async () => render(<App {...context} signInFirst={signInFirst} />))
}

const here = () => window.location.pathname + window.location.search
const token = { sqos_token: 'token-1' }

describe('a visitor', () => {
  it('sees the company and logo of the system settings on the sign-in page', async () => {
    const icon = '/api/file/Image/system/a.png'
    const appearance = { sysName: '启元办公', title: '启元', sysDescription: '内部平台', loginIcon: icon }
    const company = { companyName: '启元实业', companyAddress: '上海', copyright: '© 2026' }
    answers['/api/system/SysConfig/SignIn'] = { code: 200, data: { ...appearance, ...company } }
    await open('/login')

    expect(await screen.findByText('启元办公')).toBeDefined()
    expect(screen.getByText('内部平台')).toBeDefined()
    expect(screen.getByText('启元实业 · 上海 · © 2026')).toBeDefined()
    expect(document.querySelector('main img')?.getAttribute('src')).toBe(server.url + icon)
    expect(document.title).toBe('登录 - 启元')
  })

  it('is asked to sign in, and then reaches the requested page', async () => {
    await open('/systemData/dictionary?keyword=x')
    expect(here()).toBe('/login?redirect=%2FsystemData%2Fdictionary%3Fkeyword%3Dx')

    await userEvent.type(await screen.findByLabelText('账号'), 'admin')
    await userEvent.type(screen.getByLabelText('密码'), 'sqos2026')
    await userEvent.click(screen.getByRole('button', { name: '登录' }))

    expect(await screen.findByRole('heading', { name: '数据字典' })).toBeDefined()
    expect(here()).toBe('/systemData/dictionary?keyword=x')
    // The title follows the page.
    await waitFor(() => expect(document.title).toBe('数据字典 - SQOS'))
    expect(await screen.findByText('上次登录信息')).toBeDefined()
  })
})

describe('a user with a password that another user set', () => {
  it('changes it before the page they wanted, without any other call', async () => {
    const given = { ...person, userInfo: { ...person.userInfo, mustChangePassword: true } }
    answers['/api/oauth/CurrentUser'] = { code: 200, data: given }
    answers['/api/permission/Users/Current/Actions/ModifyPassword'] = { code: 200, data: null }
    await open('/systemData/dictionary?keyword=x', token)

    expect(await screen.findByRole('heading', { name: '请设置新密码' })).toBeDefined()
    expect(here()).toBe('/changePassword?redirect=%2FsystemData%2Fdictionary%3Fkeyword%3Dx')
    await waitFor(() => expect(document.title).toBe('设置新密码 - SQOS'))
    expect(new Set(server.requests.map(({ path }) => path))).toEqual(new Set(['/api/oauth/CurrentUser']))

    await userEvent.type(screen.getByLabelText('旧密码'), 'given2026')
    await userEvent.type(screen.getByLabelText('新密码'), 'own2026')
    await userEvent.type(screen.getByLabelText('重复密码'), 'own2026')
    answers['/api/oauth/CurrentUser'] = { code: 200, data: person }
    await userEvent.type(screen.getByLabelText('验证码'), '7K2P{Enter}')

    expect(await screen.findByRole('heading', { name: '数据字典' })).toBeDefined()
    expect(here()).toBe('/systemData/dictionary?keyword=x')
  })
})

describe('a signed-in user', () => {
  it('is redirected from the root to the start page, with the menu of available pages', async () => {
    await open('/', token)

    expect(await screen.findByRole('heading', { name: /王晓明/ })).toBeDefined()
    expect(here()).toBe('/home')
    expect(server.requests.filter(({ path }) => path === '/api/oauth/CurrentUser')).toHaveLength(1)
    const links = screen.getAllByRole('link').map((link) => link.textContent)
    expect(links).toContain('数据字典')
    expect(links).not.toContain('以后的页面')
  })

  it('sees title, logos, company, data screens and the extra entry of the system settings', async () => {
    const screenEntry = {
      ...person.menuList[0],
      id: 'm3',
      enCode: 'screen',
      type: 6,
      propertyJson: '{"moduleId":"s1"}',
    }
    const sysConfigInfo = {
      ...person.sysConfigInfo,
      sysName: '启元办公',
      title: '启元',
      companyName: '启元实业',
      companyAddress: '上海',
      logoIcon: '/logo-a.png',
      dataVHost: 'https://screen.example/',
      extraEntryAddress: '/docs',
    }
    answers['/api/oauth/CurrentUser'] = {
      code: 200,
      data: { ...person, menuList: [...person.menuList, { ...screenEntry, fullName: '大屏' }], sysConfigInfo },
    }
    await open('/home', token)

    expect((await screen.findAllByRole('link', { name: /大屏/ }))[0]?.getAttribute('href')).toBe('/openLink/m3')
    expect(screen.getByRole('link', { name: /扩展入口/ }).getAttribute('href')).toBe('/docs')
    await waitFor(() => expect(document.title).toBe('首页 - 启元'))
    expect(document.querySelector('section img')?.getAttribute('src')).toBe(`${server.url}/logo-a.png`)

    await userEvent.click(screen.getByRole('button', { name: '王晓明 的菜单' }))
    await userEvent.click(screen.getByRole('menuitem', { name: '关于' }))
    expect(await screen.findByText('启元实业')).toBeDefined()
    expect(screen.getByText('上海')).toBeDefined()
  })

  it('gets the language saved on another device after signing in', async () => {
    const userInfo = { ...person.userInfo, language: 'en', viewer: null }
    answers['/api/oauth/CurrentUser'] = { code: 200, data: { ...person, userInfo } }
    await open('/login')
    await userEvent.type(await screen.findByLabelText('账号'), 'admin')
    await userEvent.type(screen.getByLabelText('密码'), 'sqos2026')
    await userEvent.click(screen.getByRole('button', { name: '登录' }))

    expect(await screen.findByRole('button', { name: 'Menu of 王晓明' })).toBeDefined()
    expect(localStorage.getItem('sqos_language')).toBe('en')
  })

  it('sees the 404 page for an unknown address', async () => {
    await open('/later/page', token)

    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeDefined()
    expect(here()).toBe('/404')
  })

  it('stays on the lock screen while locked', async () => {
    await open('/home', { ...token, sqos_lock: '1' })

    expect(await screen.findByText('屏幕已锁定')).toBeDefined()
    expect(here()).toBe('/lockScreen')
  })

  it('signs out after a confirmation, which removes the token', async () => {
    await open('/home', token)

    await userEvent.click(await screen.findByRole('button', { name: '王晓明 的菜单' }))
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }))
    expect(await screen.findByText('您确定要退出应用程序吗?')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '退出' }))

    await waitFor(() => expect(here()).toBe('/login'))
    expect(localStorage.getItem('sqos_token')).toBeNull()
    expect(server.requests.some(({ path }) => path === '/api/oauth/Logout')).toBe(true)
  })
})

describe('a feature', () => {
  it('appears in every place of the shell through its one entry in the array of features', async () => {
    vi.doMock('./features.ts', async (importOriginal) => {
      const { features } = await importOriginal<{ features: readonly AppFeature[] }>()
      const { noteFeature } = await import('./features.example.tsx')
      return { features: [...features, noteFeature] }
    })
    try {
      await open('/home', token)
      await userEvent.click(await screen.findByRole('link', { name: '便签的卡片' }))

      expect(await screen.findByRole('heading', { name: '便签页面' })).toBeDefined()
      await waitFor(() => expect(document.title).toBe('便签 - SQOS'))
      expect(await screen.findByRole('button', { name: '便签 0' })).toBeDefined()
      expect(screen.getByRole('complementary', { name: '便签' })).toBeDefined()
      expect(document.body.dataset['notesWatched']).toBe('true')
      // Breadcrumb and tab.
      expect(screen.getAllByText('便签').length).toBeGreaterThanOrEqual(2)

      await userEvent.click(screen.getByRole('button', { name: '便签 0' }))
      expect(await screen.findByRole('button', { name: '便签 1' })).toBeDefined()

      await userEvent.keyboard('{Control>}k{/Control}')
      await userEvent.type(await screen.findByRole('combobox'), '新便签')
      expect(await screen.findByRole('option', { name: /新便签/ })).toBeDefined()
      await userEvent.keyboard('{Escape}')

      await userEvent.click(screen.getByRole('button', { name: '界面设置' }))
      expect(await screen.findByText('便签的设置')).toBeDefined()
    } finally {
      vi.doUnmock('./features.ts')
    }
  })

  it('of downloads has a page, and a card on the start page with running and finished files', async () => {
    const record = {
      id: '1',
      link: null,
      createdTime: 1,
      kind: 'export',
      done: 1,
      total: 4,
      message: '',
      canRetry: false,
    }
    const blank = { fileSize: null, expireTime: null }
    const list = [
      { ...record, ...blank, name: '用户.xlsx', status: 'running' },
      { ...record, ...blank, id: '2', name: '角色.xlsx', status: 'done', link: '/api/file/x' },
      { ...record, ...blank, id: '3', name: '旧的.xlsx', status: 'expired' },
    ]
    const pagination = { currentPage: 1, pageSize: 20, total: 3 }
    answers['/api/example/dowTools'] = { code: 200, data: { list, pagination } }
    await open('/home', token)

    const card = within(await screen.findByRole('region', { name: '下载中心' }))
    expect(card.getByText('25%')).toBeDefined()
    expect(card.getByRole('button', { name: '下载 角色.xlsx' })).toBeDefined()
    expect(card.queryByText('旧的.xlsx')).toBeNull()
    await userEvent.click(card.getByRole('link', { name: '全部文件' }))

    // jsdom has no layout, so the table draws no rows.
    expect(await screen.findByRole('heading', { name: '下载中心', level: 1 })).toBeDefined()
    expect(here()).toBe('/downloads')
    await waitFor(() => expect(document.title).toBe('下载中心 - SQOS'))
  })
})

describe('the start page of a new employee', () => {
  const entry = (id: string, more: object) => ({ ...person.menuList[0], id, fullName: id, ...more })
  const menuList = [
    entry('发起流程', { enCode: 'workFlow.flowStart', urlAddress: 'workFlow/flowStart' }),
    entry('我发起的', { enCode: 'workFlow.flowLaunch', urlAddress: 'workFlow/flowLaunch' }),
    entry('请假申请', { enCode: 'leave', type: 3, urlAddress: 'model/leave', propertyJson: '{"moduleId":"m1"}' }),
  ]
  const newcomer = { ...person.userInfo, isAdministrator: false, mobilePhone: '', email: '', prevLoginTime: null }
  const requests = (...list: object[]) => ({
    code: 200,
    data: { list, pagination: { currentPage: 1, pageSize: 5, total: list.length } },
  })
  const request = { id: 'r1', fullName: '王晓明的请假申请', status: 1, creatorTime: 1, flowId: 'f1', enCode: 'leave' }

  beforeEach(() => {
    answers['/api/oauth/CurrentUser'] = { code: 200, data: { ...person, userInfo: newcomer, menuList } }
    answers['/api/workflow/Engine/FlowLaunch'] = requests()
  })

  it('says what to do first, with a link for each step, until the first request is made', async () => {
    await open('/home', token)

    const steps = within(await screen.findByRole('region', { name: '从这里开始' }))
    const links = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['1填写电话或邮箱，方便同事联系', '/profile'],
      ['2发起第一个申请', '/workFlow/flowStart'],
      ['3打开“请假申请”', '/model/leave'],
    ])
    const mine = within(await screen.findByRole('region', { name: '我的申请' }))
    expect((await mine.findByRole('link', { name: '发起申请' })).getAttribute('href')).toBe('/workFlow/flowStart')

    cleanup()
    answers['/api/workflow/Engine/FlowLaunch'] = requests(request)
    await open('/home', token)
    expect(await screen.findByRole('link', { name: /王晓明的请假申请/ })).toBeDefined()
    expect(screen.queryByRole('region', { name: '从这里开始' })).toBeNull()
  })

  it('marks what is done, and stays closed', async () => {
    const userInfo = { ...newcomer, email: 'wang@sqos.example' }
    answers['/api/oauth/CurrentUser'] = { code: 200, data: { ...person, userInfo, menuList } }
    await open('/home', token)

    const steps = within(await screen.findByRole('region', { name: '从这里开始' }))
    expect(steps.getAllByRole('link', { name: /已完成/ })).toHaveLength(1)
    await userEvent.click(steps.getByRole('button', { name: '不再显示' }))
    expect(screen.queryByRole('region', { name: '从这里开始' })).toBeNull()

    cleanup()
    await open('/home', token)
    expect(await screen.findByRole('link', { name: '发起申请' })).toBeDefined()
    expect(screen.queryByRole('region', { name: '从这里开始' })).toBeNull()
  })
})

describe('the tabs of the last visit', () => {
  it('have the titles of fixed pages while another page is shown', async () => {
    sessionStorage.setItem('sqos_tabs', JSON.stringify({ userId: person.userInfo.userId, paths: ['/downloads'] }))
    await open('/home', token)

    const tabs = within(await screen.findByRole('navigation', { name: '已打开的页面' }))
    expect(await tabs.findByRole('link', { name: '下载中心' })).toBeDefined()
  })
})

describe('the settings', () => {
  it('hide the button of the download centre', async () => {
    await open('/home', token)
    await userEvent.click(await screen.findByRole('button', { name: '界面设置' }))
    expect(screen.getByRole('button', { name: '下载中心' })).toBeDefined()
    await userEvent.click(await screen.findByRole('switch', { name: '下载中心' }))

    await waitFor(() => expect(screen.queryByRole('button', { name: '下载中心' })).toBeNull())
  })
})

describe('when the user info cannot be loaded', () => {
  it.each([
    ['an empty menu', { code: 200, data: { ...person, menuList: [] } }, '您的权限不足，请联系管理员'],
    ['a token without a user', { code: 200, data: null }, '验证失败，请重新登录'],
    ['an expired session', { code: 600, msg: '登录过期,请重新登录' }, '登录过期,请重新登录'],
    ['a refusal', { code: 500, msg: '系统繁忙' }, '系统繁忙'],
  ])('%s: the token is removed, the reason is shown, and the user has to sign in', async (_, answer, message) => {
    answers['/api/oauth/CurrentUser'] = answer

    await open('/home?a=1', token)

    expect(await screen.findByText(message)).toBeDefined()
    await waitFor(() => expect(here()).toBe('/login?redirect=%2Fhome%3Fa%3D1'))
    expect(localStorage.getItem('sqos_token')).toBeNull()
  })

  it('an unreachable server signs nobody out, and the request is repeated', async () => {
    answers['/api/oauth/CurrentUser'] = { status: 503, text: 'away' }
    await open('/home', token)
    expect(await screen.findByText('暂时无法连接服务器')).toBeDefined()
    expect(localStorage.getItem('sqos_token')).toBe('token-1')

    answers['/api/oauth/CurrentUser'] = { code: 200, data: person }
    await userEvent.click(screen.getByRole('button', { name: '重试' }))

    expect(await screen.findByRole('heading', { name: /王晓明/ })).toBeDefined()
    expect(here()).toBe('/home')
  })
})

describe('when the session ends during use', () => {
  it('the sign-in page opens and remembers the page', async () => {
    await open('/home', token)
    await screen.findByRole('heading', { name: /王晓明/ })
    answers['/api/system/DictionaryType'] = { code: 601, msg: '您的帐号在其他地方已登录,被强制踢出' }

    await userEvent.click(screen.getAllByRole('link', { name: '数据字典' })[0] as HTMLElement)

    expect(await screen.findByText('您的帐号在其他地方已登录,被强制踢出')).toBeDefined()
    await waitFor(() => expect(here()).toBe('/login?redirect=%2FsystemData%2Fdictionary'))
  })
})
