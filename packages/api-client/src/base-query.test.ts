import { configureStore } from '@reduxjs/toolkit'
import type { ReceivedRequest, Reply } from '@sqos/test-kit/http'
import { startHttpServer } from '@sqos/test-kit/http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { baseApi } from './base-api.ts'
import type { ApiRequest } from './build-request.ts'
import type { ApiEnvironment, ToastMessage } from './environment.ts'
import { timeoutOf } from './url-rules.ts'

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    call: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
    ask: build.query<unknown, ApiRequest>({ query: (request) => request }),
  }),
})

type Server = Awaited<ReturnType<typeof startHttpServer>>
let server: Server
let answer: (request: ReceivedRequest) => Reply | Promise<Reply>

beforeEach(async () => {
  answer = () => ({ code: 200, data: { list: [] } })
  server = await startHttpServer((request) => answer(request))
})
afterEach(() => server.stop())

function createClient(overrides: Partial<ApiEnvironment> = {}) {
  const toasts: ToastMessage[] = []
  const ended: number[] = []
  let token: string | null = 'Bearer abc'
  const environment: ApiEnvironment = {
    baseUrl: server.url,
    getToken: () => token,
    getLanguage: () => 'zh',
    onSessionEnded(code) {
      ended.push(code)
      token = null
    },
    toast: (message) => toasts.push(message),
    text: () => '请求出错，请重试',
    now: () => 1_700_000_000_987,
    ...overrides,
  }
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { api: environment } }, serializableCheck: false }).concat(baseApi.middleware),
  })
  return {
    toasts,
    ended,
    call: (request: ApiRequest) => store.dispatch(api.endpoints.call.initiate(request)),
    ask: (request: ApiRequest) => store.dispatch(api.endpoints.ask.initiate(request)),
    signInAgain: () => (token = 'Bearer new'),
  }
}

describe('message texts of several lines', () => {
  it.each([
    ['PUT', '/api/visualdev/OnlineDev/m1/r1', []],
    ['PUT', '/api/visualdev/Base/m1', []],
    ['POST', '/api/visualdev/OnlineDev/m1', ['已被修改']],
    ['PUT', '/api/permission/Role/r1', ['已被修改']],
  ])('are joined by the form, without a label: %s %s', async (method, url, said) => {
    const client = createClient()
    answer = () => ({ code: 409, msg: '已被修改' })

    expect(await client.call({ url, method, body: {} })).toMatchObject({ error: { code: 409, msg: '已被修改' } })

    expect(client.toasts.map(({ text }) => text)).toEqual(said)
  })
})

describe('a request', () => {
  it('has the origin, token, language and n of every call', async () => {
    const client = createClient({ getLanguage: () => 'zhtw' })

    await client.ask({
      url: '/api/system/DictionaryData/1',
      params: { keyword: '男 & 女', isTree: 1, sidx: undefined },
    })

    const [request] = server.requests
    expect(request?.headers).toMatchObject({
      'sqos-origin': 'pc',
      authorization: 'Bearer abc',
      'accept-language': 'zh-TW',
    })
    expect(Object.fromEntries(request?.query ?? [])).toEqual({ keyword: '男 & 女', isTree: '1', n: '1700000000' })
  })

  it('has no Authorization header when no user is signed in', async () => {
    await createClient({ getToken: () => null }).ask({ url: '/api/oauth/getConfig/admin' })

    expect(server.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('keeps the query of its URL', async () => {
    await createClient().ask({ url: '/api/x?type=Web' })

    expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({ type: 'Web', n: '1700000000' })
  })

  it('has a JSON body; Login is form-urlencoded, files are multipart', async () => {
    const client = createClient()

    await client.call({ url: '/api/a', method: 'POST', body: { name: '名' } })
    await client.call({
      url: '/api/oauth/Login',
      method: 'POST',
      body: { account: '13800000000@公司', code: undefined },
    })
    const form = new FormData()
    form.append('file', new Blob(['{}']), '字典.bdd')
    await client.call({ url: '/api/b', method: 'POST', body: form })
    await client.call({ url: '/api/c', method: 'POST', body: { file: new File(['[]'], 'types.bdd'), type: 'bdd' } })

    const [json, login, multipart, fields] = server.requests
    expect(json?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(json?.body ?? '')).toEqual({ name: '名' })
    expect(login?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(new URLSearchParams(login?.body))).toEqual({ account: '13800000000@公司' })
    expect(multipart?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(multipart?.body).toContain('filename="字典.bdd"')
    expect(fields?.body).toContain('name="type"\r\n\r\nbdd')
    expect(fields?.body).toContain('filename="types.bdd"')
  })
})

describe('a response', () => {
  it('resolves to the data of the envelope and shows no toast', async () => {
    answer = () => ({ code: 200, msg: '获取成功', data: { list: [1] } })
    const client = createClient()

    const result = await client.ask({ url: '/api/x' })

    expect(result.data).toEqual({ list: [1] })
    expect(client.toasts).toEqual([])
  })

  it('of a read call without a result shows no toast', async () => {
    answer = () => ({ code: 200, msg: '获取成功', data: null })
    const client = createClient()

    expect((await client.ask({ url: '/api/x' })).data).toBeNull()
    expect(client.toasts).toEqual([])
  })

  it('of a write shows the text of the server', async () => {
    answer = () => ({ code: 200, msg: '新建成功', data: null })
    const client = createClient()

    await client.call({ url: '/api/x', method: 'POST', body: {} })
    expect(client.toasts).toEqual([{ kind: 'success', text: '新建成功' }])

    await client.call({ url: '/api/oauth/LockScreen', method: 'POST', body: {} })
    await client.ask({ url: '/api/oauth/Logout' })
    await client.call({ url: '/api/permission/Users/Current/SystemTheme', method: 'PUT', body: {} })
    expect(client.toasts).toHaveLength(1)
  })

  it('with a refusal shows its text in a toast and rejects with the envelope', async () => {
    answer = () => ({ code: 400, msg: '编码已存在', data: null })
    const client = createClient()

    const result = await client.call({ url: '/api/x', method: 'POST', body: {} })

    expect(result.error).toEqual({ code: 400, msg: '编码已存在', data: null, traceId: 'trace-1' })
    expect(client.toasts).toEqual([{ kind: 'error', text: '编码已存在' }])
  })

  it('without a text shows the default text', async () => {
    answer = () => ({ code: 500, msg: '' })
    const client = createClient()

    await client.ask({ url: '/api/x' })

    expect(client.toasts).toEqual([{ kind: 'error', text: '请求出错，请重试' }])
  })

  it('with invalid fields rejects without a toast', async () => {
    answer = () => ({ code: 401, msg: '', data: { enCode: 'required' } })
    const client = createClient()

    const result = await client.call({ url: '/api/x', method: 'POST', body: {} })

    expect(result.error).toMatchObject({ code: 401, data: { enCode: 'required' } })
    expect(client.toasts).toEqual([])
  })
})

describe('the end of a session', () => {
  it.each([600, 601, 602])('toasts %i and reports it', async (code) => {
    answer = () => ({ code, msg: '登录过期,请重新登录' })
    const client = createClient()

    await client.ask({ url: '/api/x' })

    expect(client.toasts).toEqual([{ kind: 'error', text: '登录过期,请重新登录' }])
    expect(client.ended).toEqual([code])
  })

  it('is reported once when several calls receive it at once', async () => {
    answer = () => ({ code: 601, msg: '您的帐号在其他地方已登录,被强制踢出' })
    const client = createClient()

    await Promise.all(Array.from({ length: 8 }, (_, index) => client.ask({ url: `/api/x/${index}` })))

    expect(client.toasts).toHaveLength(1)
    expect(client.ended).toEqual([601])
  })

  it('is not reported by a late response for a replaced token', async () => {
    const client = createClient()
    answer = () => {
      client.signInAgain()
      return { code: 600, msg: '登录过期,请重新登录' }
    }

    await client.ask({ url: '/api/x' })

    expect(client.ended).toEqual([])
  })

  it('is not reported when no user was signed in', async () => {
    answer = () => ({ code: 600, msg: '登录过期,请重新登录' })
    const client = createClient({ getToken: () => null })

    const result = await client.ask({ url: '/api/x' })

    expect(result.error).toMatchObject({ code: 600 })
    expect(client.toasts).toEqual([])
    expect(client.ended).toEqual([])
  })

  it.each(['/api/oauth/Login', '/api/oauth/LockScreen'])('is not reported by %s', async (url) => {
    answer = () => ({ code: 600, msg: '账号或密码错误' })
    const client = createClient()

    await client.call({ url, method: 'POST', body: {} })

    expect(client.toasts).toEqual([{ kind: 'error', text: '账号或密码错误' }])
    expect(client.ended).toEqual([])
  })
})

describe('URLs whose code is not checked', () => {
  it.each(['/api/system/DataSource/Actions/Test/0', '/api/owldata/render', '/api/visualdev/OnlineDev/77/Config'])(
    'leave a failure of %s to the caller',
    async (url) => {
      answer = () => ({ code: 600, msg: 'x', data: { missing: true } })
      const client = createClient()

      const result = await client.ask({ url })

      expect(result.error).toMatchObject({ code: 600, data: { missing: true } })
      expect(client.toasts).toEqual([])
      expect(client.ended).toEqual([])
    },
  )

  it('return a body without an envelope unchanged', async () => {
    answer = () => ({ status: 200, text: '{"rows":[1]}' })

    expect((await createClient().ask({ url: '/api/owldata/1' })).data).toEqual({ rows: [1] })
  })
})

describe('errors of the page, sent in the background', () => {
  it.each([
    ['a refusal', { code: 400, msg: 'x' }],
    ['the end of the session', { code: 600, msg: 'x' }],
    ['an HTTP failure', { status: 502, text: 'Bad gateway' }],
  ])('show no message for %s', async (_, reply) => {
    answer = () => reply
    const client = createClient()

    await client.call({ url: '/api/system/UiError', method: 'POST', body: {} })

    expect(client.toasts).toEqual([])
    expect(client.ended).toEqual([])
  })
})

describe('a missing or invalid response', () => {
  it.each([
    ['an HTTP failure', { status: 502, text: 'Bad gateway' }, 502],
    ['a page instead of JSON', { status: 200, text: '<html>' }, 0],
    ['JSON of another API', { status: 200, text: '{"hello":1}' }, 0],
  ])('shows the default text for %s', async (_, reply, code) => {
    answer = () => reply
    const client = createClient()

    const result = await client.ask({ url: '/api/x' })

    expect(result.error).toMatchObject({ code, msg: '请求出错，请重试' })
    expect(client.toasts).toEqual([{ kind: 'error', text: '请求出错，请重试' }])
  })

  it('shows the default text when the server is unreachable', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:9' })

    await client.ask({ url: '/api/x' })

    expect(client.toasts).toEqual([{ kind: 'error', text: '请求出错，请重试' }])
  })

  it('says of a change without a network that it was not sent', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const client = createClient({ baseUrl: 'http://127.0.0.1:9', text: (key) => key })

    await client.call({ url: '/api/x', method: 'POST', body: {} })
    await client.ask({ url: '/api/x' })

    expect(client.toasts.map(({ text }) => text)).toEqual(['changeOffline', 'requestFailed'])
    vi.unstubAllGlobals()
  })

  it('says of a change without an answer that it may not have been made', async () => {
    const text = (key: string) => key
    const away = createClient({ baseUrl: 'http://127.0.0.1:9', text })
    await away.call({ url: '/api/x', method: 'PUT', body: {} })
    expect(away.toasts).toEqual([{ kind: 'error', text: 'changeUnanswered' }])

    const client = createClient({ text })
    answer = () => ({ status: 503, text: 'Service unavailable' })
    const result = await client.call({ url: '/api/x', method: 'POST', body: {} })
    answer = () => ({ status: 500, text: 'Broken' })
    await client.call({ url: '/api/x', method: 'POST', body: {} })

    expect(result.error).toMatchObject({ code: 503, msg: 'changeUnanswered' })
    expect(client.toasts.map((toast) => toast.text)).toEqual(['changeUnanswered', 'requestFailed'])
  })

  it('rejects after the time-out', async () => {
    answer = () => new Promise(() => {})
    const client = createClient({ timeoutMs: 40 })

    const result = await client.ask({ url: '/api/x' })

    expect(result.error).toMatchObject({ code: 0 })
    expect(client.toasts).toHaveLength(1)
  })

  it('shows no message when the caller aborted', async () => {
    answer = () => new Promise(() => {})
    const client = createClient()

    const running = client.ask({ url: '/api/x' })
    running.abort()

    expect((await running).data).toBeUndefined()
    expect(client.toasts).toEqual([])
  })

  it.each([
    ['/api/SynThirdInfo/Dept', 100_000],
    ['/api/extend/Email/Receive', 100_000],
    ['/api/Permission/Authority/Data/1', 100_000],
    ['/api/DataSync/Actions/Execute', 100_000],
    ['/api/permission/authority/data/1/Values', 100_000],
    ['/api/EXTEND/email/receive?n=1', 100_000],
    ['/api/system/DictionaryType', 30_000],
  ])('time-out of %s: %i ms', (url, ms) => {
    expect(timeoutOf(url)).toBe(ms)
    expect(timeoutOf(url, 5)).toBe(ms === 100_000 ? ms : 5)
  })
})
