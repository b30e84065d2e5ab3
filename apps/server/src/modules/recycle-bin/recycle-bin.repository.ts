import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { Recyclable } from '../../platform/db/recycle.ts'
import { recyclableBillRules } from '../bill-rule/bill-rule.access.ts'
import { recyclableInterfaces } from '../data-interface/data-interface.access.ts'
import { recyclableDictionaries, recyclableDictionaryValues } from '../dictionary/dictionary.access.ts'
import { recyclableModels } from '../model/model.access.ts'
import { recyclableRegions } from '../region/region.access.ts'
import { recyclableMenus } from '../menu/menu.access.ts'
import { recyclableOrganizations } from '../organization/organization.access.ts'
import { recyclablePositions } from '../position/position.access.ts'
import { recyclableRoles } from '../role/role.access.ts'
import { recyclableGroups } from '../user-group/user-group.access.ts'
import { allUsers, recyclableUsers } from '../user/user.access.ts'
import { CONFIGURATION_RIGHTS } from './recycle-bin.policy.ts'
import type { Kind, RecycleQuery } from './recycle-bin.schema.ts'

/** A deleted record that can be restored. */
export interface DeletedRow {
  id: string
  kind: Kind
  fullName: string
  enCode: string
  /** The organisation of the record. */
  organizeId: string | null
  /** Of configuration: the name of its parent, or ''. */
  menuName: string | null
  deleteTime: Date | null
  deleteUser: string
}

/** A deleted record with the facts that decide who may restore it. */
export interface FoundRow extends DeletedRow {
  /** The organisations of the record. */
  organizeIds: string[]
  isAdministrator: boolean
}

/** The table of each kind, from its owner. */
export const RECYCLABLE = {
  user: recyclableUsers,
  position: recyclablePositions,
  role: recyclableRoles,
  userGroup: recyclableGroups,
  department: recyclableOrganizations,
  company: recyclableOrganizations,
  menu: recyclableMenus,
  region: recyclableRegions,
  dictionary: recyclableDictionaries,
  dictionaryValue: recyclableDictionaryValues,
  model: recyclableModels,
  dataInterface: recyclableInterfaces,
  billRule: recyclableBillRules,
} as const satisfies Record<Kind, Recyclable>

/** All deleted records in one shape. */
const DELETED = sql`(${sql.join(
  [...new Set(Object.values(RECYCLABLE))].map(({ deleted }) => deleted),
  sql` union all `,
)})`

/** Columns that a keyword searches. */
export const RECYCLE_BIN_SEARCHED = ['fullName', 'enCode'] as const
const SEARCHED_COLUMNS = { fullName: sql`d.full_name`, enCode: sql`d.en_code` }

/** The filter of the recycle bin, with the limits of the caller. */
export type RecycleFilter = RecycleQuery & {
  /** Kinds that the caller has no access to. */
  hidden: readonly Kind[]
  /** The columns that the keyword searches. */
  searched: readonly (typeof RECYCLE_BIN_SEARCHED)[number][]
  /** Ids of the organisations that the caller may look into; undefined for all. */
  kept: readonly string[] | undefined
}

/** The organisations of a deleted record: a user and a role may have several. */
const ORGANIZATIONS = sql`case d.kind
  ${sql.join(
    Object.entries(RECYCLABLE).flatMap(([kind, { organizeIds }]) =>
      organizeIds ? [sql`when ${sql.lit(kind)} then ${organizeIds(sql`d.id`)}`] : [],
    ),
    sql` `,
  )}
  else array_remove(array[d.organize_id], null) end`

/** SQL of the recycle bin. */
export function createRecycleBinRepository(db: Db | Trx) {
  const wanted = ({ keyword = '', searched, kind, hidden, kept }: RecycleFilter) => sql`
    where d.kind <> all(${hidden}::text[])
      and (${kept === undefined} or d.kind = any(${Object.keys(CONFIGURATION_RIGHTS)}::text[]) or ${ORGANIZATIONS} && ${kept ?? []}::text[]) and (${kind ?? ''} = '' or d.kind = ${kind ?? ''})
      and (${keyword.trim() === ''}${sql.join(
        searched.map((column) => sql` or ${SEARCHED_COLUMNS[column]} ilike ${likePattern(keyword)}`),
        sql``,
      )})`

  const columns = sql`d.id, d.kind, d.full_name, d.en_code, d.organize_id, d.menu_name, d.delete_time,
    coalesce(u.real_name || '/' || u.account, '') as delete_user`

  return {
    async page(query: RecycleFilter): Promise<DeletedRow[]> {
      const { currentPage = 1, pageSize = 20 } = query
      const { rows } = await sql<DeletedRow>`
        select ${columns} from ${DELETED} d left join ${allUsers} u on u.id = d.delete_user_id ${wanted(query)}
        order by d.delete_time desc nulls last, d.id limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(
        db,
      )
      return rows
    },
    async count(query: RecycleFilter): Promise<number> {
      const { rows } = await sql<{
        total: string
      }>`select count(*) as total from ${DELETED} d ${wanted(query)}`.execute(db)
      return Number(rows[0]?.total ?? 0)
    },
    async find({ kind, id }: { kind: Kind; id: string }): Promise<FoundRow | undefined> {
      const { rows } = await sql<FoundRow>`
        select ${columns}, ${ORGANIZATIONS} as organize_ids, coalesce(p.is_administrator, 0) = 1 as is_administrator
        from ${DELETED} d left join ${allUsers} u on u.id = d.delete_user_id left join ${allUsers} p on p.id = d.id
        where d.kind = ${kind} and d.id = ${id}`.execute(db)
      return rows[0]
    },
  }
}
