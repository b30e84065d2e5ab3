import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataFolder } from '@sqos/server/src/platform/db/embedded/data-folder.ts'
import type { OpenDatabase } from '@sqos/server/src/platform/db/database.ts'
import { openPostgres } from '@sqos/server/src/platform/db/postgres.ts'
import { bufferWorkbook, readWorkbook, XLSX } from '@sqos/server/src/platform/workbook/index.ts'
import { startPostgres } from '@sqos/test-kit/services'
import { serve, type Served } from '../serve.ts'
import { signIn, type Client } from './client.ts'
import { fill, PEOPLE } from './fill.ts'
import { watchMemory } from './memory.ts'

const ROWS = 20_000
const PASSWORD = 'sqos2026'
const USERS = '/api/permission/Users'

/** A task of a server in its own process. */
export interface Step {
  name: string
  seconds: number
  /** Memory of the process before the task, and its peak, in bytes. */
  before: number
  peak: number
}

/** Imports a list of 20,000 users, with all operations on it, and exports 100,000 users. */
export async function benchTransfers(): Promise<Map<string, Step[]>> {
  const results = new Map<string, Step[]>()
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'sqos-bench-people-'))
  try {
    if (postgres) results.set('PostgreSQL', await onPostgres(join(folder, 'one'), postgres.url))
    results.set('PGlite', await onEmbedded(join(folder, 'two')))
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return results
}

async function onPostgres(dataDir: string, url: string): Promise<Step[]> {
  const settings = { DATABASE_URL: url, ADMIN_PASSWORD: PASSWORD }
  await (await serve(dataDir, settings)).stop()
  await fillOnce(await openPostgres(url))
  return await measure(await serve(dataDir, settings))
}

async function onEmbedded(dataDir: string): Promise<Step[]> {
  const settings = { BACKUP_HOURS: '0' }
  await (await serve(dataDir, settings)).stop()
  await fillOnce(
    await openDataFolder({
      dataDir,
      backupHours: 0,
      onBackup: () => {},
      onBackupFailed: (error) => {
        throw error
      },
    }),
  )
  return await measure(await serve(dataDir, settings))
}

async function fillOnce({ db, close }: OpenDatabase) {
  await fill(db)
  await close()
}

async function measure(server: Served): Promise<Step[]> {
  const steps: Step[] = []
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const { result, ...costs } = await watchMemory(server.pid, work)
    steps.push({ name, ...costs })
    return result
  }
  try {
    const client = await signIn(server, { account: 'admin', password: PASSWORD })
    await client.call('GET', `${USERS}?pageSize=20`)
    const list = await listOfPeople()
    const first = await step('20,000 rows: upload', () => upload(client, list))
    await step('20,000 rows: preview', () => finished(client, first))
    hold(await describe(client, first), { new: 17_000, changed: 1_000, same: 1_000, faulty: 1_000, imported: 0 })
    const faulty = await step('20,000 rows: export of the faulty rows', () =>
      made(client, `${USERS}/Imports/${first}/Faulty`),
    )
    await countRows(client, { url: faulty, expected: 1_000 })
    await client.call('POST', `${USERS}/Imports/${first}/Actions/Start`)
    await until(client, { id: first, done: 2_000 })
    await step('cancelled during the import', () => client.call('POST', `${USERS}/Imports/${first}/Actions/Cancel`))
    await client.call('POST', `${USERS}/Imports/${first}/Actions/Undo`)
    await finished(client, first)
    hold(await describe(client, first), { imported: 0 })

    const second = await upload(client, list)
    await finished(client, second)
    hold(await describe(client, second), { new: 17_000, changed: 1_000, same: 1_000, faulty: 1_000 })
    await client.call('POST', `${USERS}/Imports/${second}/Actions/Start`)
    await step('20,000 rows: import', () => finished(client, second))
    hold(await describe(client, second), { imported: 18_000 })
    await client.call('POST', `${USERS}/Imports/${second}/Actions/Undo`)
    await step('20,000 rows: undo', () => finished(client, second))
    hold(await describe(client, second), { imported: 0 })
    const everybody = await step(`${PEOPLE.toLocaleString()} people: export`, () =>
      made(client, `${USERS}/ExportExcel?dataType=1&organizeId=o0`),
    )
    await countRows(client, { url: everybody, expected: PEOPLE })
    return steps
  } finally {
    await server.stop()
  }
}

const HEADINGS = ['账户', '姓名', '性别', '所属组织', '角色', '手机号码', '电子邮箱', '状态', '入职时间', '说明']

/** New users, existing users with another name and unchanged ones, and an error in every twentieth row. */
async function listOfPeople(): Promise<Buffer> {
  function* rows() {
    for (let row = 1; row <= ROWS; row++) {
      const part = row % 20
      const isKnown = part === 1 || part === 2
      const account = isKnown ? `p${row}` : `n${row}`
      const name = part === 2 ? '' : `欧阳伟${row}`
      const gender = isKnown ? '' : part === 3 ? '不明' : '女'
      const place = isKnown ? '' : `组织0/组织${(row % 20) + 1}`
      const mobile = isKnown ? '' : String(15_000_000_000 + row)
      const mail = isKnown ? '' : `n${row}@example.com`
      const state = isKnown ? '' : '正常'
      const since = isKnown ? '' : new Date(2020, 1, 1)
      yield [account, name, gender, place, '', mobile, mail, state, since, isKnown ? '' : '=1+1']
    }
  }
  return await bufferWorkbook({ sheetName: '用户', columns: HEADINGS.map((header) => ({ header })), rows: rows() })
}

async function upload({ call }: Client, list: Buffer): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(list)], { type: XLSX }), '用户.xlsx')
  const { name } = await call<{ name: string }>('POST', `${USERS}/Uploader`, form)
  return name
}

interface Import {
  status: string
  imported: number
  counts: Record<string, number>
  job: { status: string; done: number; message: string } | null
}

const describe = ({ call }: Client, id: string) => call<Import>('GET', `${USERS}/Imports/${id}`)

/** Waits until no operation on a list is running. */
async function finished(client: Client, id: string) {
  for (;;) {
    const { status, job } = await describe(client, id)
    if (job?.status === 'failed') throw new Error(`bench: the import failed: ${job.message}`)
    if (!status.endsWith('ing')) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function until(client: Client, { id, done }: { id: string; done: number }) {
  for (;;) {
    const { job } = await describe(client, id)
    if (job?.status === 'running' && job.done >= done) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Checks that the measured import is the requested one. */
function hold(found: Import, expected: Record<string, number>) {
  const facts: Record<string, number> = { ...found.counts, imported: found.imported }
  for (const [name, count] of Object.entries(expected))
    if (facts[name] !== count) throw new Error(`bench: ${name} is ${facts[name]}, not ${count}`)
}

/** URL of an ordered file; a file that takes long is found in the download records. */
async function made({ call }: Client, path: string): Promise<string> {
  const { url } = await call<{ url: string }>('GET', path)
  for (let link: string | null = url; ;) {
    if (link !== null && link !== '') return link
    await new Promise((resolve) => setTimeout(resolve, 250))
    const { list } = await call<{ list: { link: string | null; status: string }[] }>('GET', '/api/example/dowTools')
    if (list[0]?.status === 'failed') throw new Error('bench: the export failed')
    link = list[0]?.link ?? null
  }
}

async function countRows({ download }: Client, { url, expected }: { url: string; expected: number }) {
  const limits = { rows: PEOPLE + 10, unpackedBytes: 1_000_000_000 }
  let rows = -1
  for await (const _ of readWorkbook(await download(url), limits)) rows++
  if (rows !== expected) throw new Error(`bench: ${rows} rows instead of ${expected}`)
}
