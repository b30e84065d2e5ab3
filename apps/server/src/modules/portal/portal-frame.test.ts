import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { writeSettings } from '../auth/auth.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const page = async (address: string) => {
  const { statusCode, headers, body } = await test.app.inject({
    url: '/api/visualdev/Portal/Frame',
    query: { address },
  })
  const policy = String(headers['content-security-policy'])
  return {
    statusCode,
    body,
    policy,
    frames: /frame-src ([^;]*)/.exec(policy)?.[1],
    address: /<iframe src="([^"]*)"/.exec(body)?.[1],
  }
}

describe('the page around a page of another site', () => {
  it('follows the list of hosts at each call', async () => {
    const address = 'https://bi.example/board?id=1&view=2'
    expect(await page(address)).toMatchObject({ statusCode: 403, frames: "'none'", address: undefined })

    await writeSettings(test.deps, { frameHosts: 'BI.example, 10.0.0.5:8080' })
    expect(await page(address)).toMatchObject({
      statusCode: 200,
      frames: 'https://bi.example http://bi.example https://10.0.0.5:8080 http://10.0.0.5:8080',
      address: 'https://bi.example/board?id=1&amp;view=2',
    })

    await writeSettings(test.deps, { frameHosts: '10.0.0.5:8080' })
    expect(await page(address)).toMatchObject({
      statusCode: 403,
      frames: 'https://10.0.0.5:8080 http://10.0.0.5:8080',
      address: undefined,
    })
  })

  it.each([
    ['another host', 'https://evil.example/'],
    ['another port', 'https://bi.example:8443/'],
    ['an allowed host as the name of a user', 'https://bi.example@evil.example/'],
    ['a user at an allowed host', 'https://evil@bi.example/'],
    ['a script', 'javascript:alert(document.domain)//bi.example'],
    ['a document', 'data:text/html,<script>alert(1)</script>'],
    ['a path of the application', '/api/oauth/CurrentUser'],
    ['HTML', '"><script>alert(1)</script>'],
  ])('does not open %s', async (_what, address) => {
    await writeSettings(test.deps, { frameHosts: 'bi.example' })
    const answer = await page(address)
    expect(answer).toMatchObject({ statusCode: 403, address: undefined })
    expect(answer.body).not.toContain('script')
  })

  it('plays a video of an allowed host with controls, by itself only without sound', async () => {
    const ask = async (query: Record<string, string>) =>
      await test.app.inject({
        url: '/api/visualdev/Portal/Frame',
        query: { address: 'https://bi.example/a.mp4', ...query },
      })
    expect((await ask({ video: 'cover' })).body).not.toContain('<video')

    await writeSettings(test.deps, { frameHosts: 'bi.example' })
    const { body, headers } = await ask({ video: 'cover' })
    expect(body).toContain(
      '<video src="https://bi.example/a.mp4" class="cover" controls playsinline preload="metadata"></video>',
    )
    expect(headers['content-security-policy']).toContain('; media-src https://bi.example http://bi.example;')
    expect(headers['content-security-policy']).not.toContain('frame-src')
    expect((await ask({ video: 'fill', autoplay: '1', loop: '1' })).body).toContain(' autoplay muted loop></video>')
    expect((await ask({ video: '" onerror="' })).body).not.toContain('<video')
  })

  it('writes the address as text, and gives the inner page no origin', async () => {
    await writeSettings(test.deps, { frameHosts: 'bi.example' })
    const { body, policy } = await page('https://bi.example/"><script>alert(1)</script>')
    expect(body).not.toContain('<script')
    expect(body).not.toContain('allow-same-origin')
    expect(policy).toMatch(
      /default-src 'none'.*frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups$/,
    )
  })
})
