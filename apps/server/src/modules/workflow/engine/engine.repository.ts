import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { likePattern } from '../../../platform/db/like-pattern.ts'
import { membershipRows } from '../../user/membership.access.ts'
import { userNames } from '../../user/user.access.ts'
import type { FlowEnginesTable, FlowVisibleTable } from '../workflow.tables.ts'

export type EngineRow = Selectable<FlowEnginesTable>

/** Columns of lists: without the documents. */
const LISTED = [
  'flow.id',
  'flow.fullName',
  'flow.enCode',
  'flow.type',
  'flow.category',
  'flow.formType',
  'flow.icon',
  'flow.iconBackground',
  'flow.visibleType',
  'flow.version',
  'flow.enabledMark',
  'flow.sortCode',
  'flow.description',
  'flow.creatorTime',
  'flow.lastModifyTime',
] as const

interface Search {
  keyword?: string | undefined
  category?: string | undefined
  /** Whether flows of models are found, too. */
  isFunctional?: boolean | undefined
}

interface Page {
  offset: number
  limit: number
}

/** Whom a list is for. */
interface Reader {
  userId: string
  isAdministrator: boolean
}

/** SQL of flows and their versions. */
export function createEngineRepository(db: Db | Trx) {
  const present = () => db.selectFrom('flowEngines as flow').where('flow.deleteMark', 'is', null)

  const searched = ({ keyword = '', category = '' }: Search) => {
    const pattern = likePattern(keyword)
    return present()
      .$if(category !== '', (query) => query.where('flow.category', '=', category))
      .$if(keyword !== '', (query) =>
        query.where((where) =>
          where.or([where('flow.fullName', 'ilike', pattern), where('flow.enCode', 'ilike', pattern)]),
        ),
      )
  }

  /** Flows that a person may start: enabled, and for everybody or for the person. */
  const startable = (search: Search, { userId, isAdministrator }: Reader) =>
    searched(search)
      .where('flow.enabledMark', '=', 1)
      .$if(search.isFunctional !== true, (query) => query.where('flow.type', '=', 0))
      .$if(!isAdministrator, (query) => query.where(isVisibleTo(userId)))

  const isVisibleTo = (userId: string) => sql<boolean>`(flow.visible_type = 0 or exists (
    select 1 from flow_visible v where v.flow_id = flow.id and (
      (v.object_type = 'user' and v.object_id = ${userId}) or exists (
        select 1 from ${membershipRows} m
        where m.user_id = ${userId} and m.object_type = v.object_type and m.object_id = v.object_id))))`

  const countOf = async (query: ReturnType<typeof searched>) => {
    const { total } = await query.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
    return Number(total)
  }

  return {
    /** Designs for administrators. Flows of models are designed with their models. */
    page: (search: Search, { offset, limit }: Page) =>
      searched(search)
        .where('flow.type', '=', 0)
        .leftJoin(userNames('author'), 'author.id', 'flow.creatorUserId')
        .select(LISTED)
        .select(['author.realName', 'author.account'])
        .orderBy('flow.sortCode')
        .orderBy('flow.creatorTime', 'desc')
        .orderBy('flow.id')
        .offset(offset)
        .limit(limit)
        .execute(),
    count: (search: Search) => countOf(searched(search).where('flow.type', '=', 0)),

    /** Flows that a person may start. */
    startable: (search: Search, { reader }: { reader: Reader }) =>
      startable(search, reader)
        .select(LISTED)
        .orderBy('flow.sortCode')
        .orderBy('flow.creatorTime', 'desc')
        .orderBy('flow.id')
        .execute(),

    /** Enabled flows of all types. */
    enabled: () =>
      present()
        .select(LISTED)
        .where('flow.enabledMark', '=', 1)
        .orderBy('flow.sortCode')
        .orderBy('flow.creatorTime', 'desc')
        .orderBy('flow.id')
        .execute(),

    find: (id: string) => present().selectAll().where('flow.id', '=', id).executeTakeFirst(),

    /** Whether a person may start a flow. */
    async isVisible(id: string, userId: string): Promise<boolean> {
      const row = await present()
        .select('flow.id')
        .where('flow.id', '=', id)
        .where(isVisibleTo(userId))
        .executeTakeFirst()
      return row !== undefined
    },

    async mayStart(id: string, userId: string): Promise<boolean> {
      const row = await present()
        .select('flow.id')
        .where('flow.id', '=', id)
        .where(isVisibleTo(userId))
        .executeTakeFirst()
      return row !== undefined
    },

    /** Another flow with this name or code. */
    async taken({ id, fullName, enCode }: Pick<EngineRow, 'id' | 'fullName' | 'enCode'>) {
      const rows = await present()
        .select(['flow.id', 'flow.fullName'])
        .where('flow.id', '<>', id)
        .where((where) =>
          where.or([
            where('flow.fullName', '=', fullName),
            sql<boolean>`lower(flow.en_code) = ${enCode.toLowerCase()}`,
          ]),
        )
        .execute()
      return {
        name: rows.some((row) => row.fullName === fullName),
        code: rows.some((row) => row.fullName !== fullName),
      }
    },

    insert: (row: Insertable<FlowEnginesTable>) => db.insertInto('flowEngines').values(row).execute(),
    update: (id: string, values: Updateable<FlowEnginesTable>) =>
      db.updateTable('flowEngines').set(values).where('id', '=', id).execute(),

    /** Deletes a flow with its versions and delegations. */
    async remove(id: string) {
      await db.deleteFrom('flowVisible').where('flowId', '=', id).execute()
      await db.deleteFrom('flowVersions').where('flowId', '=', id).execute()
      await db.deleteFrom('flowEntrusts').where('flowId', '=', id).execute()
      await db.deleteFrom('flowEngines').where('id', '=', id).execute()
    },

    /** Locks a flow until the transaction ends. */
    lock: (id: string) => present().selectAll().where('flow.id', '=', id).forUpdate().executeTakeFirst(),

    addVersion: (
      flow: Pick<EngineRow, 'id' | 'version' | 'formData' | 'flowTemplateJson'>,
      { userId, now }: { userId: string | null; now: Date },
    ) =>
      db
        .insertInto('flowVersions')
        .values({
          flowId: flow.id,
          version: flow.version,
          formData: flow.formData,
          flowTemplateJson: flow.flowTemplateJson,
          creatorUserId: userId,
          creatorTime: now,
        })
        .execute(),

    async setVisible(flowId: string, objects: readonly Pick<FlowVisibleTable, 'objectType' | 'objectId'>[]) {
      await db.deleteFrom('flowVisible').where('flowId', '=', flowId).execute()
      if (objects.length === 0) return
      await db
        .insertInto('flowVisible')
        .values(objects.map((one) => ({ flowId, ...one })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    visible: (flowId: string) =>
      db.selectFrom('flowVisible').select(['objectType', 'objectId']).where('flowId', '=', flowId).execute(),

    versions: (flowId: string) =>
      db
        .selectFrom('flowVersions as version')
        .select(['version.version', 'version.creatorTime'])
        .select((select) =>
          select
            .selectFrom('flowTasks as task')
            .select((inner) => inner.fn.countAll<string>().as('tasks'))
            .whereRef('task.flowId', '=', 'version.flowId')
            .whereRef('task.flowVersion', '=', 'version.version')
            .where('task.status', '=', 1)
            .as('tasks'),
        )
        .where('version.flowId', '=', flowId)
        .orderBy('version.version', 'desc')
        .execute(),

    version: (flowId: string, version: number) =>
      db
        .selectFrom('flowVersions')
        .select(['version', 'creatorTime', 'formData', 'flowTemplateJson'])
        .where('flowId', '=', flowId)
        .where('version', '=', version)
        .executeTakeFirst(),

    async hasTasks(flowId: string): Promise<boolean> {
      const row = await db.selectFrom('flowTasks').select('id').where('flowId', '=', flowId).limit(1).executeTakeFirst()
      return row !== undefined
    },
  }
}
