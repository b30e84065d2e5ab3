import { sql, type RawBuilder } from 'kysely'
import type { ConfigurationTarget } from '../configuration.ts'
import type { Db, Trx } from './database.ts'

interface RecycleOptions {
  table: ConfigurationTarget['table']
  /** Selects the deleted rows as id, kind, full_name, en_code, organize_id, menu_name, delete_time, delete_user_id. */
  deleted: RawBuilder<unknown>
  /** Whether a live row has this code. */
  hasCode?: (enCode: string) => RawBuilder<unknown>
  /** Join condition of a deleted row `gone` and a live row `live` that conflict in something other than the code. */
  collides?: RawBuilder<unknown>
  /** Condition that the parent of the deleted row with this id is live. Default: always true. */
  hasPlace?: (id: string) => RawBuilder<unknown>
  /** The organisations of the deleted row with this id, as an array; without it the column `organize_id` decides. */
  organizeIds?: (id: RawBuilder<unknown>) => RawBuilder<unknown>
}

/** A table whose deleted rows the recycle bin lists, restores and removes permanently. */
export function recyclable({ table, deleted, collides, hasCode, hasPlace, organizeIds }: RecycleOptions) {
  const name = sql.table(table)
  return {
    table,
    deleted,
    organizeIds,

    async isCodeTaken(db: Db | Trx, enCode: string): Promise<boolean> {
      const condition = hasCode?.(enCode) ?? sql`en_code = ${enCode}`
      const { rows } = await sql`select 1 from ${name} where ${condition} and delete_mark is null limit 1`.execute(db)
      return rows.length > 0
    },

    /** Whether an existing row already has a name or number that must be unique. */
    async isNameTaken(db: Db | Trx, id: string): Promise<boolean> {
      if (!collides) return false
      const { rows } = await sql`
        select 1 from ${name} gone join ${name} live on ${collides}
        where gone.id = ${id} and live.id <> gone.id and live.delete_mark is null limit 1`.execute(db)
      return rows.length > 0
    },

    /** Whether the parent of a deleted row is live. */
    async isPlaceLive(db: Db | Trx, id: string): Promise<boolean> {
      if (!hasPlace) return true
      const { rows } = await sql`select 1 where ${hasPlace(id)}`.execute(db)
      return rows.length > 0
    },

    restore: (trx: Db | Trx, id: string) =>
      sql`update ${name} set delete_mark = null, delete_time = null, delete_user_id = null where id = ${id}`.execute(
        trx,
      ),

    /** Removes the deleted row permanently. */
    remove: (trx: Db | Trx, id: string) => sql`delete from ${name} where id = ${id} and delete_mark = 1`.execute(trx),
  }
}

export type Recyclable = ReturnType<typeof recyclable>
