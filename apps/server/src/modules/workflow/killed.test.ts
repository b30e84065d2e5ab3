import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RESULT } from '@sqos/contract'
import { freePort } from '@sqos/test-kit/port'
import { startPostgres } from '@sqos/test-kit/services'
import { expect, it } from 'vitest'
import { openPostgres } from '../../platform/db/postgres.ts'
import { newId } from '../../platform/ids.ts'
import { buildSession, buildUser } from '../../testing/builders.ts'
import type { Answer, Caller } from '../../testing/caller.ts'
import { callServer } from '../../testing/server-caller.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { approver, ENGINE, LEAVE_FORM, start } from './workflow.testing.ts'

interface Person {
  id: string
  caller: Caller
}

const APPROVERS = 200
/** Decisions that are answered before the server dies. */
const BEFORE_DEATH = 20

it(
  '200 people decide on one node while the server is killed: each decides once, and the request passes',
  { timeout: 300_000 },
  async ({ skip }) => {
    const postgres = await startPostgres()
    if (!postgres) return skip('PostgreSQL is not installed.')
    const dataDir = await mkdtemp(join(tmpdir(), 'sqos-killed-'))
    const env = {
      LOG_LEVEL: 'error',
      STATIC_DIR: '',
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'killed-2026-Sqos',
      PORT: String(await freePort()),
    }
    const address = `http://127.0.0.1:${env.PORT}`
    let server = startServerProcess(env)
    try {
      await server.ready
      const { db, close } = await openPostgres(postgres.url)
      const deps = { db, now: () => new Date(), newId }
      const person = async (account: string, isAdministrator = false) => {
        const { id } = await buildUser(deps, { account, isAdministrator })
        return { id, caller: callServer(address, await buildSession(deps, { userId: id })) }
      }
      const admin = await person('initiator', true)
      const people: Person[] = []
      for (let index = 0; index < APPROVERS; index += 1) people.push(await person(`approver${index}`))
      const root = start({ childNode: approver('all', { approvers: people.map(({ id }) => id), counterSign: 1 }) })
      const flow = { fullName: '会签', enCode: 'killed', category: 'office', formType: 2, formData: LEAVE_FORM }
      await admin.caller.post(`${ENGINE}/FlowEngine`, { ...flow, flowTemplateJson: JSON.stringify(root) })
      const { id: flowId } = await db.selectFrom('flowEngines').select('id').executeTakeFirstOrThrow()
      const { data: task } = await admin.caller.post<{ id: string }>(`${ENGINE}/FlowTask`, {
        flowId,
        data: '{}',
        status: 0,
      })
      const duties = await db
        .selectFrom('flowOperators')
        .select(['id', 'handlerId'])
        .where('taskId', '=', task.id)
        .execute()
      const dutyOf = new Map(duties.map(({ id, handlerId }) => [handlerId, id]))

      const acknowledged = new Set<string>()
      const enough = Promise.withResolvers<void>()
      const decide = async ({ id, caller }: Person): Promise<Answer<unknown> | undefined> => {
        const answer = await caller.post(`${ENGINE}/FlowBefore/Audit/${dutyOf.get(id)}`, {}).catch(() => undefined)
        if (answer?.code === RESULT.ok) acknowledged.add(id)
        if (acknowledged.size >= BEFORE_DEATH) enough.resolve()
        return answer
      }
      const first = Promise.all(people.map(decide))
      await enough.promise
      server.child.kill('SIGKILL')
      await server.exited
      await first
      const before = new Set(acknowledged)
      expect(before.size).toBeLessThan(APPROVERS)

      server = startServerProcess(env)
      await server.ready
      const again = await Promise.all(people.map(decide))
      // What was answered before the death is stored; what was not is decided now, or was stored without an answer.
      const refused = people.filter((_person, index) => again[index]?.code === RESULT.refused).map(({ id }) => id)
      expect(refused).toEqual(expect.arrayContaining([...before]))
      const records = await db
        .selectFrom('flowRecords')
        .select('taskOperatorId')
        .where('taskId', '=', task.id)
        .where('handleStatus', '=', 1)
        .execute()
      expect(records).toHaveLength(APPROVERS)
      expect(new Set(records.map(({ taskOperatorId }) => taskOperatorId)).size).toBe(APPROVERS)
      const ended = await db.selectFrom('flowTasks').select('status').where('id', '=', task.id).executeTakeFirst()
      expect(ended).toEqual({ status: 2 })
      const open = await db.selectFrom('flowOperators').select('id').where('isOpen', '=', true).execute()
      expect(open).toEqual([])
      await close()
    } finally {
      await server[Symbol.asyncDispose]()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
