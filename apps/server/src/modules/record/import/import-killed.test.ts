import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@sqos/test-kit/port'
import { expect, it } from 'vitest'
import { callServer, signInAsAdmin } from '../../../testing/server-caller.ts'
import { startServerProcess } from '../../../testing/server-process.ts'
import { fieldOf, formOf, listOf } from '../../model/model.testing.ts'
import type { RecordImportState } from './record-import.schema.ts'
import { BASE, ONLINE, type Listed } from '../record.testing.ts'

const TOTAL = 10_000
const AT_ONCE = 5000

it(
  'an import whose server was killed is continued without a missing or doubled record',
  { timeout: 600_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sqos-killed-'))
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
    const address = `http://127.0.0.1:${env.PORT}`
    try {
      const before = await killWhileImporting(env, address)
      await using server = startServerProcess(env)
      await server.ready
      const admin = callServer(address, before.token)
      const count = async () =>
        (await admin.post<Listed>(`${ONLINE}/${before.modelId}/List`, { currentPage: 1, pageSize: 1 })).data.pagination
          .total
      const state = async () => (await admin.get<RecordImportState>(before.path)).data
      const start = () => admin.post<RecordImportState>(`${before.path}/Actions/Start`, { total: TOTAL })

      // A batch is stored whole or not at all, together with its checkpoint.
      await admin.post(`${before.path}/Actions/Cancel`)
      const { imported } = await state()
      expect(imported).toBeGreaterThan(0)
      expect(imported).toBeLessThan(TOTAL)
      expect(await count()).toBe(imported)

      await start()
      await expect.poll(async () => (await state()).status, { timeout: 300_000 }).toBe('imported')
      expect(await state()).toMatchObject({ imported: TOTAL, faulty: 0 })
      expect(await count()).toBe(TOTAL)

      expect(await start()).toMatchObject({ code: 200, data: { status: 'imported', imported: TOTAL } })
      expect(await count()).toBe(TOTAL)
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)

/** Starts the import of a file and kills the server after its first batch. */
async function killWhileImporting(env: Record<string, string>, address: string) {
  await using server = startServerProcess(env)
  await server.ready
  const token = await signInAsAdmin(address)
  const admin = callServer(address, token)
  const model = {
    fullName: '件',
    enCode: 'piece',
    category: 'office',
    type: 1,
    webType: 2,
    formData: formOf([fieldOf({ name: 'F_Title', label: '标题' })]),
    columnData: listOf({
      columns: [{ prop: 'F_Title', label: '标题' }],
      settings: { btnsList: [{ value: 'upload' }] },
    }),
  }
  await admin.post(BASE, model)
  const models = await admin.get<{ list: { id: string; enCode: string }[] }>(`${BASE}?keyword=piece&type=1`)
  const modelId = models.data.list[0]?.id ?? ''
  await admin.post(`${BASE}/${modelId}/Actions/Release`, { pc: 1, pcModuleParentId: '-1' })
  const { data } = await admin.post<{ id: string }>(`${ONLINE}/${modelId}/Imports`, { fileName: 'a.xlsx' })
  const path = `${ONLINE}/${modelId}/Imports/${data.id}`
  const rows = Array.from({ length: TOTAL }, (_, index) => ({ F_Title: `r${index}` }))
  for (let from = 0; from < TOTAL; from += AT_ONCE)
    await admin.post(`${path}/Rows`, { from, list: rows.slice(from, from + AT_ONCE) })
  await admin.post(`${path}/Actions/Start`, { total: TOTAL })
  await expect
    .poll(async () => (await admin.get<RecordImportState>(path)).data.imported, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(0)
  server.child.kill('SIGKILL')
  return { token, modelId, path }
}
