import type { ServerMessage } from '@sqos/contract/realtime'
import { SOCKET_CLOSE } from '@sqos/contract/realtime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startSocketServer } from '../socket-server.testing.ts'
import type { RealtimeStatus } from '../status.ts'
import type { Hello } from './frames.ts'
import { createHolder, type Holder } from './holder.ts'

let server: Awaited<ReturnType<typeof startSocketServer>>
let holder: Holder
/** Ends the tab with this lock. */
let endTab: Map<string, () => void>

beforeEach(async () => {
  server = await startSocketServer()
  endTab = new Map()
  // Attempts follow each other at once.
  holder = createHolder({ random: () => 0, whenGone: (lock, callback) => endTab.set(lock, callback) })
})
afterEach(async () => {
  holder.close()
  await server.close()
})

/** Opens a tab of the browser. */
function openTab(id: string, hello: Partial<Hello> = {}) {
  const received: ServerMessage[] = []
  const states: RealtimeStatus['state'][] = []
  const tell = (frame: Parameters<Parameters<Holder['hear']>[2]>[0]) => {
    if (frame.kind === 'message') received.push(frame.message)
    else states.push(frame.status.state)
  }
  holder.hear(id, { kind: 'hello', url: server.url, token: 't', isVisible: true, lock: id, ...hello }, tell)
  return { received, states, say: (frame: Parameters<Holder['hear']>[1]) => holder.hear(id, frame, tell) }
}

const methods = (received: readonly ServerMessage[]) => received.map(({ method }) => method)
const count = (unreadNoticeCount: number, id: number): ServerMessage => ({
  method: 'unreadCount',
  unreadMessageCount: 0,
  unreadNoticeCount,
  id,
})

it('all tabs share one socket, and each gets its first message and every push', async () => {
  const first = openTab('1')
  await expect.poll(() => first.states).toContain('online')

  const second = openTab('2')
  await expect.poll(() => methods(second.received)).toEqual(['initMessage'])
  server.push(count(1, 8))

  await expect.poll(() => methods(second.received)).toEqual(['initMessage', 'unreadCount'])
  await expect.poll(() => methods(first.received)).toEqual(['initMessage', 'initMessage', 'unreadCount'])
  expect(server.sockets).toHaveLength(1)
})

it('after a broken connection it connects again with the last id, and a repeated push arrives once', async () => {
  const { received, states } = openTab('1')
  await expect.poll(() => states).toContain('online')
  server.push(count(1, 8))
  await expect.poll(() => received).toHaveLength(2)

  server.sockets[0]?.close(SOCKET_CLOSE.restart)
  await expect.poll(() => server.heard).toHaveLength(2)
  await expect.poll(() => states.at(-1)).toBe('online')
  server.push(count(1, 8))
  server.push(count(2, 9))

  expect(server.heard.at(-1)).toMatchObject({ method: 'OnConnection', token: 't', lastId: 8 })
  expect(states).toEqual(['idle', 'connecting', 'online', 'waiting', 'connecting', 'online'])
  await expect.poll(() => received.at(-1)).toMatchObject({ id: 9 })
  expect(methods(received)).toEqual(['initMessage', 'unreadCount', 'initMessage', 'unreadCount'])
})

it('a tab that takes over continues after the last push that it has', async () => {
  openTab('1', { lastId: 41 })

  await expect.poll(() => server.heard).toMatchObject([{ method: 'OnConnection', lastId: 41 }])
})

it('messages that are sent too early wait for the connection', async () => {
  const { say } = openTab('1')

  say({ kind: 'send', message: { method: 'UpdateReadMessage', formUserId: 'u' } })

  await expect
    .poll(() => server.heard)
    .toMatchObject([{ method: 'OnConnection' }, { method: 'UpdateReadMessage', formUserId: 'u', token: 't' }])
})

it('many arrivals in one message reach tabs one by one', async () => {
  const { received, states } = openTab('1')
  await expect.poll(() => states).toContain('online')

  server.push({ method: 'presence', online: ['a', 'b'], offline: ['c'] })

  await expect.poll(() => methods(received)).toEqual(['initMessage', 'online', 'online', 'offline'])
})

it('logout and closeSocket end the connection until a tab asks again', async () => {
  const { states, say, received } = openTab('1')
  await expect.poll(() => states).toContain('online')

  server.push({ method: 'logout', code: 600, msg: '' })
  await expect.poll(() => states.at(-1)).toBe('ended')
  say({ kind: 'token', token: 'new' })

  await expect.poll(() => states.at(-1)).toBe('online')
  expect(methods(received)).toEqual(['initMessage', 'logout', 'initMessage'])
  // Another token is another session: nothing is replayed.
  expect(server.heard.at(-1)).not.toHaveProperty('lastId')
})

it('the socket closes with the last tab, whether that said so or crashed', async () => {
  const { states } = openTab('1')
  const { say } = openTab('2')
  await expect.poll(() => states).toContain('online')

  say({ kind: 'bye' })
  endTab.get('1')?.()

  await expect.poll(() => server.sockets[0]?.readyState).toBe(3)
  expect(server.sockets).toHaveLength(1)
})
