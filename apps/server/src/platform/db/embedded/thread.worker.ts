import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs, { existsSync, openAsBlob } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { enableCompileCache, syncBuiltinESMExports } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { Engine as OpenEngine } from './engine.ts'
import type { ThreadAnswer, ThreadOptions, ThreadRequest } from './protocol.ts'
import { SETTINGS } from './settings.ts'

// PGlite in its own thread: a long query does not delay other requests.
if (!parentPort) throw new Error('thread.worker.ts runs in a worker thread only.')
const port = parentPort
enableCompileCache()
// Imported after the line above, so that its compiled code is cached between starts.
const { Engine } = await import('./engine.ts')

const NOTHING = new Uint8Array()

function answer(message: ThreadAnswer) {
  // The bytes are transferred to the other thread, unless they are a view into memory of PGlite.
  const own = 'bytes' in message && message.bytes.byteLength > 0
  port.postMessage(message, own && message.bytes.buffer instanceof ArrayBuffer ? [message.bytes.buffer] : [])
}

async function create({ folder, snapshotFile }: ThreadOptions): Promise<OpenEngine> {
  const loadDataDir = snapshotFile === undefined ? undefined : await openAsBlob(snapshotFile)
  const pglite = new Engine({
    postgresqlconf: SETTINGS,
    ...(folder !== undefined && { dataDir: folder }),
    ...(loadDataDir && { loadDataDir }),
  })
  await pglite.waitReady
  return pglite
}

async function open({ folder, snapshotFile }: ThreadOptions): Promise<OpenEngine> {
  if (folder === undefined) return await create({ snapshotFile })
  if (!existsSync(folder)) {
    await removeLeftovers(folder)
    // A process killed here would leave an incomplete cluster, which never opens again: so it is created under another
    // name. A name of its own, because a process that creates a cluster may outlive the one that started it.
    const aside = `${folder}.${randomUUID()}.tmp`
    if (snapshotFile === undefined) await createCluster(aside)
    else await (await create({ folder: aside, snapshotFile })).close()
    await rename(aside, folder)
  }
  return await create({ folder })
}

/** Removes incomplete clusters of starts that were killed. */
async function removeLeftovers(folder: string) {
  for (const name of await readdir(dirname(folder)).catch(() => []))
    if (name.startsWith(`${basename(folder)}.`) && name.endsWith('.tmp'))
      await rm(join(dirname(folder), name), { recursive: true, force: true })
}

async function createCluster(folder: string) {
  const script = fileURLToPath(new URL('create-cluster.ts', import.meta.url))
  await promisify(execFile)(process.execPath, ['--liftoff-only', script, folder])
}

/** The checks that this process still holds the data folder. */
interface Fence {
  /** Compares the epoch of the lock file: some ten microseconds, before and after every batch of statements. */
  demandEpoch: () => void
  /** The open file keeps its inode, so a lock that another process replaced has no name left: one microsecond, before every write. */
  demandName: () => void
}

const LOST = 'Another server has taken over the data folder. This one writes nothing more: stop it.'

function fenceOf({ lock }: ThreadOptions): Fence {
  if (lock === undefined) return { demandEpoch: () => {}, demandName: () => {} }
  const { file, content } = lock
  const opened = fs.openSync(file, 'r')
  let isLost = false
  const demand = (isHeld: boolean) => {
    isLost ||= !isHeld
    if (isLost) throw new Error(LOST)
  }
  return {
    demandEpoch: () => demand(!isLost && fs.readFileSync(file, { encoding: 'utf8', flag: 'r' }) === content),
    demandName: () => demand(!isLost && fs.fstatSync(opened).nlink > 0),
  }
}

/** Refuses writes of PGlite's file system. A process that was paused in a batch must not complete it after its lease. */
function guardWrites({ demandName }: Fence) {
  const { writeSync, ftruncateSync, unlinkSync, renameSync } = fs
  const guarded =
    <Values extends unknown[], Result>(call: (...values: Values) => Result) =>
    (...values: Values): Result => {
      demandName()
      return call(...values)
    }
  Object.assign(fs, {
    writeSync: guarded(writeSync),
    ftruncateSync: guarded(ftruncateSync),
    unlinkSync: guarded(unlinkSync),
    renameSync: guarded(renameSync),
  })
  syncBuiltinESMExports()
}

async function handle(pglite: OpenEngine, request: ThreadRequest): Promise<Uint8Array> {
  if (request.type === 'close') {
    await pglite.close()
    return NOTHING
  }
  if (request.type === 'dump') {
    await pglite.exec('checkpoint')
    const dump = await pglite.dumpDataDir('none')
    return new Uint8Array(await dump.arrayBuffer())
  }
  // A startup packet: the previous connection may have been dropped within a transaction.
  if (request.bytes[0] === 0) {
    await pglite.exec('rollback')
    await pglite.exec('discard all')
  }
  return await exchange(pglite, request.bytes)
}

/** Not `execProtocolRaw`: it also parses every message of the answer, and keeps it in memory. */
async function exchange(pglite: OpenEngine, bytes: Uint8Array): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  // Copies, because PGlite returns views into memory that it reuses.
  await pglite.execProtocolRawStream(bytes, { onRawData: (piece) => void pieces.push(piece.slice()) })
  const [only = NOTHING, another] = pieces
  if (!another) return only
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Errors of its file system are not of class Error: they have a name and a number. */
const describe = (error: unknown) => (error instanceof Error ? error.message : JSON.stringify(error))

try {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by thread.ts
  const options = workerData as ThreadOptions
  const fence = fenceOf(options)
  fence.demandEpoch()
  if (options.lock !== undefined) guardWrites(fence)
  const pglite = await open(options)
  /** Handles one request after the other, so that answers come in the order of the requests. */
  async function answerAfter(earlier: Promise<void>, request: ThreadRequest) {
    await earlier
    try {
      fence.demandEpoch()
      const bytes = await handle(pglite, request)
      // Writes after the end of the lease are not acknowledged.
      fence.demandEpoch()
      answer({ bytes })
    } catch (error) {
      answer({ error: describe(error) })
    }
    if (request.type === 'close') port.close()
  }
  let latest = Promise.resolve()
  port.on('message', (request: ThreadRequest) => {
    latest = answerAfter(latest, request)
  })
  answer({ bytes: NOTHING })
} catch (error) {
  answer({ error: describe(error) })
  port.close()
}
