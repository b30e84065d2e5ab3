import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, type ErrorDetails } from '../../platform/errors.ts'
import type { DatasetResult, LeveledDefinition } from './dataset.schema.ts'
import { createExtractRepository, type ExtractPlace } from './extract.repository.ts'
import { createResultCache } from './result-cache.ts'

/** Milliseconds between two notes that a question is still asked. */
const NOTE_PAUSE = 60 * 60_000
const TOO_SLOW: ReadonlySet<string> = new Set(['dataset.tooSlow', 'dataInterface.sqlTooSlow'])

/** Whether a query was refused because it takes longer than a page waits: a job has more time. */
export const isTooSlow = (error: unknown): boolean => error instanceof AppError && TOO_SLOW.has(error.messageKey)

const [compress, expand] = [promisify(gzip), promisify(gunzip)]

interface Asked {
  definition: LeveledDefinition
  actor: Actor
  /** Reads the rows now. */
  live: () => Promise<DatasetResult>
}

interface StoreDeps extends Pick<Deps, 'db' | 'now'> {
  /** Makes the extract of a question in a job. */
  order: (place: ExtractPlace) => Promise<void>
}

/** Keeps answers of datasets in the database. */
export function createExtractStore({ db, now, order }: StoreDeps) {
  const repository = createExtractRepository(db)
  const cache = createResultCache()

  /**
   * The kept answer to a question, or the rows of this moment, which are then kept. A question that takes too long for a page is answered
   * by a job.
   */
  async function read(place: ExtractPlace, asked: Asked): Promise<DatasetResult> {
    const row = await repository.find(place)
    if (row && now().getTime() - row.askedTime.getTime() > NOTE_PAUSE)
      await repository.noteAsked(place, askerOf(asked.actor))
    if (row?.madeTime) {
      const validity = { version: String(row.madeTime.getTime()), maxAge: NOTE_PAUSE, now: now().getTime() }
      const result = await cache.get(JSON.stringify(place), validity, () => load(place))
      return { ...result, extractTime: row.madeTime.getTime(), ...(row.problem !== '' && { isExtractOld: true }) }
    }
    if (row) throw row.problem === '' ? new AppError('refused', 'dataset.extractPending') : refusalIn(row.problem)
    return await readFirst(place, asked)
  }

  async function readFirst(place: ExtractPlace, { definition, actor, live }: Asked): Promise<DatasetResult> {
    try {
      const result = await live()
      await keep(place, { definition, ...askerOf(actor), result })
      return { ...result, extractTime: result.madeTime }
    } catch (error) {
      if (!isTooSlow(error)) throw error
      await ask(place, { definition, actor })
      await order(place)
      throw new AppError('refused', 'dataset.extractPending')
    }
  }

  /** Notes a question without an answer. */
  async function ask(place: ExtractPlace, { definition, actor }: Pick<Asked, 'definition' | 'actor'>) {
    await repository.ask({ ...place, ...askerOf(actor), question: JSON.stringify(definition) })
  }

  async function load(place: ExtractPlace): Promise<DatasetResult> {
    const content = await repository.contentOf(place)
    if (!content) throw new AppError('refused', 'dataset.extractPending')
    // Written by `keep`.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
    return JSON.parse(String(await expand(content))) as DatasetResult
  }

  const askerOf = ({ userId, organizeId }: Pick<Actor, 'userId' | 'organizeId'>) => ({
    userId,
    organizeId,
    askedTime: now(),
  })

  /** Keeps an answer in place of the one before. */
  async function keep(
    place: ExtractPlace,
    {
      definition,
      result,
      ...asker
    }: {
      definition: LeveledDefinition
      result: DatasetResult
      userId: string
      organizeId: string | null
      askedTime: Date
    },
  ) {
    await repository.keep({
      ...place,
      ...asker,
      question: JSON.stringify(definition),
      madeTime: new Date(result.madeTime),
      rowCount: result.rows.length,
      content: await compress(JSON.stringify(result)),
      problem: '',
    })
  }

  return { read, ask, keep }
}

export type ExtractStore = ReturnType<typeof createExtractStore>

/** A refusal as text for the database. */
export const problemOf = ({ messageKey, details }: AppError): string =>
  JSON.stringify({ key: messageKey, params: details.params })

/** The refusal in a text of `problemOf`. */
export function refusalIn(problem: string): AppError {
  // Written by `problemOf`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
  const { key, params } = JSON.parse(problem) as { key: string; params?: NonNullable<ErrorDetails['params']> }
  return new AppError('refused', key, params && { params })
}
