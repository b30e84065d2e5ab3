import { sql } from 'kysely'
import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Access, Authority } from './authority.ts'
import type { ItemKind, MenuEntry } from './catalogue.ts'
import type { Verdict } from './evaluator.ts'
import { createPersonOpener } from './explained-person.ts'
import type { RowRight } from './grant-level.ts'
import type { GrantingRows } from './granting-rows.ts'
import { ALL_ROWS, columnOf, NO_ROWS } from './row-scope.ts'
import { rowsInWords } from './row-words.ts'
import type { RowSources } from './row-sources.ts'

const RIGHTS = ['read', 'edit', 'remove'] as const

interface FaceDeps {
  db: Db
  authority: Authority
  sources: RowSources
  rows: GrantingRows
}

/** Shows a page as another user gets it: the result of the evaluator, without a change of the session. */
export function createFaceService({ db, authority, sources, rows }: FaceDeps) {
  const openPerson = createPersonOpener({ db, rows })

  /** The rows of a right in words, and their number where the page has a table that is known here. */
  async function rowsOf(
    menu: MenuEntry,
    right: RowRight,
    about: { verdict: Verdict; access: Access; language: Language },
  ) {
    const scope = about.verdict.rowsOf(menu, right)
    const names = Array.isArray(scope)
      ? scope.map((scheme) => rowsInWords(scheme, about.language) || scheme.fullName)
      : []
    const kind = scope === 'all' ? ('all' as const) : scope === 'none' ? ('none' as const) : ('some' as const)
    return { right, kind, names, count: (await countOf(menu, right, about.access)) ?? null }
  }

  async function countOf(menu: MenuEntry, right: RowRight, access: Access): Promise<number | undefined> {
    const source = await sources.find(menu)
    if (!source) return undefined
    const condition = access.rowCondition(menu.id, source.columns, right)
    if (condition === NO_ROWS) return 0
    const where = condition === ALL_ROWS ? sql`true` : sql`coalesce(${condition}, false)`
    const { rows: found } = await sql<{ num: number }>`
      select count(*)::float8 as num from ${columnOf(source.table)} where ${where}`.execute(db)
    return found[0]?.num
  }

  /** Menu entry, buttons, columns, fields and rows of a page for a user. Throws `forbidden` for a system administrator seen by others. */
  return async function face(
    { userId, menuId }: { userId: string; menuId: string },
    { actor, language }: { actor: Actor; language: Language },
  ) {
    const { object, person } = await openPerson(userId, actor)
    if (person.isAdministrator && !actor.isAdministrator) throw new AppError('forbidden', 'error.forbidden')
    const [{ catalogue, verdict }, access] = await Promise.all([authority.open(person), authority.accessOf(person)])
    const menu = catalogue.menuById.get(menuId)
    if (!menu) throw new AppError('notFound', 'error.recordMissing')
    const mayOpen = verdict.holds(menu)
    const named = (kind: ItemKind) => verdict.itemsOf(menu, kind).map(({ fullName }) => fullName)
    const fields = mayOpen
      ? catalogue.itemsOf(menu.id, 'form').map(({ fullName, enCode }) => ({
          fullName,
          right: verdict.fieldRight(menu, enCode) ?? ('hidden' as const),
        }))
      : []
    return {
      person: object.fullName,
      page: menu.fullName,
      mayOpen,
      buttons: named('button'),
      columns: named('column'),
      allColumns: mayOpen && menu.isColumnAuthorize === 0,
      fields: menu.isFormAuthorize === 0 ? [] : fields,
      rows: mayOpen ? await Promise.all(RIGHTS.map((right) => rowsOf(menu, right, { verdict, access, language }))) : [],
    }
  }
}

export type FaceService = ReturnType<typeof createFaceService>
