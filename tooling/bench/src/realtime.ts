import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@sqos/server/src/config.ts'
import { migrate } from '@sqos/server/src/platform/db/migrate.ts'
import { openPostgres } from '@sqos/server/src/platform/db/postgres.ts'
import { newId } from '@sqos/server/src/platform/ids.ts'
import { buildSession, buildUser } from '@sqos/server/src/testing/builders.ts'
import { startPostgres } from '@sqos/test-kit/services'
import { WebSocket, WebSocketServer } from 'ws'
import { cpuOf } from './cpu.ts'
import { p95, type Comparison } from './report.ts'
import { serve } from './serve.ts'

/** Sockets on one server; those of people who talk to each other among them. */
const SOCKETS = 5000
const TALKING = 200
const PER_SECOND = 500
const SECONDS = 10
/** Sockets that connect at the same time. */
const TOGETHER = 50

interface Person {
  id: string
  token: string
  socket: WebSocket
}

/** Chat messages from socket to socket through the database, beside a bare echo with as many sockets at the same rate. */
export async function benchRealtime(): Promise<Comparison | undefined> {
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('No PostgreSQL is installed: the socket was not measured.')
    return undefined
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'sqos-bench-'))
  const { db, close } = await openPostgres(postgres.url)
  await migrate(db)
  const deps = { config: readConfig({}), db, now: () => new Date(), newId }
  const server = await serve(dataDir, {
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'error',
    STATIC_DIR: '',
    ADMIN_PASSWORD: 'bench-2026-Sqos',
  })
  const address = `${server.url.replace(/^http/, 'ws')}/api/message/websocket`
  const people = await connectMany(async () => {
    const { id } = await buildUser(deps, { account: newId() })
    const token = await buildSession(deps, { userId: id })
    const socket = await open(address)
    socket.send(JSON.stringify({ method: 'OnConnection', token }))
    await once(socket, 'message')
    return { id, token, socket }
  })
  const before = await cpuOf(server.pid)
  const ours = await measureChat(people.slice(0, TALKING))
  const perMessage = ((await cpuOf(server.pid)) - before) / (PER_SECOND * SECONDS)
  console.log(`\nProcessor time of the server for each message: ${perMessage.toFixed(2)} ms`)
  for (const { socket } of people) socket.terminate()
  await server.stop()
  await close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  return {
    name: `p95 of a chat message, stored and delivered; ${SOCKETS} sockets, ${PER_SECOND} messages a second`,
    unit: 'ms',
    ours,
    other: await measureEcho(),
  }
}

async function connectMany<Result>(connect: () => Promise<Result>): Promise<Result[]> {
  const connected: Result[] = []
  while (connected.length < SOCKETS)
    connected.push(...(await Promise.all(Array.from({ length: TOGETHER }, () => connect()))))
  return connected
}

async function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

/** Calls at a steady rate and waits for all. */
async function atRate(call: (turn: number) => void) {
  const start = performance.now()
  for (let turn = 0; turn < PER_SECOND * SECONDS; turn += 1) {
    const due = start + (turn / PER_SECOND) * 1000
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1))
    call(turn)
  }
}

/** Each message goes from one person to the next; the second in the list of the first. */
async function measureChat(people: readonly Person[]): Promise<number> {
  const sentAt = new Map<string, number>()
  const times: number[] = []
  const all = Promise.withResolvers<void>()
  for (const { socket } of people)
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      if (!text.includes('"method":"receiveMessage"')) return
      const { formMessage } = JSON.parse(text)
      times.push(performance.now() - (sentAt.get(formMessage) ?? 0))
      if (times.length === PER_SECOND * SECONDS) all.resolve()
    })
  await atRate((turn) => {
    const from = people[turn % people.length]
    const to = people[(turn + 1) % people.length]
    if (!from || !to) return
    sentAt.set(`${turn}`, performance.now())
    const { token, socket } = from
    socket.send(
      JSON.stringify({ method: 'SendMessage', token, toUserId: to.id, messageType: 'text', messageContent: `${turn}` }),
    )
  })
  await all.promise
  return p95(times)
}

async function measureEcho(): Promise<number> {
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  server.on('connection', (socket) => socket.on('message', (data: Buffer) => socket.send(data)))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('bench: the echo does not listen.')
  const sockets = await connectMany(() => open(`ws://127.0.0.1:${address.port}`))
  const times: number[] = []
  const all = Promise.withResolvers<void>()
  for (const socket of sockets.slice(0, TALKING))
    socket.on('message', (data: Buffer) => {
      times.push(performance.now() - Number(data.toString('utf8')))
      if (times.length === PER_SECOND * SECONDS) all.resolve()
    })
  await atRate((turn) => sockets[turn % TALKING]?.send(String(performance.now())))
  await all.promise
  for (const socket of sockets) socket.terminate()
  server.close()
  http.close()
  return p95(times)
}
