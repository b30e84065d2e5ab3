import { PERMISSION, type PermissionCode } from '@sqos/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Holder } from './authority.repository.ts'
import type { Authority } from './authority.ts'
import type { ObjectType } from './grants.repository.ts'
import { ALL_ROWS, columnOf } from './row-scope.ts'
import type { RowSources } from './row-sources.ts'

/** The pages that list objects with grants, and the condition for their rows. */
const PAGES: Record<ObjectType, readonly { code: PermissionCode; rows: RawBuilder<unknown> }[]> = {
  User: [{ code: PERMISSION.user.view, rows: sql`true` }],
  Role: [{ code: PERMISSION.role.view, rows: sql`true` }],
  Position: [{ code: PERMISSION.position.view, rows: sql`true` }],
  Group: [{ code: PERMISSION.userGroup.view, rows: sql`true` }],
  Organize: [
    { code: PERMISSION.organization.view, rows: sql`organizations.category = 'company'` },
    { code: PERMISSION.department.view, rows: sql`organizations.category = 'department'` },
  ],
}

/** Applies the data schemes of the pages to the grants of users, roles, positions and organisations. */
export function createGrantingRows({ db, authority, sources }: { db: Db; authority: Authority; sources: RowSources }) {
  /** Those of these objects that data schemes hide from the caller. */
  async function hiddenAmong(
    ids: readonly string[],
    { objectType, actor }: { objectType: ObjectType; actor: Actor },
  ): Promise<ReadonlySet<string>> {
    const hidden = new Set<string>()
    if (actor.isAdministrator || ids.length === 0) return hidden
    const [access, { catalogue }] = await Promise.all([authority.accessOf(actor), authority.open(actor)])
    for (const { code, rows: own } of PAGES[objectType]) {
      const menu = catalogue.menus.find(({ enCode }) => enCode === code)
      const source = menu && access.codes.has(code) ? await sources.find(menu) : undefined
      const condition = source && access.pageRows(code, source.columns)
      if (!source || !condition || condition === ALL_ROWS) continue
      const id = columnOf(source.id)
      const { rows } = await sql<{ id: string }>`
        select ${id} as id from ${columnOf(source.table)}
        where ${id} = any(${ids}::text[]) and ${own} and not coalesce(${condition}, false)`.execute(db)
      for (const row of rows) hidden.add(row.id)
    }
    return hidden
  }

  return {
    hiddenAmong,

    /** Throws `notFound` for an object that its page hides from the caller. */
    async demandSeen({ objectType, objectId }: Holder, actor: Actor): Promise<void> {
      const hidden = await hiddenAmong([objectId], { objectType, actor })
      if (hidden.has(objectId)) throw new AppError('notFound', 'error.recordMissing')
    },
  }
}

export type GrantingRows = ReturnType<typeof createGrantingRows>
