import { RESULT } from '@sqos/contract'
import type { MessagePush, PushMessage, ServerMessage } from '@sqos/contract/realtime'
import { SOCKET_CLOSE } from '@sqos/contract/realtime'
import type { FastifyInstance } from 'fastify'
import { startRedis } from '@sqos/test-kit/services'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { buildSession, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildReader, failToSignIn, writeSettings } from '../auth/auth.testing.ts'
import { connect, openSocket, socketAddress } from './realtime.testing.ts'
import { deleteOldPushes } from './realtime.retention.ts'

let test: TestApp
/** A second server on the same database. */
let other: FastifyInstance

const LIMITS = { perPerson: 3, refusals: 5, burst: 20, framesPerSecond: 1 }

const listen = (app: FastifyInstance) => app.listen({ host: '127.0.0.1', port: 0 })

beforeAll(async () => {
  test = await createTestApp({ config: { socketLimits: LIMITS } })
  await listen(test.app)
  other = await createApp({ ...test.deps, config: { ...test.deps.config, socketLimits: {} } })
  await listen(other)
})
const opened: { socket: { close: () => void }; closed: Promise<number> }[] = []
afterEach(async () => {
  for (const { socket } of opened) socket.close()
  await Promise.all(opened.splice(0).map(({ closed }) => closed))
  await test.reset()
})
afterAll(async () => {
  await other.close()
  await test.close()
})

/** Opens a socket that the test need not close. */
async function join(app: FastifyInstance, token: string, lastId?: number) {
  const client = await connect(app, token, lastId)
  opened.push(client)
  return client
}

async function joinAnonymously(app: FastifyInstance) {
  const client = await openSocket(app)
  opened.push(client)
  return client
}

async function buildPerson(account = 'lina') {
  const { id } = await buildUser(test.deps, { account })
  return { id, token: await buildSession(test.deps, { userId: id }) }
}

const note = (title: string): MessagePush => ({
  method: 'messagePush',
  userId: 'sender',
  toUserId: [],
  title,
  unreadNoticeCount: 1,
})

const titles = (received: readonly ServerMessage[]) =>
  received.flatMap((message) => (message.method === 'messagePush' ? [message.title] : []))

describe('signing in', () => {
  it('answers OnConnection with initMessage and heartCheck with heartCheck', async () => {
    const { token } = await buildPerson()

    const { init, send, next } = await join(test.app, token)

    expect(init).toMatchObject({ lastId: 0, unreadNums: [], unreadMessageCount: 0, unreadNoticeCount: 0 })
    send({ method: 'heartCheck', token })
    await next('heartCheck')
  })

  it('answers logout and closes when the token is wrong, or expires in mid-socket', async () => {
    const { id } = await buildPerson()
    const wrong = await joinAnonymously(test.app)
    wrong.send({ method: 'OnConnection', token: 'Bearer wrong' })
    expect(await wrong.next('logout')).toMatchObject({ code: RESULT.tokenInvalid })
    expect(await wrong.closed).toBe(SOCKET_CLOSE.sessionEnded)

    const expiring = await buildSession(test.deps, { userId: id })
    const brief = await join(test.app, expiring)
    test.clock.advance(9 * 3_600_000)
    brief.send({ method: 'MessageList', token: expiring, toUserId: 'x' })
    await brief.next('logout')
    expect(await brief.closed).toBe(SOCKET_CLOSE.sessionEnded)
  })

  it('refuses pages of foreign origins, and frames before OnConnection', async () => {
    const { token } = await buildPerson()

    await expect(openSocket(test.app, { origin: 'https://evil.example' })).rejects.toThrow('Unexpected server response')
    const own = await openSocket(test.app, {
      origin: socketAddress(test.app)
        .replace(/^ws/, 'http')
        .replace(/\/api.*/, ''),
    })
    opened.push(own)
    own.send({ method: 'heartCheck', token })

    expect(await own.next('error')).toMatchObject({ code: RESULT.refused, of: 'heartCheck' })
  })

  it('closes the oldest socket of a person who opens too many', async () => {
    const { token } = await buildPerson()
    const first = await join(test.app, token)

    for (let count = 0; count < LIMITS.perPerson; count += 1) await join(test.app, token)

    await first.next('closeSocket')
    expect(await first.closed).toBe(SOCKET_CLOSE.tooManySockets)
  })
})

describe('bad frames', () => {
  it('are answered with an error, and the socket stays', async () => {
    const { token } = await buildPerson()
    const { sendText, send, next } = await join(test.app, token)

    sendText('{"method":')
    expect(await next('error')).toMatchObject({ code: RESULT.refused })
    sendText('[1]')
    expect(await next('error')).toMatchObject({ code: RESULT.refused })
    sendText('{"method":"Reboot","clientId":"7"}')
    expect(await next('error')).toMatchObject({ of: 'Reboot', clientId: '7' })
    sendText('{"method":"SendMessage","token":1}')
    expect(await next('error')).toMatchObject({ of: 'SendMessage' })

    send({ method: 'heartCheck', token })
    await next('heartCheck')
  })

  it('of more than 64 KB close the socket', async () => {
    const { token } = await buildPerson()
    const client = await join(test.app, token)

    client.sendText('x'.repeat(70_000))

    expect(await client.closed).toBe(1009)
  })

  it('in a flood are refused with the time to wait, then the socket closes; the server stays', async () => {
    const { token } = await buildPerson()
    const client = await join(test.app, token)

    for (let count = 0; count < 60; count += 1) client.send({ method: 'heartCheck', token })

    expect(await client.next('error')).toMatchObject({ code: RESULT.tooManyRequests, retryAfter: 1 })
    expect(await client.closed).toBe(SOCKET_CLOSE.flood)
    await join(test.app, (await buildPerson('hong')).token)
  })
})

it('frames are counted per person over all sockets, and a flood of one person stops no other', async () => {
  const [lina, hong] = [await buildPerson(), await buildPerson('hong')]
  const tabs = [await join(test.app, lina.token), await join(test.app, lina.token)]
  const bystander = await join(test.app, hong.token)

  for (let count = 0; count < 12; count += 1)
    for (const tab of tabs) tab.send({ method: 'heartCheck', token: lina.token })
  const beats = () => tabs.flatMap(({ received }) => received.filter(({ method }) => method === 'heartCheck')).length
  const refusals = () => tabs.flatMap(({ received }) => received.filter(({ method }) => method === 'error'))

  await expect.poll(() => beats() + refusals().length).toBe(24)
  expect(refusals().length).toBeGreaterThan(0)
  expect(refusals()[0]).toMatchObject({ code: RESULT.tooManyRequests, retryAfter: expect.any(Number) })
  bystander.send({ method: 'heartCheck', token: hong.token })
  await bystander.next('heartCheck')
})

it.each([
  ['that stay silent', { idle: 80 }, SOCKET_CLOSE.idle],
  ['that never sign in', { signIn: 40 }, SOCKET_CLOSE.notSignedIn],
])('sockets %s are closed', async (_, socketLimits, code) => {
  const impatient = await createApp({ ...test.deps, config: { ...test.deps.config, socketLimits } })
  await listen(impatient)
  const client = await openSocket(impatient)
  if ('idle' in socketLimits) client.send({ method: 'OnConnection', token: (await buildPerson()).token })

  expect(await client.closed).toBe(code)
  await impatient.close()
})

describe('a session that ends', () => {
  it('closes its sockets on every server and no others', async () => {
    const { id, token } = await buildPerson()
    const here = await join(test.app, token)
    const there = await join(other, token)
    const elsewhere = await join(other, await buildSession(test.deps, { userId: id }))

    await test.as(token).get('/api/oauth/Logout')

    expect(await here.next('logout')).toMatchObject({ code: RESULT.sessionExpired })
    expect(await Promise.all([here.closed, there.closed])).toEqual([
      SOCKET_CLOSE.sessionEnded,
      SOCKET_CLOSE.sessionEnded,
    ])
    elsewhere.send({ method: 'heartCheck', token: await buildSession(test.deps, { userId: id }) })
    await elsewhere.next('heartCheck')
  })

  it.each(['disabled', 'deleted'])('because its user was %s closes the sockets on every server', async (state) => {
    const { id, token } = await buildPerson()
    const [here, there] = [await join(test.app, token), await join(other, token)]

    if (state === 'disabled') await test.as('admin').put(`/api/permission/Users/${id}/Actions/State`)
    else await test.as('admin').delete(`/api/permission/Users/${id}`)

    expect(await Promise.all([here.closed, there.closed])).toEqual([
      SOCKET_CLOSE.sessionEnded,
      SOCKET_CLOSE.sessionEnded,
    ])
  })
})

describe('a lock by wrong passwords', () => {
  it('closes the sockets of the account on every server, and refuses new ones until it ends; the session continues', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '2', enableVerificationCode: '0' })
    const { id } = await buildReader(test.deps)
    const token = await buildSession(test.deps, { userId: id })
    const hong = await buildPerson('hong')
    const stranger = await join(test.app, hong.token)
    const [here, there] = [await join(test.app, token), await join(other, token)]

    expect((await failToSignIn(test, { account: 'lina', times: 2 })).msg).toContain('锁定')

    expect(await Promise.all([here.closed, there.closed])).toEqual([SOCKET_CLOSE.locked, SOCKET_CLOSE.locked])
    expect([here, there].flatMap(({ received }) => received.filter(({ method }) => method === 'logout'))).toEqual([])
    const refused = await joinAnonymously(other)
    refused.send({ method: 'OnConnection', token })
    expect((await refused.next('error')).msg).toContain('锁定')
    expect(await refused.closed).toBe(SOCKET_CLOSE.locked)
    expect(await test.as(token).get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.ok })
    stranger.send({ method: 'heartCheck', token: hong.token })
    await stranger.next('heartCheck')

    await test.as('admin').put(`/api/permission/Users/${id}/Actions/unlock`)
    expect((await join(other, token)).init.method).toBe('initMessage')
  })
})

describe('a push', () => {
  it('reaches every socket of its people on every server, once and in order', async () => {
    const [lina, hong] = [await buildPerson(), await buildPerson('hong')]
    const clients = [await join(test.app, lina.token), await join(other, lina.token)]
    const stranger = await join(other, hong.token)

    const wanted = Array.from({ length: 40 }, (_, index) => `${index}`)
    await Promise.all(
      wanted.map((title, index) => (index % 2 ? test.app : other).realtime.push([lina.id, lina.id], note(title))),
    )

    for (const { received } of clients) {
      await expect.poll(() => titles(received)).toHaveLength(wanted.length)
      const ids = received.flatMap((message) => ('id' in message ? [message.id] : []))
      expect(ids).toEqual(wanted.map((_, index) => index + 1))
      expect(titles(received).toSorted()).toEqual(wanted.toSorted())
    }
    expect(titles(stranger.received)).toEqual([])
  })

  it('of a server whose clock is wrong arrives in its place, and is replayed', async () => {
    const { id, token } = await buildPerson()
    const { received } = await join(test.app, token)
    const wrong = await createApp({ ...test.deps, now: () => new Date(test.clock.now().getTime() - 86_400_000) })
    await listen(wrong)

    await test.app.realtime.push([id], note('1'))
    await wrong.realtime.push([id], note('2'))
    await test.app.realtime.push([id], note('3'))
    await expect.poll(() => titles(received)).toEqual(['1', '2', '3'])
    await wrong.close()

    const again = await join(other, token, 1)
    await expect.poll(() => titles(again.received)).toEqual(['2', '3'])
  })

  it('of more than 8 KB reaches the other server', async () => {
    const { id, token } = await buildPerson()
    const { next } = await join(other, token)

    await test.app.realtime.push([id], note('文'.repeat(6000)))

    expect(await next('messagePush')).toMatchObject({ title: '文'.repeat(6000) })
  })

  it('in a transaction is sent after the commit, and never after a rollback', async () => {
    const { id, token } = await buildPerson()
    const { received, next } = await join(test.app, token)

    await test.deps.db.transaction().execute((trx) => test.app.realtime.push([id], note('kept'), trx))
    const undone = test.deps.db.transaction().execute(async (trx) => {
      await test.app.realtime.push([id], note('undone'), trx)
      throw new Error('refused')
    })
    await expect(undone).rejects.toThrow('refused')
    await test.app.realtime.push([id], note('last'))

    expect(await next('messagePush')).toMatchObject({ title: 'kept' })
    expect(await next('messagePush')).toMatchObject({ title: 'last', id: 2 })
    expect(titles(received)).toEqual(['kept', 'last'])
  })

  it('that a client missed is replayed once when it connects with its last id, on any server', async () => {
    const { id, token } = await buildPerson()
    const first = await connect(test.app, token)
    await test.app.realtime.push([id], note('1'))
    const { id: lastId } = await first.next('messagePush')
    first.socket.close()
    await first.closed
    for (const title of ['2', '3']) await test.app.realtime.push([id], note(title))

    const second = await join(other, token, lastId)
    await test.app.realtime.push([id], note('4'))

    await expect.poll(() => titles(second.received)).toEqual(['2', '3', '4'])
    expect(second.init).not.toHaveProperty('isOutdated')
  })

  it('that is no longer stored makes the connection say that its client is outdated', async () => {
    const { id, token } = await buildPerson()
    for (const title of ['1', '2']) await test.app.realtime.push([id], note(title))
    test.clock.advance(49 * 3_600_000)
    await deleteOldPushes(test.deps)
    const fresh = await buildSession(test.deps, { userId: id })

    const { init, next } = await join(test.app, fresh, 0)
    await test.app.realtime.push([id], note('3'))

    expect(init).toMatchObject({ isOutdated: true, lastId: 2 })
    expect(await next('messagePush')).toMatchObject({ title: '3', id: 3 })
    expect((await join(other, token.replace(token, fresh), 3)).init).not.toHaveProperty('isOutdated')
  })

  it('whose news another server lost is read from the database with the next one', async () => {
    const { id, token } = await buildPerson()
    const { received } = await join(other, token)
    const lost: PushMessage = note('lost')

    // A server that does not listen has no connection to the others.
    const deaf = await createApp(test.deps)
    await deaf.ready()
    await deaf.realtime.push([id], lost)
    await deaf.close()
    await test.app.realtime.push([id], note('next'))

    await expect.poll(() => titles(received)).toEqual(['lost', 'next'])
  })
})

describe('presence', () => {
  it('tells who comes and goes, across servers', async () => {
    const [lina, hong] = [await buildPerson(), await buildPerson('hong')]
    const watching = await join(test.app, lina.token)

    const guest = await connect(other, hong.token)

    await expect.poll(() => watching.received).toContainEqual({ method: 'online', userId: hong.id })
    expect(watching.received).not.toContainEqual({ method: 'online', userId: lina.id })
    expect(test.app.realtime.isOnline(hong.id)).toBe(true)
    expect((await join(other, lina.token)).init.onlineUsers.toSorted()).toEqual([lina.id, hong.id].toSorted())
    guest.socket.close()
    await expect.poll(() => watching.received).toContainEqual({ method: 'offline', userId: hong.id })
  })
})

it('a server that stops sends its clients to another one', async () => {
  const leaving = await createApp(test.deps)
  await listen(leaving)
  const { closed } = await connect(leaving, (await buildPerson()).token)

  await leaving.close()

  expect(await closed).toBe(SOCKET_CLOSE.restart)
})

// Two servers need a database that both reach, so on PostgreSQL only.
it.for(process.env['TEST_REDIS_URL'] && process.env['TEST_DATABASE_URL'] ? ['Redis'] : [])(
  'servers reach each other through %s, and lose nothing when it dies',
  async (_, { skip }) => {
    const redis = await startRedis()
    if (!redis) return skip('No Redis is installed.')
    const config = { ...test.deps.config, redisUrl: redis.url }
    const [one, two] = await Promise.all([createApp({ ...test.deps, config }), createApp({ ...test.deps, config })])
    for (const server of [one, two]) await listen(server)
    const { id, token } = await buildPerson()
    const client = await connect(one, token)
    await expect.poll(() => two.realtime.isOnline(id)).toBe(true)

    await two.realtime.push([id], note('through Redis'))
    await expect.poll(() => titles(client.received)).toEqual(['through Redis'])
    await redis.stop()
    await two.realtime.push([id], note('without Redis'))
    await expect.poll(() => titles(client.received)).toEqual(['through Redis', 'without Redis'])
    await test.as(token).get('/api/oauth/Logout')

    expect(await client.closed).toBe(SOCKET_CLOSE.sessionEnded)
    for (const server of [one, two]) await server.close()
  },
)
