import { sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { readKeptOrganizations } from '../organization/organization-scope.access.ts'
import type { Authority } from './authority.ts'
import { createPageColumns, type PageColumnsOptions } from './page-columns.ts'
import { ALL_ROWS, anyOf, columnOf, inOrganizations, ownRows, type RowCondition } from './row-scope.ts'
import type { FindRowSource, RowSource } from './row-sources.ts'

/** A built-in page whose rows data schemes may limit. */
export interface PageRowsOptions<Searched extends string = string>
  extends Omit<RowSource, 'limitFor'>, PageColumnsOptions<Searched> {
  /** Message key for a missing record. */
  missing: string
  /** Condition for rows without an organisation, which every user sees. */
  shared?: RowCondition
  /** Without data schemes, users see their own rows, and delegated administrators those of their organisations as well. */
  ownByDefault?: true
}

/**
 * Limits the rows of a page for a user: the same in the list, in every read, change and deletion, and in the export.
 * Data schemes apply where the page demands them. Where it does not, delegated administrators see the rows of their
 * organisations.
 */
export function createPageRows<Searched extends string>(
  { db, authority }: { db: Db; authority: Authority },
  { page, missing, shared, ownByDefault, searched, filters = {}, ...source }: PageRowsOptions<Searched>,
) {
  const { code } = page
  const { table, id: idColumn, columns } = source

  /** The condition of the data schemes; undefined where the page demands none. */
  const schemesFor = async (actor: Actor) => (await authority.accessOf(actor)).pageRows(code, columns)

  /** The condition for a delegated administrator, or for everybody with `ownByDefault`; undefined for other users. */
  async function limitFor(userId: string): Promise<RowCondition | undefined> {
    const kept = await readKeptOrganizations(db, userId)
    const own = ownByDefault && ownRows(columns, userId)
    if (!kept) return own
    return anyOf([inOrganizations(columns, sql`(select unnest(${kept}::text[]))`), shared, own])
  }

  const unlessAll = (condition: RowCondition | undefined) => (condition === ALL_ROWS ? undefined : condition)

  /** For `query.where(…)`; undefined for all rows. */
  async function conditionFor(actor: Actor): Promise<RowCondition | undefined> {
    if (actor.isAdministrator) return undefined
    return unlessAll((await schemesFor(actor)) ?? (await limitFor(actor.userId)))
  }

  /**
   * The condition for pickers on other pages: rows that data schemes hide are hidden there too. Users without the page
   * choose from all rows, as in forms.
   */
  async function choiceFor(actor: Actor): Promise<RowCondition | undefined> {
    if (actor.isAdministrator || !(await authority.accessOf(actor)).codes.has(code)) return undefined
    return unlessAll(await schemesFor(actor))
  }

  async function find(id: string, { condition, trx }: { condition: RowCondition | undefined; trx?: Trx | undefined }) {
    if (!condition) return
    const { rows } = await sql`
      select 1 from ${columnOf(table)} where ${columnOf(idColumn)} = ${id} and ${condition}`.execute(trx ?? db)
    if (rows.length === 0) throw new AppError('notFound', missing)
  }

  return {
    ...createPageColumns({ authority }, { page, searched, filters }),
    conditionFor,
    choiceFor,

    /** Throws `notFound` for a record that the user does not see. */
    demandSeen: async (id: string, actor: Actor) => await find(id, { condition: await conditionFor(actor) }),

    /** The same for a change, in addition to the check of delegated administration. */
    async demand(id: string, { actor, trx }: { actor: Actor; trx?: Trx }): Promise<void> {
      if (actor.isAdministrator) return
      await find(id, { condition: unlessAll(await schemesFor(actor)), trx })
    },

    /** Of these rows, those that the page shows to the user; none for users without the page. */
    async shownOf(ids: readonly string[], actor: Actor): Promise<ReadonlySet<string>> {
      if (ids.length === 0 || !(await authority.accessOf(actor)).codes.has(code)) return new Set()
      const condition = await conditionFor(actor)
      if (!condition) return new Set(ids)
      const { rows } = await sql<{ id: string }>`
        select ${columnOf(idColumn)} as id from ${columnOf(table)}
        where ${columnOf(idColumn)} = any(${ids}::text[]) and ${condition}`.execute(db)
      return new Set(rows.map(({ id }) => id))
    },

    /** Ids of the rows that match a condition; undefined for all. */
    async idsOf(condition: RowCondition | undefined): Promise<ReadonlySet<string> | undefined> {
      if (!condition) return undefined
      const { rows } = await sql<{ id: string }>`
        select ${columnOf(idColumn)} as id from ${columnOf(table)} where ${condition}`.execute(db)
      return new Set(rows.map(({ id }) => id))
    },

    /** The table of the page, for the explanation ("why") of a single record. */
    findSource: (({ enCode }) =>
      Promise.resolve(enCode === code ? { ...source, limitFor } : undefined)) satisfies FindRowSource,
  }
}

export type PageRows<Searched extends string = string> = ReturnType<typeof createPageRows<Searched>>
