import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { AuthoritiesTable } from './authority.tables.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'
import type { Granted } from './evaluator.ts'
import { bitsIn } from './grant-level.ts'
import { holdersOf } from './holder.access.ts'
import { readGrantable } from '../menu/menu.access.ts'

/** A holder of grants: a user, role, position, organisation or group. */
export type Holder = Pick<AuthoritiesTable, 'objectType' | 'objectId'>

/** SQL of grants. */
export function createAuthorityRepository(db: Db | Trx) {
  return {
    /** The three versions, joined by spaces, in the format of `findCallers` of the sessions. */
    async readVersion(): Promise<string> {
      const row = await db.selectFrom('authorityVersion').select(['catalogue', 'grants', 'version']).executeTakeFirst()
      return row ? `${row.catalogue} ${row.grants} ${row.version}` : ''
    },

    async readCatalogue(): Promise<Catalogue> {
      const [menus, items, schemes] = await readGrantable(db)
      return createCatalogue({ menus, items, schemes })
    },

    /** The holders of a user's grants: the user, and the user's enabled roles, positions, organisations and groups. */
    async readHolders(userId: string): Promise<Holder[]> {
      const { rows } = await sql<Holder>`
        select h.object_type, h.object_id from ${holdersOf(userId)} h
        where exists (
          select 1 from authorities a where a.object_type = h.object_type and a.object_id = h.object_id
        )
        order by h.object_type, h.object_id`.execute(db)
      return rows
    },

    /** The union of the grants of these holders, with the rights of each. */
    async readGranted(holders: readonly Holder[]): Promise<Granted> {
      if (holders.length === 0) return new Map()
      const { rows } = await sql<{ itemType: AuthoritiesTable['itemType']; ids: string[]; bits: number[] }>`
        select item_type, array_agg(item_id) as ids, array_agg(bits) as bits from (
        select a.item_type, a.item_id, bit_or(${bitsIn('a')}) as bits
        from unnest(${holders.map(({ objectType }) => objectType)}::text[], ${holders.map(({ objectId }) => objectId)}::text[])
          as h (object_type, object_id)
        join authorities a on a.object_type = h.object_type and a.object_id = h.object_id
        group by a.item_type, a.item_id) as held group by item_type`.execute(db)
      return new Map(
        rows.map(({ itemType, ids, bits }) => [itemType, new Map(ids.map((id, index) => [id, bits[index] ?? 0]))]),
      )
    },
  }
}
