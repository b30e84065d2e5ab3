import type { TSchema } from 'typebox'
import type { PageDefinition } from '../../shared/define-page.ts'
import type { Actor } from './actor.ts'

/** Permissions by column: this host has none. */
export type Authority = object

interface Query {
  keyword?: string | undefined
  sidx?: string | undefined
  sort?: 'asc' | 'desc' | undefined
}

/** Which columns a person may see and search. Here: all. A host with such permissions leaves the others out. */
export const createPageColumns = <Searched extends string>(
  _host: { authority: Authority },
  { searched }: { page: PageDefinition; searched: readonly Searched[] },
) => ({
  withoutHiddenColumns: ({ keyword, sidx, sort }: Query, _actor: Actor) =>
    Promise.resolve({ keyword, sidx, sort, searched }),
  limitValues: (_schema: TSchema, _options?: { except: readonly string[] }) => (_actor: Actor) =>
    Promise.resolve(<Row>(row: Row): Row => row),
})
