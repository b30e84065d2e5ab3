import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { Client } from 'pg'
import { quickWay, type Db } from '../db/database.ts'
import type { RealtimeBroadcastsTable } from './bus.tables.ts'
import { pauseBefore, type Bus, type BusListener, type BusLog, type OpenBus } from './bus.ts'

/** Bytes of a payload that `NOTIFY` carries; PostgreSQL's limit is 8000. Larger ones are sent as the number of a row. */
const MAX_PAYLOAD = 7500
/** Messages of one statement. */
const MAX_BATCH = 500
/** Milliseconds between two checks of the listening connection, and as long as an answer may take. */
const CHECK_EVERY = 10_000
/** Begins a payload that names a row of `realtime_broadcasts`. */
const ROW = '#'

/** Messages through `LISTEN` and `NOTIFY`, on a connection of its own. */
export const postgresBus =
  (url: string, db: Db): OpenBus =>
  (channel, listener, log) => {
    const receiver = receive(url, { channel, db, listener, log })
    const sender = createSender(db, { channel, log })
    return {
      publish: sender.publish,
      close: async () => {
        await sender.flush()
        await receiver.close()
      },
    }
  }

/** Sends what came together with one statement: each `NOTIFY` takes a lock of the whole cluster at its commit. */
function createSender(db: Db, { channel, log }: { channel: string; log: BusLog }) {
  const waiting: string[] = []
  let running: Promise<void> | undefined
  // What is sent belongs to the server, not to the call that sent first.
  const apart = AsyncLocalStorage.snapshot()

  async function send() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH)
      // Identical payloads of one transaction arrive once, so senders number their messages.
      await notify(db, channel, batch).catch((error: unknown) => {
        log.warn({ err: error, messages: batch.length }, 'messages to other servers were lost')
      })
    }
    running = undefined
  }

  return {
    publish: (text: string) => {
      waiting.push(text)
      running ??= apart(() => Promise.resolve().then(send))
    },
    flush: async () => await running,
  }
}

async function notify(db: Db, channel: string, texts: readonly string[]) {
  const payloads = await Promise.all(
    texts.map(async (text) => (Buffer.byteLength(text) <= MAX_PAYLOAD ? text : `${ROW}${await storeLarge(db, text)}`)),
  )
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`.execute(quickWay(db))
}

/** Stores a large message for some minutes; returns its number. */
async function storeLarge(db: Db, text: RealtimeBroadcastsTable['payload']): Promise<string> {
  await sql`delete from realtime_broadcasts where created_at < now() - interval '5 minutes'`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into realtime_broadcasts (payload, created_at) values (${text}, now()) returning id`.execute(db)
  return rows[0]?.id ?? ''
}

async function readLarge(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ payload: string }>`
    select payload from realtime_broadcasts where id = ${id}::bigint`.execute(db)
  return rows[0]?.payload
}

interface Receiver {
  channel: string
  db: Db
  listener: BusListener
  log: BusLog
}

/** Ends a connection that may be broken. */
async function closeQuietly(client: Client) {
  try {
    await client.end()
  } catch {
    // The connection is closed already.
  }
}

/** Listens, and connects again after a failure until it is closed. */
function receive(url: string, { channel, db, listener, log }: Receiver): Pick<Bus, 'close'> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let isClosed = false

  function onNotification(payload: string) {
    if (!payload.startsWith(ROW)) return listener.onMessage(payload)
    readLarge(db, payload.slice(1))
      .then((text) => text !== undefined && listener.onMessage(text))
      .catch((error: unknown) => log.warn({ err: error }, 'a large message of another server could not be read'))
  }

  async function connect() {
    const own = new Client({
      connectionString: url,
      application_name: 'sqos-listen',
      keepAlive: true,
      connectionTimeoutMillis: CHECK_EVERY,
      query_timeout: CHECK_EVERY,
    })
    client = own
    const lose = (error?: unknown) => {
      if (client !== own) return
      client = undefined
      own.removeAllListeners('end')
      void closeQuietly(own)
      clearInterval(timer)
      if (isClosed) return
      if (failures === 0) {
        log.warn({ err: error }, 'the connection between servers is lost; trying again')
        listener.onState(false)
      }
      failures += 1
      timer = setTimeout(() => void connect(), pauseBefore(failures))
      timer.unref()
    }
    own.on('error', lose)
    own.on('end', () => lose())
    own.on('notification', ({ payload }) => onNotification(payload ?? ''))
    try {
      await own.connect()
      await own.query(`listen ${own.escapeIdentifier(channel)}`)
    } catch (error) {
      return lose(error)
    }
    if (isClosed || client !== own) return void closeQuietly(own)
    failures = 0
    listener.onState(true)
    timer = setInterval(() => void own.query('select 1').catch(lose), CHECK_EVERY)
    timer.unref()
  }

  void connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      const open = client
      client = undefined
      if (open) await closeQuietly(open)
    },
  }
}
