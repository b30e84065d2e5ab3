import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { nextTime } from '../../platform/recurrence.ts'
import { found } from '../../platform/route.ts'
import { text } from '../../platform/text.ts'
import { demandAuthor } from './dataset.access.ts'
import type { DatasetRepository } from './dataset.repository.ts'
import { recurrenceIn, type DatasetBody } from './dataset.schema.ts'
import type { DatasetCaller, Evaluation } from './evaluate.ts'
import type { ExtractRefresh } from './extract-refresh.ts'
import { refusalIn, type ExtractStore } from './extract-store.ts'
import { createExtractRepository } from './extract.repository.ts'

interface ExtractServiceDeps extends Pick<Deps, 'now'> {
  db: Db
  repository: Pick<DatasetRepository, 'find'>
  evaluation: Pick<Evaluation, 'identityOf'>
  store: Pick<ExtractStore, 'ask'>
  refresh: Pick<ExtractRefresh, 'refresh'>
}

/** Plans extracts, shows their state, and makes them again on demand. */
export function createExtractService({ db, now, repository, evaluation, store, refresh }: ExtractServiceDeps) {
  const extracts = createExtractRepository(db)

  /** Plans the next extract of a dataset that was written, or ends its extracts. Answers to the definition of before go. */
  async function plan(trx: Trx, { id, extract = '' }: { id: string; extract?: string }) {
    const inside = createExtractRepository(trx)
    const recurrence = recurrenceIn(extract)
    await inside.clear(id)
    await inside.unschedule(id)
    if (recurrence) await inside.schedule({ datasetId: id, nextTime: nextTime(recurrence, now()) })
  }

  /** Orders the extract of the definition as it is, with the rights of its author. */
  async function first(datasetId: string, { body, ...caller }: DatasetCaller & { body: DatasetBody }) {
    const { definition } = body
    const identity = await evaluation.identityOf(definition, caller)
    await store.ask({ datasetId, identity }, { definition, actor: caller.actor })
    await db.transaction().execute((trx) => refresh.refresh(trx, datasetId))
  }

  /** The state of extracts in one word, for datasets of a list. */
  async function words(rows: readonly { id: string; extract: string }[]) {
    const kept = rows.filter(({ extract }) => extract !== '').map(({ id }) => id)
    const states = new Map((await extracts.states(kept)).map((state) => [state.datasetId, state]))
    return (id: string) => {
      const state = states.get(id)
      if (!state) return 'none' as const
      if (state.queuedTime) return state.startedTime ? ('running' as const) : ('waiting' as const)
      if (state.problem !== '') return 'failed' as const
      return state.finishedTime ? ('made' as const) : ('waiting' as const)
    }
  }

  /** The extracts of a dataset, for its keepers. */
  async function get(id: string, language: Language) {
    const state = await extracts.state(found(await repository.find(id)).id)
    if (!state) throw new AppError('refused', 'dataset.noExtract')
    const textOf = (problem: string) => {
      if (problem === '') return ''
      const { messageKey, details } = refusalIn(problem)
      return text(language, messageKey, details.params)
    }
    const answers = await extracts.answers(id)
    return {
      nextTime: state.nextTime.getTime(),
      startedTime: state.startedTime?.getTime() ?? null,
      finishedTime: state.finishedTime?.getTime() ?? null,
      problem: textOf(state.problem),
      list: answers.map(({ identity, realName, askedTime, madeTime, rowCount, problem }) => ({
        id: identity,
        userName: realName ?? '',
        askedTime: askedTime.getTime(),
        madeTime: madeTime?.getTime() ?? null,
        rowCount,
        problem: textOf(problem),
      })),
    }
  }

  /** Makes the extracts of a dataset again, now. */
  async function refreshNow(id: string, actor: Actor) {
    const row = found(await repository.find(id))
    demandAuthor(row, actor)
    if (row.extract === '') throw new AppError('refused', 'dataset.noExtract')
    await db.transaction().execute((trx) => refresh.refresh(trx, id))
  }

  return { plan, first, words, get, refreshNow }
}

export type ExtractService = ReturnType<typeof createExtractService>
