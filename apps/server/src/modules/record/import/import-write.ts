import { sql } from 'kysely'
import type { Trx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ImportedRecord } from './import-columns.ts'
import { problemsOf, type Problem, type Understood } from './import-check.ts'
import { DESIGN_CHANGED } from '../write/record-refusals.ts'
import type { Opened } from '../rights/record-reach.ts'
import type { NewRecord, RecordWriter } from '../write/record-writer.ts'

/** Number of records per check and per statement. */
export const PIECE = 500

/** A record that the database refused. */
export interface Refused {
  record: ImportedRecord
  problems: [string, Problem][]
}

/** A record that was written. */
export interface Taken {
  record: ImportedRecord
  key: string
}

interface Written {
  taken: Taken[]
  refused: Refused[]
}

/** Creates the part of the import that writes checked records. */
export function createImportWriter({
  writer,
  newId,
}: {
  writer: Pick<RecordWriter, 'writeWithin' | 'tryWithin'>
  newId: () => string
}) {
  /**
   * Writes records together. When the database refuses some, they are found by one statement that tries each record with its
   * child rows, and the others are written together. Errors that only occur for the whole batch are located by writing each half.
   */
  async function write(
    trx: Trx,
    opened: Opened,
    { all, actorId, isTried = false }: { all: readonly Understood[]; actorId: string; isTried?: boolean },
  ): Promise<Written> {
    if (all.length === 0) return { taken: [], refused: [] }
    const rows = rowsFor(all, actorId)
    const written = await attempt(trx, () => writer.writeWithin(trx, targetOf(opened), rows))
    if ('value' in written)
      return { taken: all.map(({ record }, index) => ({ record, key: written.value[index] ?? '' })), refused: [] }
    const { refusal } = written
    // All records would be refused.
    const isOutdated = refusal instanceof AppError && refusal.messageKey === DESIGN_CHANGED
    if (isOutdated || all.length === 1)
      return { taken: [], refused: all.map(({ record }) => ({ record, problems: reasonsOf(refusal) })) }

    const tried = isTried ? new Map<number, unknown>() : await tryEach(trx, opened, rows)
    if (tried.size > 0) {
      const refused = [...tried].flatMap(([index, reason]) => {
        const one = all[index]
        return one ? [{ record: one.record, problems: reasonsOf(reason) }] : []
      })
      const rest = await write(trx, opened, {
        all: all.filter((_, index) => !tried.has(index)),
        actorId,
        isTried: true,
      })
      return { taken: rest.taken, refused: [...refused, ...rest.refused] }
    }
    const middle = Math.ceil(all.length / 2)
    const first = await write(trx, opened, { all: all.slice(0, middle), actorId, isTried: true })
    const second = await write(trx, opened, { all: all.slice(middle), actorId, isTried: true })
    return { taken: [...first.taken, ...second.taken], refused: [...first.refused, ...second.refused] }
  }

  /** The records that the database refuses, by position; empty when they cannot be determined. Nothing is written. */
  async function tryEach(trx: Trx, opened: Opened, rows: readonly NewRecord[]): Promise<ReadonlyMap<number, unknown>> {
    await sql`savepoint import_try`.execute(trx)
    const tried = await attempt(trx, () => writer.tryWithin(trx, targetOf(opened), rows))
    await sql`rollback to savepoint import_try`.execute(trx)
    await sql`release savepoint import_try`.execute(trx)
    if (!('value' in tried)) return new Map()
    for (const error of tried.value.values()) if (!isRefusal(error)) throw error
    return tried.value
  }

  /** Keys ascend in the order of the file. */
  function rowsFor(all: readonly Understood[], actorId: string): NewRecord[] {
    const base = newId().slice(0, 26)
    return all.map(({ values }, index) => ({
      id: `${base}${index.toString(16).padStart(6, '0')}`,
      values,
      actorId,
    }))
  }

  return write
}

const targetOf = ({ model, storage }: Opened) => ({ form: model.form, storage })

/** Runs statements behind a savepoint: a refused statement would end the whole transaction. Rethrows other errors. */
async function attempt<Value>(trx: Trx, work: () => Promise<Value>): Promise<{ value: Value } | { refusal: unknown }> {
  await sql`savepoint import_piece`.execute(trx)
  try {
    const value = await work()
    await sql`release savepoint import_piece`.execute(trx)
    return { value }
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sql`rollback to savepoint import_piece`.execute(trx)
    await sql`release savepoint import_piece`.execute(trx)
    return { refusal: error }
  }
}

const isDuplicate = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

const isRefusal = (error: unknown) => error instanceof AppError || isDuplicate(error)

const reasonsOf = (refusal: unknown): [string, Problem][] =>
  refusal instanceof AppError ? problemsOf(refusal) : [['', 'error.duplicate']]

/** Splits records into those of one statement. */
export function* piecesOf<Item>(all: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < all.length; start += PIECE) yield all.slice(start, start + PIECE)
}
