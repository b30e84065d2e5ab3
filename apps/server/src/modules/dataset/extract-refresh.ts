import { Type, type Static } from 'typebox'
import type { Deps } from '../../platform/deps.ts'
import type { Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { nextTime } from '../../platform/recurrence.ts'
import type { Downloads } from '../download-record/index.ts'
import { announceRecordChange } from '../record/index.ts'
import { recurrenceIn, type LeveledDefinition } from './dataset.schema.ts'
import type { Evaluation } from './evaluate.ts'
import { problemOf, type ExtractStore } from './extract-store.ts'
import { createExtractRepository, type ExtractPlace } from './extract.repository.ts'

/** Due datasets of one transaction. */
const PART = 100
/** Milliseconds of a statement, on PostgreSQL. */
const MAX_TIME = 10 * 60_000
/** Questions of a dataset that are read again, and milliseconds after which nobody needs one any more. */
const MOST = 100
const NEEDED = 14 * 24 * 60 * 60_000

const Input = Type.Object({ datasetId: Type.String(), identity: Type.Optional(Type.String()) })

interface RefreshDeps extends Pick<Deps, 'db' | 'now'> {
  jobs: Jobs
  downloads: Pick<Downloads, 'actorOf'>
}

/** The job that reads extracts again: each question with the rights that its asker has at that moment. */
export function createExtractRefresh({ db, now, jobs, downloads }: RefreshDeps) {
  const repository = createExtractRepository(db)
  let wired: { evaluation: Pick<Evaluation, 'evaluateAgain'>; store: Pick<ExtractStore, 'keep'> } | undefined

  const job = jobs.define({ kind: 'dataset.extract', input: Input, run: ({ input }) => run(input) })
  jobs.schedule({ kind: 'dataset.extractsDue', cron: '* * * * *', run: queueDue })

  /** Queues the due ones; times missed while the server was off are made up for once. */
  async function queueDue() {
    for (;;) {
      const count = await db.transaction().execute(async (trx) => {
        const inside = createExtractRepository(trx)
        const rows = await inside.claim({ now: now(), limit: PART })
        for (const { datasetId, extract, enabledMark } of rows) {
          const recurrence = recurrenceIn(extract)
          if (!recurrence) {
            await inside.unschedule(datasetId)
            continue
          }
          await inside.note(datasetId, { nextTime: nextTime(recurrence, now()) })
          if (enabledMark === 1) await send(trx, { datasetId })
        }
        return rows.length
      })
      if (count < PART) return
    }
  }

  /** Queues a run, and notes it for the list of datasets. */
  async function send(trx: Trx, input: Static<typeof Input>) {
    await createExtractRepository(trx).queue(input.datasetId, now())
    await jobs.send(trx, job, { input })
  }

  async function run({ datasetId, identity }: { datasetId: string; identity?: string }) {
    const since = new Date(now().getTime() - NEEDED)
    await repository.note(datasetId, { queuedTime: now(), startedTime: now() })
    const all = await repository.questions(datasetId, { since, limit: MOST })
    if (identity !== undefined) {
      const one = all.find((row) => row.identity === identity)
      if (one) await again(datasetId, one)
      await repository.note(datasetId, { queuedTime: null })
      return
    }
    await repository.clear(datasetId, { except: all.map((row) => row.identity) })
    let problem = ''
    for (const row of all) problem = (await again(datasetId, row)) || problem
    await repository.note(datasetId, { queuedTime: null, finishedTime: now(), problem })
  }

  /** Reads one question again; returns why it failed, or an empty text. The answer before stays when it fails. */
  async function again(
    datasetId: string,
    { identity, question, userId, organizeId, askedTime }: Awaited<ReturnType<typeof repository.questions>>[number],
  ): Promise<string> {
    if (!wired) throw new Error('dataset: extracts run before the module is complete.')
    const place = { datasetId, identity }
    try {
      const actor = await downloads.actorOf(userId, organizeId)
      // Written by `store.keep` and `store.ask`.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
      const definition = JSON.parse(question) as LeveledDefinition
      const made = await wired.evaluation.evaluateAgain(definition, { actor, request: undefined, maxTime: MAX_TIME })
      // Whoever asked has other rights now; others with the rights of before ask again.
      if (made.identity !== identity) await repository.remove(place)
      await wired.store.keep(
        { datasetId, identity: made.identity },
        { definition, userId, organizeId, askedTime, result: made.result },
      )
      announceRecordChange(datasetId)
      return ''
    } catch (error) {
      if (error instanceof AppError && error.result === 'forbidden') {
        await repository.remove(place)
        return ''
      }
      const problem = problemOf(error instanceof AppError ? error : new AppError('internal', 'dataset.extractFailed'))
      await repository.noteProblem(place, problem)
      announceRecordChange(datasetId)
      return problem
    }
  }

  return {
    wire: (parts: NonNullable<typeof wired>) => {
      wired = parts
    },
    /** Reads all questions of a dataset again, after the transaction. */
    refresh: (trx: Trx, datasetId: string) => send(trx, { datasetId }),
    order: (place: ExtractPlace) => db.transaction().execute((trx) => send(trx, place)),
  }
}

export type ExtractRefresh = ReturnType<typeof createExtractRefresh>
