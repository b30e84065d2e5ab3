import { createBatch } from '../../platform/db/batch.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StoredTable } from './model-storage.ts'
import { createRecordRepository, type NewRow } from './record.repository.ts'

/** What became of each row: its key, or why there is none. */
type Outcomes = ReadonlyMap<NewRow, { key: string } | { error: unknown }>

/**
 * Writes records that stand in one row: those who write at one moment write with one statement, each record whole or not at all.
 * One that is refused takes no other with it.
 */
export function createRecordWriter(db: Db) {
  const batches = new WeakMap<StoredTable, ReturnType<typeof batchOf>>()

  const batchOf = (table: StoredTable) =>
    createBatch(db, async (quick, rows: readonly NewRow[]): Promise<Outcomes> => {
      const outcomes = new Map<NewRow, { key: string } | { error: unknown }>()
      // Only rows of the same fields: one that a row leaves alone has what the column gives it.
      for (const alike of Map.groupBy(rows, signatureOf).values()) {
        try {
          const keys = await createRecordRepository(quick).insertMany(table, alike)
          for (const [index, row] of alike.entries()) outcomes.set(row, { key: keys[index] ?? row.id })
        } catch (error) {
          for (const row of alike) outcomes.set(row, { error })
        }
      }
      return outcomes
    })

  return async (table: StoredTable, row: NewRow): Promise<string> => {
    const alone = () => createRecordRepository(db).insert(table, row)
    if (table.fields.every(({ item }) => !Object.hasOwn(row.values, item.name))) return await alone()
    const batch = batches.get(table) ?? batchOf(table)
    batches.set(table, batch)
    const outcome = (await batch([row])).get(row)
    if (outcome && 'key' in outcome) return outcome.key
    // Nothing of that statement was written: by itself the row gets in, or gets the refusal that is its own.
    if (outcome && isUndone(outcome.error)) return await alone()
    throw outcome?.error
  }
}

const signatureOf = ({ values }: NewRow) => Object.keys(values).join('\n')

/** Whether the database itself refused a statement, which undoes it; of a lost connection nobody knows. */
const isUndone = (error: unknown) =>
  error instanceof AppError ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(2|4|P0)\w+$/.test(error.code))
