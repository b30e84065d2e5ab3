import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { userNames } from '../user/user.access.ts'
import type { DatasetExtractResultsTable, DatasetExtractsTable } from './dataset.tables.ts'

/** An answer: of a dataset, to a question with the rights of whoever asked. */
export interface ExtractPlace {
  datasetId: string
  identity: string
}

type Asker = Pick<DatasetExtractResultsTable, 'userId' | 'organizeId' | 'askedTime'>

/** SQL of extracts. */
export function createExtractRepository(db: Db | Trx) {
  const at = ({ datasetId, identity }: ExtractPlace) =>
    db.selectFrom('datasetExtractResults').where('datasetId', '=', datasetId).where('identity', '=', identity)

  return {
    find: (place: ExtractPlace) => at(place).select(['askedTime', 'madeTime', 'problem']).executeTakeFirst(),

    async contentOf(place: ExtractPlace): Promise<Uint8Array | null> {
      return (await at(place).select('content').executeTakeFirst())?.content ?? null
    },

    noteAsked: ({ datasetId, identity }: ExtractPlace, asker: Asker) =>
      db
        .updateTable('datasetExtractResults')
        .set(asker)
        .where('datasetId', '=', datasetId)
        .where('identity', '=', identity)
        .execute(),

    /** Notes a question without an answer. */
    ask: (row: ExtractPlace & Asker & { question: string }) =>
      db
        .insertInto('datasetExtractResults')
        .values({ ...row, madeTime: null, content: null })
        .onConflict((conflict) => conflict.columns(['datasetId', 'identity']).doNothing())
        .execute(),

    keep: ({ datasetId, identity, ...values }: Insertable<DatasetExtractResultsTable>) =>
      db
        .insertInto('datasetExtractResults')
        .values({ datasetId, identity, ...values })
        .onConflict((conflict) => conflict.columns(['datasetId', 'identity']).doUpdateSet(values))
        .execute(),

    noteProblem: ({ datasetId, identity }: ExtractPlace, problem: string) =>
      db
        .updateTable('datasetExtractResults')
        .set({ problem })
        .where('datasetId', '=', datasetId)
        .where('identity', '=', identity)
        .execute(),

    remove: ({ datasetId, identity }: ExtractPlace) =>
      db
        .deleteFrom('datasetExtractResults')
        .where('datasetId', '=', datasetId)
        .where('identity', '=', identity)
        .execute(),

    /** Questions that were asked since a moment, the last ones first. */
    questions: (datasetId: string, { since, limit }: { since: Date; limit: number }) =>
      db
        .selectFrom('datasetExtractResults')
        .select(['identity', 'question', 'userId', 'organizeId', 'askedTime'])
        .where('datasetId', '=', datasetId)
        .where('askedTime', '>=', since)
        .orderBy('askedTime', 'desc')
        .orderBy('identity')
        .limit(limit)
        .execute(),

    /** Removes the answers of a dataset; `except` are kept. */
    clear: (datasetId: string, { except = [] }: { except?: readonly string[] } = {}) =>
      db
        .deleteFrom('datasetExtractResults')
        .where('datasetId', '=', datasetId)
        .$if(except.length > 0, (query) => query.where('identity', 'not in', [...except]))
        .execute(),

    /** The answers of a dataset, for those who keep it. */
    answers: (datasetId: string) =>
      db
        .selectFrom('datasetExtractResults as e')
        .leftJoin(userNames('person'), 'person.id', 'e.userId')
        .select(['e.identity', 'e.askedTime', 'e.madeTime', 'e.rowCount', 'e.problem', 'person.realName'])
        .where('e.datasetId', '=', datasetId)
        .orderBy('e.askedTime', 'desc')
        .orderBy('e.identity')
        .limit(100)
        .execute(),

    state: (datasetId: string) =>
      db.selectFrom('datasetExtracts').selectAll().where('datasetId', '=', datasetId).executeTakeFirst(),

    /** The states of those datasets that have extracts. */
    states: async (datasetIds: readonly string[]) =>
      datasetIds.length === 0
        ? []
        : await db
            .selectFrom('datasetExtracts')
            .selectAll()
            .where('datasetId', 'in', [...datasetIds])
            .execute(),

    schedule: ({ datasetId, nextTime }: { datasetId: string; nextTime: Date }) =>
      db
        .insertInto('datasetExtracts')
        .values({ datasetId, nextTime, startedTime: null, finishedTime: null, queuedTime: null })
        .onConflict((conflict) => conflict.column('datasetId').doUpdateSet({ nextTime }))
        .execute(),

    /** Notes that a run is ordered. One that is running goes on. */
    queue: (datasetId: string, queuedTime: Date) =>
      db
        .updateTable('datasetExtracts')
        .set({ queuedTime, startedTime: null })
        .where('datasetId', '=', datasetId)
        .where('queuedTime', 'is', null)
        .execute(),

    unschedule: (datasetId: string) => db.deleteFrom('datasetExtracts').where('datasetId', '=', datasetId).execute(),

    /** Due ones with their recurrence, locked until the transaction ends: another server skips them. */
    claim: ({ now, limit }: { now: Date; limit: number }) =>
      db
        .selectFrom('datasetExtracts as e')
        .innerJoin('datasets as d', 'd.id', 'e.datasetId')
        .select(['e.datasetId', 'd.extract', 'd.enabledMark'])
        .where('d.deleteMark', 'is', null)
        .where('e.nextTime', '<=', now)
        .orderBy('e.nextTime')
        .limit(limit)
        .forUpdate('e')
        .skipLocked()
        .execute(),

    note: (
      datasetId: string,
      values: Partial<Omit<DatasetExtractsTable, 'datasetId' | 'problem'>> & { problem?: string },
    ) => db.updateTable('datasetExtracts').set(values).where('datasetId', '=', datasetId).execute(),
  }
}
