import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCKET_PATH } from '@sqos/contract/realtime'
import { freePort } from '@sqos/test-kit/port'
import { startPostgres, startRedis } from '@sqos/test-kit/services'
import { expect, it } from 'vitest'
import { callServer, signIn } from '../../testing/server-caller.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { createTalker, expectAgreement, type Talker } from './talker.testing.ts'

const TIMEOUT = { timeout: 600_000 }
const CYCLES = 10
/** Texts that each person sends in a cycle. */
const BURST = 15

const LIMITS = { LOG_LEVEL: 'error', STATIC_DIR: '' }

/** Two people of the demo company who write to each other; the first begins at the first address, the second at the last. */
async function openPair(address: string, ports: readonly string[]): Promise<[Talker, Talker]> {
  const people = await Promise.all(
    ['lina', 'admin'].map(async (account) => {
      const token = await signIn(address, account)
      const me = await callServer(address, token).get<{ userInfo: { userId: string } }>('/api/oauth/CurrentUser')
      return { token, id: me.data.userInfo.userId }
    }),
  )
  const addresses = ports.map((port) => `ws://127.0.0.1:${port}${SOCKET_PATH}`)
  const [lina, admin] = people
  if (!lina || !admin) throw new Error('testing: two people are needed.')
  const pair: [Talker, Talker] = [
    createTalker({ addresses, token: lina.token, peerId: admin.id }),
    createTalker({ addresses: addresses.toReversed(), token: admin.token, peerId: lina.id }),
  ]
  for (const talker of pair) await talker.ready()
  return pair
}

/** Both send texts; resolves when the server has acknowledged the first of them. */
async function talk(pair: readonly [Talker, Talker], name: string): Promise<string[]> {
  const sent: string[] = []
  for (let index = 0; index < BURST; index += 1)
    for (const [side, talker] of pair.entries()) {
      const clientId = `${name}-${index}-${side}`
      sent.push(clientId)
      talker.say(clientId)
    }
  const isAcknowledged = (clientId: string) => pair.every(({ unacknowledged }) => !unacknowledged.has(clientId))
  await expect.poll(() => sent.some(isAcknowledged), { interval: 1 }).toBe(true)
  return sent
}

it('two people agree after a server was killed ten times between receipt and delivery', TIMEOUT, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sqos-killed-'))
  const env = { ...LIMITS, PORT: String(await freePort()), DATA_DIR: dataDir }
  let server = startServerProcess(env)
  try {
    await server.ready
    const pair = await openPair(`http://127.0.0.1:${env.PORT}`, [env.PORT])
    const sent: string[] = []
    let unacknowledged = 0
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      sent.push(...(await talk(pair, `cycle-${cycle}`)))
      server.child.kill('SIGKILL')
      await server.exited
      unacknowledged += pair[0].unacknowledged.size + pair[1].unacknowledged.size
      server = startServerProcess(env)
      await server.ready
      for (const talker of pair) await expect.poll(() => talker.unacknowledged.size).toBe(0)
    }

    // Otherwise each death came after the last message, and nothing was tried.
    expect(unacknowledged).toBeGreaterThan(0)
    await expectAgreement(pair, sent)
    for (const talker of pair) await talker.close()
  } finally {
    await server[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true, force: true })
  }
})

it.for([
  { mode: 'Redis', hasRedis: true, redisDies: false },
  { mode: 'LISTEN/NOTIFY', hasRedis: false, redisDies: false },
  { mode: 'Redis, which dies before', hasRedis: true, redisDies: true },
])(
  'clients of one of two servers that is killed move to the other and miss nothing: $mode',
  TIMEOUT,
  async ({ hasRedis, redisDies }, { skip }) => {
    const [postgres, redis] = [await startPostgres(), hasRedis ? await startRedis() : undefined]
    if (!postgres || (hasRedis && !redis)) return skip('PostgreSQL or Redis is not installed.')
    const dataDir = await mkdtemp(join(tmpdir(), 'sqos-killed-'))
    const shared = {
      ...LIMITS,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'sqos2026',
      ...(redis && { REDIS_URL: redis.url }),
    }
    const ports = [String(await freePort()), String(await freePort())]
    const servers: ServerProcess[] = []
    try {
      for (const PORT of ports) {
        const server = startServerProcess({ ...shared, PORT }, ['--demo'])
        servers.push(server)
        await server.ready
      }
      const pair = await openPair(`http://127.0.0.1:${ports[0]}`, ports)
      const sent = await talk(pair, 'both')
      if (redisDies) await redis?.stop()
      sent.push(...(await talk(pair, 'under load')))
      servers[0]?.child.kill('SIGKILL')
      sent.push(...(await talk(pair, 'after the death')))

      await expectAgreement(pair, sent)
      expect(servers[0]?.child.signalCode).toBe('SIGKILL')
      for (const talker of pair) await talker.close()
    } finally {
      for (const server of servers) await server[Symbol.asyncDispose]()
      if (!redisDies) await redis?.stop()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
    return undefined
  },
)
