import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { AuthoritiesTable } from './authority.tables.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'
import type { Granted } from './evaluator.ts'

/** Something that grants: a person, or a role, position or organisation of theirs. */
export type Holder = Pick<AuthoritiesTable, 'objectType' | 'objectId'>

/** SQL of who was granted what. */
export function createAuthorityRepository(db: Db | Trx) {
  return {
    /** The three versions, joined by spaces, as `findCallers` of the sessions reads them. */
    async readVersion(): Promise<string> {
      const row = await db.selectFrom('authorityVersion').select(['catalogue', 'grants', 'version']).executeTakeFirst()
      return row ? `${row.catalogue} ${row.grants} ${row.version}` : ''
    },

    async readCatalogue(): Promise<Catalogue> {
      const [menus, items, schemes] = await Promise.all([
        db
          .selectFrom('menus')
          .select(['id', 'parentId', 'fullName', 'enCode', 'icon', 'type', 'urlAddress', 'linkTarget', 'category'])
          .select(['propertyJson', 'sortCode'])
          .select(['isButtonAuthorize', 'isColumnAuthorize', 'isFormAuthorize', 'isDataAuthorize'])
          .where('enabledMark', '=', 1)
          .where('deleteMark', 'is', null)
          .orderBy('sortCode')
          .orderBy('creatorTime', 'desc')
          .orderBy('id')
          .execute(),
        db
          .selectFrom('menuItems')
          .select(['id', 'menuId', 'kind', 'fullName', 'enCode'])
          .where('enabledMark', '=', 1)
          .where('deleteMark', 'is', null)
          .orderBy('sortCode')
          .orderBy('creatorTime', 'desc')
          .orderBy('id')
          .execute(),
        db
          .selectFrom('menuDataSchemes')
          .select(['id', 'menuId', 'fullName', 'enCode', 'matchLogic', 'conditionJson', 'conditionText'])
          .where('enabledMark', '=', 1)
          .where('deleteMark', 'is', null)
          .orderBy('sortCode')
          .orderBy('creatorTime', 'desc')
          .orderBy('id')
          .execute(),
      ])
      return createCatalogue({ menus, items, schemes })
    },

    /** Those through whom a person was granted anything: themselves, and their enabled roles, positions and organisations. */
    async readHolders(userId: string): Promise<Holder[]> {
      const { rows } = await sql<Holder>`
        with holder as (
          select 'User' as object_type, ${userId}::text as object_id
          union all
          select r.object_type, r.object_id
          from user_relations r
          left join roles ro on r.object_type = 'Role' and ro.id = r.object_id
            and ro.enabled_mark = 1 and ro.delete_mark is null
          left join positions po on r.object_type = 'Position' and po.id = r.object_id
            and po.enabled_mark = 1 and po.delete_mark is null
          left join organizations og on r.object_type = 'Organize' and og.id = r.object_id
            and og.enabled_mark = 1 and og.delete_mark is null
          where r.user_id = ${userId} and coalesce(ro.id, po.id, og.id) is not null
        )
        select h.object_type, h.object_id from holder h
        where exists (
          select 1 from authorities a where a.object_type = h.object_type and a.object_id = h.object_id
        )
        order by h.object_type, h.object_id`.execute(db)
      return rows
    },

    /** The union of what these were granted. */
    async readGranted(holders: readonly Holder[]): Promise<Granted> {
      if (holders.length === 0) return new Map()
      const { rows } = await sql<{ itemType: AuthoritiesTable['itemType']; ids: string[] }>`
        select a.item_type, array_agg(distinct a.item_id) as ids
        from unnest(${holders.map(({ objectType }) => objectType)}::text[], ${holders.map(({ objectId }) => objectId)}::text[])
          as h (object_type, object_id)
        join authorities a on a.object_type = h.object_type and a.object_id = h.object_id
        group by a.item_type`.execute(db)
      return new Map(rows.map(({ itemType, ids }) => [itemType, new Set(ids)]))
    },
  }
}
