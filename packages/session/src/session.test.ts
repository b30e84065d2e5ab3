import { configureStore } from '@reduxjs/toolkit'
import type { ApiEnvironment, ToastMessage } from '@sqos/api-client'
import { baseApi } from '@sqos/api-client'
import { authApi } from '@sqos/api-client/auth'
import type { ReceivedRequest, Reply } from '@sqos/test-kit/http'
import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  connectSession,
  endSession,
  loadCurrentUser,
  lock,
  resumeSession,
  selectIsLocked,
  selectIsSuspended,
  selectMenus,
  selectPermissions,
  selectToken,
  selectUser,
  SessionError,
  sessionReducer,
  signIn,
  signInAgain,
  signOut,
  suspendSession,
  unlock,
} from './index.ts'
import type { SessionStorage } from './storage.ts'

const menu = { id: 'm1', parentId: '-1', fullName: '数据字典', enCode: 'systemData.dictionary', type: 2 }
const currentUser = {
  userInfo: { userId: 'u1', userAccount: 'admin', userName: '管理员' },
  menuList: [menu],
  permissionList: [{ modelId: 'm1', button: [{ enCode: 'btn_add' }], column: [], form: [] }],
  sysConfigInfo: { logoIcon: '', navigationIcon: '' },
}

let server: Awaited<ReturnType<typeof startHttpServer>>
let answers: Record<string, Reply>
/** Requests without a defined reply are refused. */
const answer = ({ path }: ReceivedRequest): Reply => answers[path.split('/').at(-1) ?? ''] ?? { code: 404, msg: '无' }

beforeEach(async () => {
  answers = {
    Login: { code: 200, data: { token: 'Bearer t1', theme: 'classic' } },
    CurrentUser: { code: 200, data: currentUser },
    LockScreen: { code: 200 },
    Logout: { code: 200, msg: '注销成功' },
  }
  server = await startHttpServer(answer)
})
afterEach(() => server.stop())

/** Browser storage with the events between tabs. */
function createBrowser() {
  const values = new Map<string, string>()
  const storage: SessionStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
  const tabs = new EventTarget()
  return {
    values,
    storage,
    tabs: tabs as unknown as Window,
    tell: (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key })),
  }
}

function openTab(browser = createBrowser(), hasUnsavedInput = () => false) {
  const toasts: ToastMessage[] = []
  const environment: ApiEnvironment = {
    baseUrl: server.url,
    getToken: () => selectToken(store.getState()),
    getLanguage: () => 'zh',
    onSessionEnded: () => store.dispatch(endSession()),
    toast: (message) => toasts.push(message),
    text: () => '请求出错，请重试',
    now: Date.now,
  }
  const store = configureStore({
    reducer: { session: sessionReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: environment } } }).concat(baseApi.middleware),
  })
  const disconnect = connectSession(store, { ...browser, hasUnsavedInput })
  return { store, dispatch: store.dispatch, state: () => store.getState(), toasts, browser, disconnect }
}

const CREDENTIALS = { account: 'admin', passwordHash: 'e10adc3949ba59abbe56e057f20f883e' }

const signInAsAdmin = (tab: ReturnType<typeof openTab>) =>
  tab.dispatch(signIn({ account: ' admin ', passwordHash: 'e10adc3949ba59abbe56e057f20f883e' }))

async function openSignedInTab() {
  const tab = openTab()
  await signInAsAdmin(tab)
  await tab.dispatch(loadCurrentUser())
  return tab
}

describe('signing in', () => {
  it('sends the request of the API family and stores the token', async () => {
    const tab = openTab()

    const result = await tab.dispatch(
      signIn({ account: ' 13800000000@group ', passwordHash: 'abc', captcha: { code: '7k2p', timestamp: '17' } }),
    )

    expect(result).toEqual({ token: 'Bearer t1', theme: 'classic' })
    expect(Object.fromEntries(new URLSearchParams(server.requests[0]?.body))).toEqual({
      account: '13800000000@group',
      password: 'abc',
      code: '7k2p',
      timestamp: '17',
      origin: 'password',
      client_id: 'admin',
      client_secret: 'sqos-web',
      scope: 'all',
      grant_type: 'password',
      loginType: '1',
    })
    expect(selectToken(tab.state())).toBe('Bearer t1')
    expect(tab.browser.values).toEqual(new Map([['sqos_token', 'Bearer t1']]))
  })

  it('rejects with the whole reply and stores nothing when refused', async () => {
    answers['Login'] = { code: 400, msg: '账号或密码错误' }
    const tab = openTab()

    await expect(signInAsAdmin(tab)).rejects.toMatchObject({ code: 400, msg: '账号或密码错误', data: null })
    expect(tab.browser.values.size).toBe(0)
  })

  it('clears the cached data of the previous user', async () => {
    const tab = openTab()
    await tab.dispatch(authApi.endpoints.getLoginConfig.initiate({ account: 'admin' }))
    expect(Object.keys(tab.state().api.queries)).toHaveLength(1)

    await signInAsAdmin(tab)

    expect(tab.state().api.queries).toEqual({})
  })
})

describe('loading the signed-in user', () => {
  it('stores user, menus and permissions', async () => {
    const tab = await openSignedInTab()

    expect(server.requests.at(-1)?.headers.authorization).toBe('Bearer t1')
    expect(selectUser(tab.state())?.userName).toBe('管理员')
    expect(selectMenus(tab.state())).toEqual([menu])
    expect(selectPermissions(tab.state())).toHaveLength(1)
  })

  it.each([
    ['verificationFailed', null],
    ['noMenus', { ...currentUser, menuList: [] }],
  ])('fails with %s', async (reason, data) => {
    answers['CurrentUser'] = { code: 200, data }
    const tab = openTab()
    await signInAsAdmin(tab)

    const failure = await tab.dispatch(loadCurrentUser()).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(SessionError)
    expect(failure).toMatchObject({ reason })
    expect(selectMenus(tab.state())).toBeNull()
  })
})

describe('the lock', () => {
  it('survives a reload and unlocks with the right password', async () => {
    const { browser, dispatch } = await openSignedInTab()
    dispatch(lock())

    const reloaded = openTab(browser)
    expect(selectIsLocked(reloaded.state())).toBe(true)
    expect(selectToken(reloaded.state())).toBe('Bearer t1')

    await reloaded.dispatch(loadCurrentUser())
    await reloaded.dispatch(unlock('abc'))
    expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toEqual({ account: 'admin', password: 'abc' })
    expect(selectIsLocked(reloaded.state())).toBe(false)
    expect(browser.values.has('sqos_lock')).toBe(false)
  })

  it('stays locked after a wrong password', async () => {
    answers['LockScreen'] = { code: 400, msg: '账户或密码错误，请重新输入' }
    const tab = await openSignedInTab()
    tab.dispatch(lock())

    await expect(tab.dispatch(unlock('x'))).rejects.toMatchObject({ msg: '账户或密码错误，请重新输入' })
    expect(selectIsLocked(tab.state())).toBe(true)
  })
})

describe('the end', () => {
  it('informs the server, resets the session and clears the cache', async () => {
    const tab = await openSignedInTab()
    await tab.dispatch(authApi.endpoints.getLoginConfig.initiate({ account: 'admin' }))

    await tab.dispatch(signOut())

    expect(server.requests.at(-1)?.path).toBe('/api/oauth/Logout')
    expect(tab.state().session).toEqual({
      token: null,
      locked: false,
      user: null,
      menus: null,
      appMenus: [],
      permissions: [],
      sysConfig: null,
      suspended: false,
    })
    expect(tab.state().api.queries).toEqual({})
    expect(tab.browser.values.size).toBe(0)
    expect(tab.toasts.filter(({ kind }) => kind === 'success')).toEqual([])
  })

  it('signs out locally when the server is unreachable', async () => {
    const tab = await openSignedInTab()
    answers['Logout'] = { status: 503, text: '' }

    await tab.dispatch(signOut())

    expect(selectToken(tab.state())).toBeNull()
  })

  it('follows the reply that the session has expired', async () => {
    const tab = await openSignedInTab()
    answers['CurrentUser'] = { code: 600, msg: '登录过期,请重新登录' }

    await expect(tab.dispatch(loadCurrentUser())).rejects.toMatchObject({ code: 600 })

    expect(tab.toasts).toEqual([{ kind: 'error', text: '登录过期,请重新登录' }])
    expect(selectUser(tab.state())).toBeNull()
    await expect.poll(() => tab.state().api.queries).toEqual({})
    expect(tab.browser.values.size).toBe(0)
  })
})

describe('tabs of one browser', () => {
  it('sign out together', async () => {
    const first = await openSignedInTab()
    const second = openTab(first.browser)
    await second.dispatch(loadCurrentUser())

    await first.dispatch(signOut())
    first.browser.tell('sqos_token')

    expect(second.state().session.user).toBeNull()
    expect(selectToken(second.state())).toBeNull()
  })

  it('follow a sign-in as another user', async () => {
    const tab = await openSignedInTab()

    tab.browser.values.set('sqos_token', 'Bearer other')
    tab.browser.tell('sqos_token')

    expect(selectToken(tab.state())).toBe('Bearer other')
    expect(selectMenus(tab.state())).toBeNull()
  })

  it('lock together without losing loaded data', async () => {
    const tab = await openSignedInTab()

    tab.browser.values.set('sqos_lock', '1')
    tab.browser.tell('sqos_lock')

    expect(selectIsLocked(tab.state())).toBe(true)
    expect(selectUser(tab.state())?.userName).toBe('管理员')
  })

  it('ignore other storage keys, and all events after disconnecting', async () => {
    const tab = await openSignedInTab()
    tab.browser.values.delete('sqos_token')

    tab.browser.tell('sqos_language')
    expect(selectToken(tab.state())).toBe('Bearer t1')

    tab.disconnect()
    tab.browser.tell(null)
    expect(selectToken(tab.state())).toBe('Bearer t1')
  })
})

describe('an unusable storage', () => {
  it.each(['', ' ', 'zwei\nZeilen', '令牌', '\u0000'])('reads %j as no token', (garbage) => {
    const browser = createBrowser()
    browser.values.set('sqos_token', garbage)
    browser.values.set('sqos_lock', '1')

    const tab = openTab(browser)

    expect(tab.state().session).toMatchObject({ token: null, locked: false })
  })

  it('signs in when the storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const browser = { ...createBrowser(), storage: { getItem: refuse, setItem: refuse, removeItem: refuse } }
    const tab = openTab(browser)

    await signInAsAdmin(tab)

    expect(selectToken(tab.state())).toBe('Bearer t1')
  })
})

describe('a session that ends over unsaved input', () => {
  async function suspended() {
    const browser = createBrowser()
    const tab = openTab(browser)
    await tab.store.dispatch(signIn(CREDENTIALS))
    await tab.store.dispatch(loadCurrentUser())
    tab.store.dispatch(suspendSession())
    return { ...tab, browser }
  }

  it('removes the token and keeps the user and their menus', async () => {
    const { store, browser } = await suspended()

    const state = store.getState()
    expect(selectToken(state)).toBeNull()
    expect(selectIsSuspended(state)).toBe(true)
    expect(selectUser(state)?.userId).toBe('u1')
    expect(selectMenus(state)).toHaveLength(1)
    expect(browser.values.has('sqos_token')).toBe(false)
  })

  it('resumes when the same user signs in', async () => {
    const { store, browser } = await suspended()
    answers['Login'] = { code: 200, data: { token: 'Bearer t2', theme: 'classic' } }

    const who = await store.dispatch(signInAgain(CREDENTIALS))

    expect(who).toBe('same')
    expect(selectIsSuspended(store.getState())).toBe(false)
    expect(browser.values.get('sqos_token')).toBe('Bearer t2')
  })

  it('reports another user, and shows them nothing of the first', async () => {
    const { store } = await suspended()
    answers['CurrentUser'] = {
      code: 200,
      data: { ...currentUser, userInfo: { ...currentUser.userInfo, userId: 'u2' } },
    }

    const who = await store.dispatch(signInAgain(CREDENTIALS))

    expect(who).toBe('another')
    expect(selectIsSuspended(store.getState())).toBe(true)
    expect(selectUser(store.getState())?.userId).toBe('u1')
  })

  it('stays when the sign-in is refused', async () => {
    const { store } = await suspended()
    answers['Login'] = { code: 400, msg: '账号或密码错误' }

    await expect(store.dispatch(signInAgain(CREDENTIALS))).rejects.toMatchObject({ msg: '账号或密码错误' })

    expect(selectIsSuspended(store.getState())).toBe(true)
  })

  it('is suspended when another tab signs out, and resumes with the token of another tab', async () => {
    const browser = createBrowser()
    const tab = openTab(browser, () => true)
    await tab.store.dispatch(signIn(CREDENTIALS))
    await tab.store.dispatch(loadCurrentUser())

    browser.values.delete('sqos_token')
    browser.tell('sqos_token')
    expect(selectIsSuspended(tab.store.getState())).toBe(true)

    browser.values.set('sqos_token', 'Bearer t3')
    browser.tell('sqos_token')
    expect(selectIsSuspended(tab.store.getState())).toBe(true)
    expect(await tab.store.dispatch(resumeSession())).toBe('same')
    expect(selectIsSuspended(tab.store.getState())).toBe(false)
    expect(selectToken(tab.store.getState())).toBe('Bearer t3')
  })
})
