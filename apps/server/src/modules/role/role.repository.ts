import { sql, type Insertable, type SelectQueryBuilder, type Updateable } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { RowCondition } from '../authority/index.ts'
import { memberCount } from '../user/membership.access.ts'
import type { RolesTable } from './role.tables.ts'
import type { RoleListQuery } from './role.schema.ts'

/** The filter of roles; `visible` is the rows that data schemes show the caller, undefined for all. */
export type RoleFilter = RoleListQuery & {
  visible?: RowCondition | undefined
  /** The columns that the keyword searches. */
  searched: readonly string[]
}

/** The sort columns of the list, beside its default order. */
const SORTED = ['fullName', 'enCode', 'creatorTime', 'sortCode', 'enabledMark'] as const

/** The columns that a keyword may search. */
const SEARCHED = ['fullName', 'enCode'] as const

type Roles<Row> = SelectQueryBuilder<Database, 'roles', Row>

/** The list columns. */
const shown = (query: Roles<object>) =>
  query
    .select(['id', 'fullName', 'enCode', 'globalMark', 'enabledMark', 'creatorTime', 'description', 'sortCode'])
    .select(memberCount('Role', sql.ref('roles.id')).as('memberCount'))

function inOrder<Row>(query: Roles<Row>, { sidx = '', sort = 'desc' }: RoleFilter): Roles<Row> {
  const column = SORTED.find((one) => one === sidx)
  return query
    .$if(column !== undefined, (list) => list.orderBy(`roles.${column ?? 'sortCode'}`, sort))
    .orderBy('roles.sortCode')
    .orderBy('roles.creatorTime', 'desc')
    .orderBy('roles.id')
}

/** SQL of roles. Deleted rows stay in the table; queries leave them out. */
export function createRoleRepository(db: Db | Trx) {
  const live = () => db.selectFrom('roles').where('roles.deleteMark', 'is', null)

  function wanted({ organizeId = '', keyword = '', searched, type = '', enabledMark, visible }: RoleFilter) {
    const pattern = likePattern(keyword)
    return live()
      .$if(visible !== undefined, (query) => query.where(visible ?? sql<boolean>`true`))
      .$if(organizeId === '0', (query) => query.where('roles.globalMark', '=', 1))
      .$if(organizeId !== '' && organizeId !== '0', (query) =>
        query.where(sql<boolean>`roles.global_mark = 0 and exists (
          select 1 from role_organizations o where o.role_id = roles.id
          and o.organize_id in (select organizations_below(${organizeId})))`),
      )
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or(
            SEARCHED.filter((name) => searched.includes(name)).map((name) => where(`roles.${name}`, 'ilike', pattern)),
          ),
        ),
      )
      .$if(type !== '', (query) => query.where('roles.type', '=', type))
      .$if(enabledMark !== undefined, (query) => query.where('roles.enabledMark', '=', enabledMark ?? 1))
  }

  return {
    /** Serialises changes of roles: concurrent changes could duplicate a name. */
    lock: () => sql`select pg_advisory_xact_lock(hashtext('roles'))`.execute(db),

    async count(query: RoleFilter): Promise<number> {
      const { total } = await wanted(query)
        .select((select) => select.fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    page: (query: RoleFilter) => {
      const { currentPage = 1, pageSize = 20 } = query
      return inOrder(shown(wanted(query)), query)
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute()
    },

    /** All matching roles, in the order of the list. */
    async listIds(query: RoleFilter): Promise<string[]> {
      const rows = await inOrder(wanted(query).select('roles.id'), query).execute()
      return rows.map(({ id }) => id)
    },

    listByIds: (ids: readonly string[]) =>
      shown(live())
        .where(sql<boolean>`roles.id = any(${ids}::text[])`)
        .execute(),

    /** Roles for pickers; `visible` as in the list. */
    listEnabled: (visible?: RowCondition) =>
      live()
        .select(['id', 'fullName', 'enCode', 'globalMark', 'sortCode'])
        .where('enabledMark', '=', 1)
        .$if(visible !== undefined, (query) => query.where(visible ?? sql<boolean>`true`))
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    find: (id: string) => live().selectAll().where('id', '=', id).executeTakeFirst(),

    /** The organisations of these roles; of all roles when none are named. */
    organizationsOf: (roleIds?: readonly string[]) =>
      db
        .selectFrom('roleOrganizations')
        .select(['roleId', 'organizeId'])
        .$if(roleIds !== undefined, (query) => query.where(sql<boolean>`role_id = any(${roleIds ?? []}::text[])`))
        .orderBy('organizeId')
        .execute(),

    /** A role with this code or name that is not deleted. */
    findTaken: (names: { enCode: string; fullName: string; exceptId?: string }) =>
      live()
        .select(['enCode', 'fullName'])
        .where((where) => where.or([where('enCode', '=', names.enCode), where('fullName', '=', names.fullName)]))
        .where('id', '<>', names.exceptId ?? '')
        .orderBy((order) => order('enCode', '=', names.enCode), 'desc')
        .limit(1)
        .executeTakeFirst(),

    insert: (row: Insertable<RolesTable>) => db.insertInto('roles').values(row).execute(),
    update: (id: string, values: Updateable<RolesTable>) =>
      db.updateTable('roles').set(values).where('id', '=', id).execute(),

    /** Replaces the organisations of the role. */
    async saveOrganizations(roleId: string, organizeIds: readonly string[]): Promise<void> {
      await db.deleteFrom('roleOrganizations').where('roleId', '=', roleId).execute()
      if (organizeIds.length === 0) return
      await db
        .insertInto('roleOrganizations')
        .values(organizeIds.map((organizeId) => ({ roleId, organizeId })))
        .execute()
    },
  }
}

export type RoleRepository = ReturnType<typeof createRoleRepository>
export type ShownRole = Awaited<ReturnType<RoleRepository['listByIds']>>[number]
