import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { RowCondition } from '../authority/index.ts'
import { isAmong, type Among } from './membership.access.ts'
import { inOrderOf, searchPage, walkPage } from './user-page.ts'
import { liveOrganizations, organizationRows } from '../organization/organization.access.ts'
import { positionRows } from '../position/position.access.ts'

/** The filter of enabled users. */
interface PeopleFilter {
  keyword?: string | undefined
  /** Whether the keyword finds mobile numbers too. Default: names, accounts and pinyin. */
  byMobile?: boolean | undefined
  /** Only direct members. */
  organizeId?: string | undefined
  managerId?: string | undefined
  positionId?: string | undefined
  roleId?: string | undefined
  exceptId?: string | undefined
  /** Only these users, and the members of these groups. */
  among?: Among | undefined
  /** Users that data schemes let the caller choose; undefined for all. */
  visible: RowCondition | undefined
}

/** Limit and offset. */
interface Span {
  limit: number
  offset: number
}

/** An organisation, and whether it has matching descendants. */
export interface LazyOrganization {
  id: string
  parentId: string
  fullName: string
  category: 'company' | 'department'
  enabledMark: number
  sortCode: number
  hasChildren: boolean
}

const SHOWN = [
  'id',
  'account',
  'realName',
  'headIcon',
  'gender',
  'organizeId',
  'enabledMark',
  'sortCode',
  'initials',
] as const

/** The text that a keyword searches, without the mobile number. */
const NAMES = sql<string>`lower(users.account || ' ' || users.real_name || ' ' || users.pinyin || ' ' || users.initials)`

const ORDER = sql`users.sort_code, users.creator_time desc, users.id`

/** SQL of user pickers. Disabled and deleted users are found by id only. */
export function createUserLookupRepository(db: Db) {
  const belongsTo = (type: 'Organize' | 'Position' | 'Role', id: string) => sql<boolean>`users.id in (
    select r.user_id from user_relations r where r.object_type = ${type} and r.object_id = ${id}
  )`

  const wanted = ({
    keyword = '',
    byMobile = false,
    organizeId,
    managerId,
    positionId,
    roleId,
    exceptId,
    among,
    visible,
  }: PeopleFilter) =>
    db
      .selectFrom('users')
      .where('users.deleteMark', 'is', null)
      .where('users.enabledMark', '=', 1)
      .$if(visible !== undefined, (query) => query.where(visible ?? sql<boolean>`true`))
      .$if(keyword.trim() !== '', (query) =>
        query
          .where('users.searchText', 'like', likePattern(keyword).toLowerCase())
          .$if(!byMobile, (found) => found.where(NAMES, 'like', likePattern(keyword).toLowerCase())),
      )
      .$if(organizeId !== undefined, (query) => query.where(belongsTo('Organize', organizeId ?? '')))
      .$if(positionId !== undefined, (query) => query.where(belongsTo('Position', positionId ?? '')))
      .$if(roleId !== undefined, (query) => query.where(belongsTo('Role', roleId ?? '')))
      .$if(managerId !== undefined, (query) => query.where('users.managerId', '=', managerId ?? ''))
      .$if(among !== undefined, (query) => query.where(isAmong(among ?? { userIds: [], groups: {} })))
      .$if(exceptId !== undefined, (query) => query.where('users.id', '<>', exceptId ?? ''))

  return {
    list: (filter: PeopleFilter) => wanted(filter).select(SHOWN).orderBy(ORDER).execute(),

    /** A page of matching users, and the total. */
    async page(filter: PeopleFilter, span: Span) {
      const asked = { found: wanted(filter), order: ORDER, keys: ['sortCode', 'creatorTime'] as const, ...span }
      const isSearch = (filter.keyword ?? '').trim() !== ''
      const { ids, total } = isSearch ? await searchPage(db, asked) : await walkPage(asked)
      const rows = await db
        .selectFrom('users')
        .select(SHOWN)
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .execute()
      return { rows: inOrderOf(ids, rows), total }
    },

    /** These users, including disabled and deleted ones. */
    listByIds: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('users')
            .select(['id', 'account', 'realName', 'headIcon', 'gender', 'mobilePhone', 'organizeId', 'enabledMark'])
            .select(['deleteMark', 'sortCode'])
            .where('id', 'in', ids)
            .execute(),

    /** Memberships of enabled users in organisations. */
    listPlaces: (visible: RowCondition | undefined) =>
      db
        .selectFrom('userRelations')
        .innerJoin('users', 'users.id', 'userRelations.userId')
        .select([
          'users.id',
          'users.account',
          'users.realName',
          'users.headIcon',
          'users.enabledMark',
          'users.sortCode',
        ])
        .select('userRelations.objectId as organizeId')
        .where('userRelations.objectType', '=', 'Organize')
        .where('users.deleteMark', 'is', null)
        .where('users.enabledMark', '=', 1)
        .$if(visible !== undefined, (query) => query.where(visible ?? sql<boolean>`true`))
        .orderBy('users.sortCode')
        .orderBy('users.creatorTime', 'desc')
        .orderBy('users.id')
        .execute(),

    /** The enabled children of an organisation; with `roleId` those with holders of the role in or below them. */
    async listOrganizationsBelow(parentId: string, { roleId }: { roleId?: string } = {}): Promise<LazyOrganization[]> {
      const own = sql`
        select 1 from user_relations r join users u on u.id = r.user_id
        where r.object_type = 'Organize' and r.object_id = o.id and u.delete_mark is null and u.enabled_mark = 1`
      const lower = sql`
        select 1 from ${liveOrganizations} c where c.parent_id = o.id and c.enabled_mark = 1`
      const holder = sql`
        select 1 from user_relations held
        join user_relations r on r.user_id = held.user_id and r.object_type = 'Organize'
        join users u on u.id = held.user_id
        where held.object_type = 'Role' and held.object_id = ${roleId ?? ''}
          and u.delete_mark is null and u.enabled_mark = 1 and r.object_id in (select organizations_below(o.id))`
      const { rows } = await sql<LazyOrganization>`
        select o.id, o.parent_id, o.full_name, o.category, o.enabled_mark, o.sort_code,
          ${roleId === undefined ? sql`(exists (${own}) or exists (${lower}))` : sql`true`} as has_children
        from ${liveOrganizations} o
        where o.parent_id = ${parentId} and o.enabled_mark = 1
          ${roleId === undefined ? sql`` : sql`and exists (${holder})`}
        order by o.sort_code, o.creator_time desc, o.id`.execute(db)
      return rows
    },

    findPosition: (id: string) =>
      db
        .selectFrom(positionRows('position'))
        .innerJoin(organizationRows('organization'), 'organization.id', 'position.organizeId')
        .select(['organization.id', 'organization.parentId', 'organization.fullName', 'organization.category'])
        .select(['organization.enabledMark', 'organization.sortCode'])
        .where('position.id', '=', id)
        .executeTakeFirst(),
  }
}
