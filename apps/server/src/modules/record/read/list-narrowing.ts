import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { RecordGrant } from '../rights/record-grant.ts'
import type { Opened } from '../rights/record-reach.ts'
import { createFigureFields } from './figure-fields.ts'
import type { DatasetFilter } from './given-filters.schema.ts'
import { NOBODY, resolveFilters, usesFacts, type CallerFacts } from './given-filters.ts'
import { compare } from './record-filter.ts'

/** Returns the ids that filters of a caller may name. */
export type FactsOf = (actor: Actor) => Promise<CallerFacts>

interface NarrowingDeps extends Pick<Deps, 'now'> {
  factsOf: FactsOf
  openRelated: (modelId: string, actor: Actor) => Promise<Opened>
}

/** Turns filters of a list, such as those of a chart, into a condition on its records. */
export function createNarrowing({ now, factsOf, openRelated }: NarrowingDeps) {
  /** The filters as SQL; undefined without any. Throws `refused` for a field that the caller does not see. */
  return async function narrow(
    { access, ...opened }: Opened & { access: RecordGrant },
    { filters, actor }: { filters: readonly DatasetFilter[] | null | undefined; actor: Actor },
  ): Promise<RawBuilder<SqlBool> | undefined> {
    if (!filters || filters.length === 0) return undefined
    const facts = filters.some(usesFacts) ? await factsOf(actor) : NOBODY
    const fields = createFigureFields(opened, { openRelated: (modelId) => openRelated(modelId, actor), access })
    const conditions: RawBuilder<SqlBool>[] = []
    for (const filter of resolveFilters(filters, { now: now(), facts }))
      conditions.push(compare(filter, (await fields.find(filter.field, { isCompared: true })).placed))
    const all = sql.join(conditions, sql` and `)
    if (!fields.isJoined()) return sql<SqlBool>`(${all})`
    // The list itself does not read related models.
    return sql<SqlBool>`${fields.key()} in (select ${fields.key()} from ${fields.from()} where ${all})`
  }
}
