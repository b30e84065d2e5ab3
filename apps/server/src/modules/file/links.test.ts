import { RESULT } from '@sqos/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { FileTicket, FileUpload } from './file.schema.ts'
import { upload } from './upload.testing.ts'

const HOUR = 3_600_000
const CONTENT = Buffer.from('0123456789 一二三')

let test: TestApp
let kept: FileUpload

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  await buildUser(test.deps, { account: 'lina' })
  await buildUser(test.deps, { account: 'wang' })
  kept = (await upload(test.as('lina'), { content: CONTENT, name: "机密 '报告'.txt" })).data
})
afterAll(() => test.close())

const headersOf = async (account: string) => ({ authorization: await test.tokenOf(account) })

/** The file cookie of a user's browser. */
async function cookieOf(account: string): Promise<{ cookie: string; set: string }> {
  const answer = await test.app.inject({ url: '/api/example/dowTools', headers: await headersOf(account) })
  const set = String(answer.headers['set-cookie'])
  return { cookie: set.split(';')[0] ?? '', set }
}

const linkOf = async (account = 'lina') =>
  (await test.as(account).get<FileTicket>(`/api/file/Download/annex/${kept.name}`)).data

const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code: number }>().code

describe('a link', () => {
  it('returns the file to its user, any number of times, under its name', async () => {
    const { name, url } = await linkOf()

    const first = await test.app.inject({ url, headers: await headersOf('lina') })
    const { cookie, set } = await cookieOf('lina')
    const second = await test.app.inject({ url, headers: { cookie } })
    const third = await test.app.inject({ url: `${url}&token=${encodeURIComponent(await test.tokenOf('lina'))}` })

    expect(name).toBe("机密 '报告'.txt")
    for (const { rawPayload } of [first, second, third]) expect(rawPayload).toEqual(CONTENT)
    expect(set).toMatch(/^sqos-file=\S+; Path=\/api\/file; HttpOnly; SameSite=Strict$/)
    expect(first.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="__ '__'.txt"; filename*=UTF-8''%E6%9C%BA%E5%AF%86%20%27%E6%8A%A5%E5%91%8A%27.txt`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it('is refused for another user, without a session, and after an hour', async () => {
    const { url } = await linkOf()

    const wang = await test.app.inject({ url, headers: await headersOf('wang') })
    const wangsBrowser = await test.app.inject({ url, headers: { cookie: (await cookieOf('wang')).cookie } })
    const nobody = await test.app.inject({ url })
    const mine = await headersOf('lina')
    test.clock.advance(HOUR + 1)
    const late = await test.app.inject({ url, headers: mine })

    expect(codeOf(wang)).toBe(RESULT.notFound)
    expect(wang.json()).toMatchObject({ msg: '链接已失效' })
    expect(codeOf(wangsBrowser)).toBe(RESULT.notFound)
    expect(codeOf(nobody)).toBe(RESULT.sessionExpired)
    expect(late.json()).toMatchObject({ code: RESULT.notFound, msg: '链接已失效' })
  })

  it('cannot be forged or changed', async () => {
    const { url } = await linkOf()
    const [text = '', signature = ''] = (url.split('encryption=')[1] ?? '').split('.')
    const forged = Buffer.from(text, 'base64url')
      .toString()
      .replace('"inline":true', '')
      .replace(/\d{13}/, '9999999999999')
    const headers = await headersOf('lina')

    for (const encryption of [
      `${Buffer.from(forged).toString('base64url')}.${signature}`,
      `${text}.${signature.slice(0, -2)}AA`,
      `${text}.`.padEnd(30, 'A'),
      `.${signature}`,
    ]) {
      const answer = await test.app.inject({ url: `/api/file/Download?encryption=${encryption}`, headers })
      expect(codeOf(answer)).toBe(RESULT.notFound)
    }
  })

  it('expires with the session, like the cookie', async () => {
    const { url } = await linkOf()
    const { cookie } = await cookieOf('lina')
    await test.deps.db.updateTable('sessions').set({ endedAs: 'signedOut' }).execute()

    const answer = await test.app.inject({ url, headers: { cookie } })
    const forged = await test.app.inject({ url, headers: { cookie: cookie.replace(/=[0-9a-f]{4}/, '=0000') } })

    expect(codeOf(answer)).toBe(RESULT.sessionExpired)
    expect(codeOf(forged)).toBe(RESULT.sessionExpired)
  })

  it('is refused for a missing file', async () => {
    const missing = await test.as('lina').get(`/api/file/Download/annex/20261121_${'0'.repeat(32)}.txt`)
    const escaping = await test.as('lina').get('/api/file/Download/annex/..%2f..%2fetc%2fpasswd')
    const preview = await test.as('lina').get('/api/file/Uploader/Preview?fileName=nothing')

    expect(missing).toMatchObject({ code: RESULT.notFound, msg: '文件不存在' })
    expect(escaping.code).toBe(RESULT.refused)
    expect(preview).toMatchObject({ code: RESULT.notFound, msg: '文件不存在' })
  })
})

describe('ranges', () => {
  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/20'],
    ['bytes=10-', 206, ' 一二三', 'bytes 10-19/20'],
    ['bytes=-3', 206, '三', 'bytes 17-19/20'],
    ['bytes=15-999', 206, Buffer.from('一二三').subarray(4).toString(), 'bytes 15-19/20'],
    ['bytes=5-2', 200, CONTENT.toString(), undefined],
    ['bytes=0-1,3-4', 200, CONTENT.toString(), undefined],
    ['pages=1-2', 200, CONTENT.toString(), undefined],
    ['bytes=20-', 416, '', 'bytes */20'],
    ['bytes=-0', 416, '', 'bytes */20'],
  ])('%s returns %i', async (range, status, body, contentRange) => {
    const { url } = await linkOf()

    const answer = await test.app.inject({ url, headers: { ...(await headersOf('lina')), range } })

    expect(answer.statusCode).toBe(status)
    expect(answer.body).toBe(body)
    expect(answer.headers['content-range']).toBe(contentRange)
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  })

  it('of a changed file are not mixed, and cached content is not sent again', async () => {
    const { url } = await linkOf()
    const headers = await headersOf('lina')
    const { etag } = (await test.app.inject({ url, headers })).headers

    const changed = await test.app.inject({ url, headers: { ...headers, range: 'bytes=0-3', 'if-range': '"other"' } })
    const same = await test.app.inject({ url, headers: { ...headers, range: 'bytes=0-3', 'if-range': String(etag) } })
    const known = await test.app.inject({ url, headers: { ...headers, 'if-none-match': String(etag) } })
    const head = await test.app.inject({ method: 'HEAD', url, headers })

    expect([changed.statusCode, same.statusCode, known.statusCode]).toEqual([200, 206, 304])
    expect(head.headers['content-length']).toBe('20')
    expect(head.body).toBe('')
  })
})

describe('inline display', () => {
  it('serves a text as plain text, whatever it contains', async () => {
    const page = { content: Buffer.from('<html><script>alert(1)</script></html>'), name: 'page.txt' }
    const { data } = await upload(test.as('lina'), page)

    const { data: address } = await test.as('lina').get<string>(`/api/file/Uploader/Preview?fileName=${data.name}`)
    const shown = await test.app.inject({ url: address, headers: await headersOf('lina') })

    expect(shown.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^inline/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('serves svg and html as downloads only, where an administrator allows these types', async () => {
    const value = 'svg,html'
    await test.deps.db.insertInto('systemSettings').values({ key: 'fileExtensions', value }).execute()
    for (const [name, text] of [
      ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['a.html', '<script>alert(1)</script>'],
    ] as const) {
      const { data } = await upload(test.as('lina'), { content: Buffer.from(text), name })
      const shown = await test.app.inject({ url: data.url, headers: await headersOf('lina') })

      expect(shown.headers['content-type']).not.toMatch(/svg|html/)
      expect(shown.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('a file requires a session', async () => {
    const { cookie } = await cookieOf('wang')

    expect(codeOf(await test.app.inject(kept.url))).toBe(RESULT.sessionExpired)
    expect((await test.app.inject({ url: kept.url, headers: { cookie } })).rawPayload).toEqual(CONTENT)
    const elsewhere = kept.url.replace('/annex/', '/mail/')
    expect(codeOf(await test.app.inject({ url: elsewhere, headers: { cookie } }))).toBe(RESULT.notFound)
  })
})
