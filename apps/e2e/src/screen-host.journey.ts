import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callerOf } from './api.ts'
import { expect, test } from './test.ts'

/** A service of screens; keeps the addresses that browsers ask for. */
async function startScreenHost() {
  const asked: string[] = []
  const service = createServer(({ url = '' }, response) => {
    if (url.startsWith('/view/')) asked.push(url)
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>外部大屏</h1>')
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`
  return { asked, host, close: () => void service.close() }
}

test('the settings of a running server lead a screen of the menu to its service, with a ticket that only reads', async ({
  page,
  signIn,
  server,
}) => {
  const service = await startScreenHost()
  await signIn('admin')
  const call = await callerOf(page)
  const entry = {
    parentId: '-1',
    category: 'Web',
    enabledMark: 1,
    sortCode: 0,
    icon: 'icon-apps',
    linkTarget: '_blank',
  }
  for (const menu of [
    { fullName: '生产大屏', enCode: 'factoryScreen', type: 6, propertyJson: '{"moduleId":"9"}' },
    { fullName: '大屏门户', enCode: 'screenSite', type: 7, urlAddress: '${dataV}/view/all?t=${token}' },
  ])
    expect(await call('POST', '/api/system/Menu', { ...entry, ...menu })).toMatchObject({ code: 200 })
  await page.reload()
  const link = (name: string) =>
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Without a service the entry leads nowhere, and is not in the menu.
  await expect(link('生产大屏')).toBeHidden()

  const { data } = await call('GET', '/api/system/SysConfig')
  const settings = { ...(data as object), dataVHost: `http://${service.host}`, ticketHosts: service.host }
  expect(await call('PUT', '/api/system/SysConfig', settings)).toMatchObject({ code: 200 })
  await page.reload()
  for (const [name, path] of [
    ['生产大屏', '/view/9?token='],
    ['大屏门户', '/view/all?t='],
  ] as const) {
    const [opened] = await Promise.all([page.waitForEvent('popup'), link(name).click()])
    await expect(opened.getByRole('heading', { name: '外部大屏' })).toBeVisible()
    expect(opened.url().startsWith(`http://${service.host}${path}`)).toBe(true)
    await opened.close()
  }

  expect(service.asked).toHaveLength(2)
  for (const address of service.asked) {
    const query = new URL(address, server.url).searchParams
    const authorization = query.get('token') ?? query.get('t') ?? ''
    expect(authorization).toMatch(/^Bearer ticket\./)
    const ask = async (method: string, path: string, body?: object) => {
      const response = await fetch(server.url + path, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return (await response.json()) as { code: number }
    }
    expect(await ask('GET', '/api/oauth/CurrentUser')).toMatchObject({ code: 200 })
    for (const [method, path, body] of [
      ['GET', '/api/permission/Users', undefined],
      ['POST', '/api/system/Menu', { ...entry, fullName: 'x', enCode: 'x', type: 1 }],
      ['POST', '/api/oauth/LinkTicket', { host: service.host }],
    ] as const)
      expect(await ask(method, path, body)).not.toMatchObject({ code: 200 })
  }
  service.close()
})
