import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { RESULT } from '@sqos/contract'
import { PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { buildGrants, buildMenu, buildUser } from '../testing/builders.ts'
import { createCaller, type Caller } from '../testing/caller.ts'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { createDb } from './db/database.ts'
import { refusedField } from './errors.ts'
import { routesOf } from './route.ts'

let test: TestApp
let admin: Caller
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sqos-static-'))
  for (const folder of ['assets', '.vite']) await mkdir(join(dir, folder))
  await writeFile(join(dir, '.vite/manifest.json'), '{}')
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>SQOS</title>')
  await writeFile(join(dir, 'assets/script-worker-C0de.js.br'), brotliCompressSync('compressed'))
  await writeFile(join(dir, 'assets/index-B4f2.js'), `export const big = '${'x'.repeat(4000)}'`)
  await writeFile(join(dir, 'assets/script-worker-C0de.js'), 'export {}')
  await writeFile(join(dir, 'script-worker-C0de.js'), 'export {}')
  test = await createTestApp({
    config: {
      staticDir: dir,
      pictureOrigins: ['https://img.example.com'],
      call: {
        gatewayUrl: 'wss://sip.example.com:7443/ws',
        seatUrl: undefined,
        authorization: undefined,
        demoPassword: undefined,
      },
    },
    routes: (app) => {
      const route = routesOf(app, 'trial')
      const trial = { summary: 'For this test', permission: 'signed-in' } as const
      const Body = Type.Object(
        {
          fullName: Type.String({ minLength: 1, maxLength: 5 }),
          sortCode: Type.Integer({ minimum: 0, maximum: 9 }),
          enCode: Type.Optional(Type.String({ pattern: '^[a-z]+$' })),
          kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')])),
        },
        { additionalProperties: false },
      )
      route({ ...trial, method: 'POST', url: '/api/trial/:id', operationId: 'trial', body: Body, handle: () => {} })
      route({
        ...trial,
        method: 'POST',
        url: '/api/trial-fails',
        operationId: 'trialFails',
        handle: () => {
          throw new Error('the password is hunter2')
        },
      })
      route({
        ...trial,
        method: 'POST',
        url: '/api/trial-refuses',
        operationId: 'trialRefuses',
        handle: () => {
          throw refusedField('enCode', 'error.forbidden')
        },
      })
      route({
        ...trial,
        method: 'GET',
        url: '/api/trial-text',
        operationId: 'trialText',
        query: Type.Object({ text: Type.String() }),
        handle: async ({ query }) => {
          await sql`select ${query.text}::text`.execute(test.deps.db)
        },
      })
      route({
        ...trial,
        method: 'GET',
        url: '/api/trial-away',
        operationId: 'trialAway',
        handle: async () => {
          await using nowhere = createDb(new PostgresDialect({ pool: new Pool({ host: '127.0.0.1', port: 1 }) }))
          await sql`select 1`.execute(nowhere)
        },
      })
      const wrong: unknown = { count: 'many' }
      route({
        ...trial,
        method: 'GET',
        url: '/api/trial-shape',
        operationId: 'trialShape',
        data: Type.Object({ count: Type.Integer() }),
        handle: () => wrong as { count: number },
      })
      route({
        ...trial,
        permission: 'public',
        method: 'POST',
        url: '/api/trial-limit',
        operationId: 'trialLimit',
        body: Type.Object({ account: Type.String() }),
        limit: { perMinute: 2, subject: ({ account }) => account },
        handle: () => {},
      })
    },
  })
  admin = test.as('admin')
})

afterAll(async () => {
  await test.close()
  await rm(dir, { recursive: true })
})

const page = { accept: 'text/html,application/xhtml+xml' }

describe('input validation', () => {
  const call = (body: object, language = 'zh-CN') =>
    createCaller(test.app, {
      token: () => test.tokenOf('admin'),
      headers: { 'accept-language': language },
    }).post<{ fields: Record<string, string> }>('/api/trial/1', body)

  it('names every invalid field with its reason', async () => {
    const answer = await call({ fullName: '', sortCode: 99, enCode: 'A1', kind: 'c' }, 'en')

    expect(answer.code).toBe(RESULT.refused)
    expect(answer.data.fields).toEqual({
      fullName: 'is required',
      sortCode: 'must be 9 or less',
      enCode: 'has the wrong format',
      kind: 'is not one of the allowed values',
    })
    expect(answer.msg).toContain('fullName is required')
  })

  it.each([
    ['zh-CN', '不能为空', '最多 5 个字符'],
    ['zh-TW', '不能為空', '最多 5 個字元'],
    ['en', 'is required', 'may have at most 5 characters'],
  ])('answers in the language of the caller: %s', async (language, required, tooLong) => {
    const answer = await call({ fullName: 'longer than five' }, language)

    expect(answer.data.fields).toEqual({ sortCode: required, fullName: tooLong })
  })

  it('does not convert text to a number', async () => {
    expect((await call({ fullName: 'a', sortCode: 'x' }, 'en')).data.fields).toEqual({
      sortCode: 'must be a whole number',
    })
  })

  it('shows the message of a refused field at the field', async () => {
    const answer = await admin.post('/api/trial-refuses')

    expect(answer.data).toEqual({ fields: { enCode: '没有权限执行该操作，请联系管理员' } })
  })

  it.each([
    ['broken JSON', { 'content-type': 'application/json' }, '{"a":', '提交的内容无法识别'],
    ['an unsupported content type', { 'content-type': 'application/xml' }, '<a/>', '不支持这种内容格式'],
    ['too much', { 'content-type': 'application/json' }, `"${'x'.repeat(1_100_000)}"`, '提交的内容过大'],
  ])('answers %s with an envelope', async (_name, headers, payload, msg) => {
    const authorization = await test.tokenOf('admin')
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/trial/1',
      headers: { ...headers, authorization },
      payload,
    })

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ code: RESULT.refused, msg, data: null })
  })
})

describe('texts that the database cannot store', () => {
  it.each(['/api/trial-text?text=%00', '/api/trial-text?text=a%00b'])('are refused as input: %s', async (url) => {
    expect(await admin.get(url)).toMatchObject({ code: RESULT.refused, msg: '提交的内容无法识别' })
  })
})

describe('errors', () => {
  it('reveal only a trace id to the caller', async () => {
    const answer = await admin.post('/api/trial-fails')

    expect(answer.code).toBe(RESULT.internal)
    expect(JSON.stringify(answer)).not.toContain('hunter2')
    expect(answer.msg).toContain(answer.traceId)
  })

  it('of an unreachable database are named, and not logged as failures', async () => {
    const answer = await admin.get('/api/trial-away')

    expect(answer.code).toBe(RESULT.internal)
    expect(answer.msg).toMatch(/^数据库等后台服务暂时没有响应.*跟踪编号/)
  })

  it('include responses that do not match their schema', async () => {
    const answer = await admin.get('/api/trial-shape')

    expect(answer).toMatchObject({ code: RESULT.internal, data: null })
  })

  it('of unknown URLs under /api have an envelope, others are 404', async () => {
    const call = await test.app.inject({ url: '/api/nowhere', headers: page })
    const picture = await test.app.inject({ url: '/nowhere.png', headers: { accept: 'image/*' } })
    const broken = await test.app.inject({ url: '/api/%zz' })
    const outside = await test.app.inject({ url: '/assets/%00' })

    expect([call.statusCode, call.json().code]).toEqual([200, RESULT.notFound])
    expect([picture.statusCode, picture.json().code]).toEqual([404, RESULT.notFound])
    expect(broken.json()).toMatchObject({ code: RESULT.refused, msg: '提交的内容无法识别' })
    expect(outside.statusCode).toBe(403)
  })

  it('a route under /api without a permission prevents the start', async () => {
    const app = await createApp(test.deps)

    expect(() => app.get('/api/open', () => 'hello')).toThrow('names no permission')
    await app.close()
  })
})

describe('limits', () => {
  it('end a request that never completes', () => {
    expect(test.app.server).toMatchObject({ requestTimeout: 600_000, headersTimeout: 15_000 })
  })

  it('refuse the third call of a minute for one account, and allow other accounts', async () => {
    const call = (account: string) => test.anonymous.post('/api/trial-limit', { account })
    await call('lina')
    await call('lina')

    const third = await call('lina')
    const other = await call('wang')

    expect(third).toMatchObject({ code: RESULT.tooManyRequests, msg: expect.stringMatching(/\d+ 秒后再试/) })
    expect(other.code).toBe(RESULT.ok)
  })
})

describe('headers', () => {
  it('forbid foreign and inline scripts, framing by other sites, and content sniffing', async () => {
    const { headers } = await test.app.inject({ url: '/', headers: page })
    const policy = String(headers['content-security-policy'])

    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("img-src 'self' data: blob: https://img.example.com;")
    expect(policy).toContain("connect-src 'self' wss://sip.example.com:7443;")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['x-trace-id']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('exclude API responses from caches', async () => {
    const { headers } = await test.app.inject({ url: '/api/oauth/getConfig/a' })

    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the admin shell', () => {
  it('answers URLs of its router', async () => {
    const response = await test.app.inject({ url: '/permission/user?page=2', headers: page })

    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<title>SQOS</title>')
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it('answers them without accumulating listeners', async () => {
    const warnings: string[] = []
    const note = ({ name }: Error) => warnings.push(name)
    process.on('warning', note)

    await test.app.inject({ url: '/permission/user', headers: page })
    await new Promise((resolve) => setImmediate(resolve))
    process.off('warning', note)

    expect(warnings).not.toContain('MaxListenersExceededWarning')
  })

  it('lets browsers cache files with a hash, compressed', async () => {
    const { headers } = await test.app.inject({ url: '/assets/index-B4f2.js', headers: { 'accept-encoding': 'br' } })

    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
  })

  it('sends the compressed file of the build with type and policy of the script', async () => {
    const url = '/assets/script-worker-C0de.js'
    const { headers, rawPayload } = await test.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })

    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-type']).toMatch(/javascript/)
    expect(headers['cache-control']).toMatch(/immutable/)
    expect(headers['content-security-policy']).toMatch(/wasm-unsafe-eval/)
    expect(String(brotliDecompressSync(rawPayload))).toBe('compressed')
    expect((await test.app.inject({ url })).body).toBe('export {}')
  })

  it('does not serve the manifest of Vite', async () => {
    expect((await test.app.inject({ url: '/.vite/manifest.json' })).statusCode).toBe(404)
  })

  it('serves nothing outside of its folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd'])
      expect((await test.app.inject({ url })).body).not.toMatch(/root:|"name"/)
  })
})

describe('audit', () => {
  const logs = (traceId: string | undefined) =>
    test.deps.db.selectFrom('logs').selectAll().where('traceId', '=', String(traceId)).orderBy('category').execute()

  it('records author, route, client and result of a write', async () => {
    const { headers } = await test.app.inject({
      method: 'POST',
      url: '/api/trial/42',
      headers: { authorization: await test.tokenOf('admin') },
      payload: { fullName: 'a', sortCode: 1 },
    })

    const [row, ...more] = await vi.waitUntil(async () => {
      const rows = await logs(String(headers['x-trace-id']))
      return rows.length > 0 && rows
    })
    expect(more).toEqual([])
    expect(row).toMatchObject({
      category: 5,
      userName: 'admin/admin',
      requestMethod: 'POST',
      requestUrl: '/api/trial/:id',
      ipAddress: '127.0.0.1',
      resultCode: RESULT.ok,
      moduleName: 'trial',
      json: '{"params":{"id":"42"}}',
      creatorTime: test.clock.now(),
    })
  })

  it('records refused writes with their code, and internal errors with their cause', async () => {
    const refused = await admin.post('/api/trial-refuses')
    const failed = await admin.post('/api/trial-fails')

    await vi.waitFor(async () => {
      expect((await logs(refused.traceId)).map(({ category, resultCode }) => [category, resultCode])).toEqual([
        [5, 400],
      ])
      const rows = await logs(failed.traceId)
      expect(rows.map(({ category, resultCode }) => [category, resultCode])).toEqual([
        [4, 500],
        [5, 500],
      ])
      expect(rows[0]?.json).toContain('hunter2')
    })
  })

  it('does not record reads', async () => {
    const { traceId } = await admin.get('/api/nowhere')
    const written = await admin.post('/api/trial-refuses')

    await vi.waitFor(async () => expect(await logs(written.traceId)).toHaveLength(1))
    expect(await logs(traceId)).toEqual([])
  })

  it('never breaks the response', async () => {
    const { schema } = test.deps.db
    await schema.alterTable('logs').renameTo('logs_away').execute()

    const answer = await admin.post('/api/trial/1', { fullName: 'a', sortCode: 1 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await schema.alterTable('logs_away').renameTo('logs').execute()

    expect(answer.code).toBe(RESULT.ok)
  })
})

describe('health checks', () => {
  it('report whether the process runs and whether it can serve requests', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'alive' })
    await vi.waitFor(async () => expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' }))
  })

  it('report a process without its database as alive, but not ready', async () => {
    const nowhere = createDb(new PostgresDialect({ pool: new Pool({ host: '127.0.0.1', port: 1 }) }))
    const app = await createApp({ ...test.deps, db: nowhere })

    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    await app.close()
    await nowhere.destroy()
  })
})

describe('the API description', () => {
  const readDescription = async (account: string, url = '/docs/json') =>
    test.app.inject({ url, headers: { authorization: await test.tokenOf(account) } })

  it('is readable by administrators and users with its menu entry only', async () => {
    const { id } = await buildMenu(test.deps, { enCode: 'apiDocs', fullName: '接口文档' })
    const reader = await buildUser(test.deps, { account: 'docs-reader' })
    await buildUser(test.deps, { account: 'docs-stranger' })
    await buildGrants(test.deps, { userId: reader.id, menuId: id, buttons: [] })

    const answers = []
    for (const url of ['/docs/json', '/docs/yaml']) {
      for (const account of ['admin', 'docs-reader'])
        answers.push((await readDescription(account, url)).body.length > 10_000)
      for (const response of [await readDescription('docs-stranger', url), await test.app.inject(url)])
        answers.push([response.statusCode, response.json<{ code: number }>().code])
    }

    const each = [true, true, [403, RESULT.forbidden], [401, RESULT.sessionExpired]]
    expect(answers).toEqual([...each, ...each])
  })

  it('is OpenAPI 3.1 with named components, and names the permissions of routes', async () => {
    const description = (await readDescription('admin')).json()

    expect(description.openapi).toMatch(/^3\.1\./)
    expect(Object.keys(description.components.schemas)).toContain('LoginBody')
    expect(description.paths['/api/oauth/Login'].post.security).toEqual([])
    expect(description.paths['/api/oauth/CurrentUser'].get.security).toEqual([{ token: [] }])
  })

  it('has a page without resources of other hosts', async () => {
    const { body, statusCode } = await test.app.inject({ url: '/docs', headers: page })

    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/(src|href)="https?:/)
  })
})

describe('the content security policy of scripts', () => {
  const policyOf = async (url: string) =>
    String((await test.app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy'])

  it.each(['/', '/assets/index-B4f2.js', '/script-worker-C0de.js', '/api/oauth/none', '/some/page'])(
    'forbids %s to evaluate text and to compile',
    async (url) => {
      expect(await policyOf(url)).toContain("script-src 'self';")
      expect(await policyOf(url)).not.toMatch(/unsafe-eval|unsafe-inline/)
    },
  )

  it('lets a television embed pages of this server only', async () => {
    expect(await policyOf('/dashboard')).toContain("frame-src 'self' http: https:;")
    expect(await policyOf('/screenShare')).toContain("frame-src 'self';")
    expect(await policyOf('/screenShare?a=1')).toContain("frame-src 'self';")
  })

  it('lets the script worker compile WebAssembly, without network access', async () => {
    expect(await policyOf('/assets/script-worker-C0de.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    )
  })
})
