import { spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../ids.ts'
import { openLocalStorage } from '../../storage/local-storage.ts'
import { listBackups, scheduleBackups, writeBackup } from './backups.ts'
import { demandRoom, openDataFolder, restoreBackup } from './data-folder.ts'
import type { EmbeddedDatabase } from './embedded.ts'
import { takeLock } from './lock.ts'

let root: string
let dataDir: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sqos-data-'))
  dataDir = join(root, 'data')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const open = (folder = dataDir) =>
  openDataFolder({ dataDir: folder, backupHours: 0, onBackup: () => {}, onBackupFailed: () => {} })

async function using<T>(work: (database: EmbeddedDatabase) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

let prepared: string
beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'sqos-data-prepared-'))
  const { db, close } = await open(prepared)
  await sql`create table notes (id integer)`.execute(db)
  await close()
})
afterAll(() => rm(prepared, { recursive: true, force: true }))

/** Fills the data folder with a database that has an empty table `notes`: a copy takes a fraction of a new cluster's time. */
const copyPrepared = () => cp(prepared, dataDir, { recursive: true })

/** The ids in `notes`, in order. */
const readNotes = ({ db }: EmbeddedDatabase) =>
  sql<{ id: number }>`select id from notes order by id`.execute(db).then(({ rows }) => rows.map(({ id }) => id))

/** Path of the process that writes to a data folder until it is killed. */
const WRITER = fileURLToPath(new URL('../../../testing/writer-process.ts', import.meta.url))

async function* oneByte() {
  yield new Uint8Array([1])
}

/** File names in a backup. */
async function filesIn(backup: string): Promise<string[]> {
  const entries = await readdir(join(backup, 'files'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
}

describe('the data folder', () => {
  it('keeps written rows, and starts after a first start that was killed', async () => {
    await mkdir(join(dataDir, 'database.tmp'), { recursive: true })
    await writeFile(join(dataDir, 'database.tmp', 'half'), '')

    await using(async ({ db }) => {
      await sql`create table notes (id integer)`.execute(db)
      await sql`insert into notes values (1)`.execute(db)
    })

    expect(await using(readNotes)).toEqual([1])
    expect(await readdir(dataDir)).toEqual(['database', 'lock.epoch'])
  })

  it('names the newest backup and the restore command when it is damaged; the command restores it', async () => {
    await copyPrepared()
    const backup = await using(async ({ db, dump }) => {
      await sql`insert into notes values (1)`.execute(db)
      const path = await writeBackup(dataDir, {
        dump,
        now: new Date('2026-11-21T08:00:00Z'),
      })
      await sql`insert into notes values (2)`.execute(db)
      return path
    })
    await truncate(join(dataDir, 'database', 'global', 'pg_control'), 10)

    await expect(open()).rejects.toThrow(`pnpm --filter @sqos/server restore ${backup}`)
    const aside = await restoreBackup(dataDir, backup)

    expect(await using(readNotes)).toEqual([1])
    expect(aside).toEqual([expect.stringContaining('database.before-')])
  })

  it('reports a full disk before it opens the database', async () => {
    await expect(demandRoom(root, Number.MAX_SAFE_INTEGER)).rejects.toThrow(/has \d+ MB left.*\n.*DATA_DIR/)
    await expect(demandRoom(root, 1)).resolves.toBeUndefined()
  })

  it('is unchanged after the restore of a broken backup', async () => {
    await copyPrepared()
    await using(({ db }) => sql`insert into notes values (1)`.execute(db))
    const broken = join(root, 'broken')
    await mkdir(broken)
    await writeFile(join(broken, 'database.tar.gz'), 'not a backup')

    await expect(restoreBackup(dataDir, broken)).rejects.toThrow('Nothing was changed')
    expect(await using(readNotes)).toEqual([1])
  })
})

describe('backups', () => {
  it('keeps the newest seven', async () => {
    for (let day = 1; day <= 9; day += 1)
      await writeBackup(dataDir, {
        dump: () => Promise.resolve(new Uint8Array([day])),
        now: new Date(`2026-11-0${day}T00:00:00Z`),
      })

    const names = (await listBackups(dataDir)).map((path) => basename(path))
    expect(names).toHaveLength(7)
    expect(names[0]).toBe('2026-11-09T000000Z')
    expect(names.at(-1)).toBe('2026-11-03T000000Z')
    expect((await readdir(join(dataDir, 'backups'))).toSorted()).toEqual(names.toReversed())
  })

  it('hold every complete file, also files written during the backup', async () => {
    const storage = openLocalStorage(dataDir)
    const [early, late, gone] = [newId(), newId(), newId()]
    for (const key of [early, gone]) await storage.write(key, oneByte())
    await writeFile(join(dataDir, 'files', early.slice(-2), `${newId()}.part`), 'half')

    const path = await writeBackup(dataDir, {
      async dump(beside) {
        await storage.write(late, oneByte())
        await beside()
        return new Uint8Array([1])
      },
      now: new Date('2026-11-21T08:00:00Z'),
    })
    await storage.remove(gone)

    expect(await filesIn(path)).toEqual([early, late, gone].toSorted())
  })

  it('are made while others read and write, and hold what was written before', async () => {
    await copyPrepared()
    const path = Promise.withResolvers<string>()
    const database = await openDataFolder({
      dataDir,
      backupHours: 1,
      backupAfter: 50,
      onBackup: path.resolve,
      onBackupFailed: path.reject,
    })
    await sql`insert into notes values (1)`.execute(database.db)
    const backup = await path.promise
    await sql`insert into notes values (2)`.execute(database.db)
    const { rows } = await sql<{ vacuumed: boolean }>`
      select reltuples >= 0 as vacuumed from pg_class where relname = 'notes'`.execute(database.db)
    await database.close()

    expect(rows).toEqual([{ vacuumed: true }])
    await restoreBackup(dataDir, backup)
    expect(await using(readNotes)).toEqual([1])
  })

  it('leave no folder after a failure, and the next backup deletes the rest of a killed one', async () => {
    await mkdir(join(dataDir, 'backups', '2026-11-20T080000Z.tmp', 'files'), { recursive: true })

    await expect(
      writeBackup(dataDir, { dump: () => Promise.reject(new Error('disk full')), now: new Date() }),
    ).rejects.toThrow('disk full')

    expect(await readdir(join(dataDir, 'backups'))).toEqual([])
  })

  it('block writes between the archive and the callback beside it', async () => {
    await copyPrepared()
    await using(async ({ db, dump }) => {
      const happened: string[] = []
      const writing: Promise<unknown>[] = []

      await dump(async () => {
        writing.push(sql`insert into notes values (1)`.execute(db).then(() => happened.push('written')))
        await new Promise((resolve) => setTimeout(resolve, 100))
        happened.push('linked')
      })
      await Promise.all(writing)

      expect(happened).toEqual(['linked', 'written'])
    })
  })

  it('start when the newest is too old; a failure is reported, not thrown', async () => {
    const done: string[] = []
    const failed: unknown[] = []
    const schedule = (dump: () => Promise<Uint8Array>) =>
      scheduleBackups({
        dataDir,
        hours: 1,
        after: 0,
        dump,
        onDone: (path) => done.push(path),
        onFailed: (error) => failed.push(error),
      })

    const failing = schedule(() => Promise.reject(new Error('disk full')))
    await vi.waitFor(() => expect(failed).toMatchObject([{ message: 'disk full' }]))
    await failing()
    const first = schedule(() => Promise.resolve(new Uint8Array([1])))
    await vi.waitFor(() => expect(done).toHaveLength(1))
    await first()
    const second = schedule(() => Promise.resolve(new Uint8Array([2])))
    // Longer than the pause before the first check; the end waits for a backup in progress.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await second()

    expect(done).toEqual(await listBackups(dataDir))
    expect(done).toHaveLength(1)
    expect(failed).toHaveLength(1)
  })
})

describe('kill -9', () => {
  /** Runs a process that prints each id after its insert was acknowledged; kills it after `count` ids. */
  async function writeAndKill(count: number): Promise<number[]> {
    const child = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
    const acknowledged: number[] = []
    const exited = new Promise((resolve) => child.once('exit', resolve))
    for await (const line of createInterface({ input: child.stdout })) {
      if (acknowledged.push(Number(line)) === count) child.kill('SIGKILL')
    }
    await exited
    return acknowledged
  }

  // Covers a killed process. PGlite does not flush to the disk; PostgreSQL covers power failures.
  it('loses no acknowledged row and leaves no partial transaction', async () => {
    const acknowledged: number[] = []
    for (const count of [1, 7, 30, 60, 100]) acknowledged.push(...(await writeAndKill(count)))

    const { present, halves } = await using(async (database) => ({
      present: new Set(await readNotes(database)),
      halves: (await sql`select id from notes group by id having count(*) <> 2`.execute(database.db)).rows,
    }))
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([])
    expect(halves).toEqual([])
  })
})

describe('a server that was paused for longer than its lease', () => {
  /** Opens the folder like a server in another container, which cannot look the process up. */
  const openElsewhere = () =>
    openDataFolder({
      dataDir,
      leaseTime: 500,
      space: 'elsewhere',
      backupHours: 0,
      onBackup: () => {},
      onBackupFailed: () => {},
    })

  it.each([
    ['between small transactions', 2],
    ['in the middle of a large transaction', 60_000],
  ])('writes and acknowledges nothing more, paused %s', async (_, copies) => {
    await copyPrepared()
    const first = spawn(process.execPath, [WRITER, dataDir, String(copies)], { stdio: ['ignore', 'pipe', 'pipe'] })
    const acknowledged: number[] = []
    createInterface({ input: first.stdout }).on('line', (line) => acknowledged.push(Number(line)))
    let complaint = ''
    first.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    const ended = new Promise((resolve) => first.once('exit', resolve))
    try {
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(2), { timeout: 60_000 })
      first.kill('SIGSTOP')

      const second = await openElsewhere()
      await sql`insert into notes values (-1)`.execute(second.db)
      const before = await sql<{ count: string }>`select count(*) from notes`.execute(second.db)
      first.kill('SIGCONT')
      await ended
      const kept = new Set(await readNotes(second))
      const after = await sql<{ count: string }>`select count(*) from notes`.execute(second.db)
      await second.close()

      expect(complaint).toMatch(/taken over the data folder|connection error/)
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      expect(after.rows).toEqual(before.rows)
      // What the second server wrote is on the disk as it was, also after another start.
      const reopened = await openElsewhere()
      expect((await sql<{ count: string }>`select count(*) from notes`.execute(reopened.db)).rows).toEqual(before.rows)
      await reopened.close()
    } finally {
      first.kill('SIGKILL')
    }
  })

  it('gives each holder a higher epoch, also after a release', async () => {
    await copyPrepared()
    const epochs: number[] = []
    for (let holder = 0; holder < 3; holder++) {
      const lock = await takeLock(dataDir)
      epochs.push(Number(/"epoch":(\d+)/.exec(lock.content)?.[1]))
      lock.release()
    }
    expect(epochs[1]).toBe((epochs[0] ?? 0) + 1)
    expect(epochs[2]).toBe((epochs[0] ?? 0) + 2)
  })
})

/** The command that creates a PID namespace, as for containers. */
const UNSHARE = 'unshare'

/** Whether this machine allows the test to create a PID namespace. */
const mayUnshare = spawnSync(UNSHARE, ['--pid', '--fork', '--mount-proc', 'true']).status === 0

describe.runIf(mayUnshare)('a second container on the same data folder', () => {
  it('is refused while the first lives; it takes over from a frozen one, which acknowledges nothing more', async () => {
    await copyPrepared()
    const first = spawn(UNSHARE, ['--pid', '--fork', '--mount-proc', process.execPath, WRITER, dataDir], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const signal = (name: NodeJS.Signals) => process.kill(-(first.pid ?? 0), name)
    const acknowledged: number[] = []
    createInterface({ input: first.stdout }).on('line', (line) => acknowledged.push(Number(line)))
    let complaint = ''
    first.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    const ended = new Promise((resolve) => first.once('exit', resolve))
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(3))

    await expect(open()).rejects.toThrow(/is in use by process \d+ of another container/)
    signal('SIGSTOP')
    const before = acknowledged.length
    const second = await openDataFolder({
      dataDir,
      leaseTime: 500,
      backupHours: 0,
      onBackup: () => {},
      onBackupFailed: () => {},
    })
    signal('SIGCONT')
    await ended

    expect(complaint).toMatch(/taken over the data folder|connection error/)
    await vi.waitFor(() => expect(first.stdout.readableEnded).toBe(true))
    const kept = new Set(await readNotes(second))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(acknowledged.length).toBeGreaterThanOrEqual(before)
    await sql`insert into notes values (-1)`.execute(second.db)
    await second.close()
  })
})
