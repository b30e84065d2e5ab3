import { sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Authority } from './authority.ts'
import { ALL_ROWS, columnOf, type RowCondition } from './row-scope.ts'
import type { FindRowSource, RowSource } from './row-sources.ts'

/** A page of ours whose rows data schemes may decide about. */
export interface PageRowsOptions extends RowSource {
  /** Code of the menu entry, as routes name it. */
  code: string
  /** Message key of a record that there is not. */
  missing: string
}

/** The rows of a page that somebody works with: the same in the list, in every read, change and deletion, and in the export. */
export function createPageRows(
  { db, authority }: { db: Db; authority: Authority },
  { code, missing, ...source }: PageRowsOptions,
) {
  const { table, id: idColumn, columns } = source

  /** For `query.where(…)`; undefined where it is all rows. */
  async function conditionFor(actor: Actor): Promise<RowCondition | undefined> {
    const condition = (await authority.accessOf(actor)).pageRows(code, columns)
    return condition === ALL_ROWS ? undefined : condition
  }

  return {
    conditionFor,

    /** A record that the person does not see is none. */
    async demand(id: string, { actor, trx }: { actor: Actor; trx?: Trx }): Promise<void> {
      const condition = await conditionFor(actor)
      if (!condition) return
      const { rows } = await sql`
        select 1 from ${columnOf(table)} where ${columnOf(idColumn)} = ${id} and ${condition}`.execute(trx ?? db)
      if (rows.length === 0) throw new AppError('notFound', missing)
    },

    /** So that "why" can be asked about one of the records. */
    findSource: (({ enCode }) => Promise.resolve(enCode === code ? source : undefined)) satisfies FindRowSource,
  }
}

export type PageRows = ReturnType<typeof createPageRows>
