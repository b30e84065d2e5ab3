import { USER_CELLS, type UserCellName } from '@sqos/contract'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/db/database.ts'
import type { NewPerson, RelationType } from '../user.repository.ts'
import { findKeepersOfOrganizations } from '../../organization/organization.access.ts'

/** Columns that an import may change, and columns derived from them. */
export const KEPT = [...USER_CELLS.filter(isKept), 'pinyin', 'initials'] as const

/** An import never changes accounts; roles are not a column of `users`. */
function isKept(name: UserCellName): name is Exclude<UserCellName, 'account' | 'roleId'> {
  return name !== 'account' && name !== 'roleId'
}

/** Changed columns of a user; missing columns keep their values. */
export interface PersonChange {
  id: string
  columns: Partial<Record<(typeof KEPT)[number], unknown>>
  modified: { lastModifyUserId: string; lastModifyTime: Date }
}

/** New memberships of a user, of one type. */
export interface Belonging {
  userId: string
  objectType: RelationType
  ids: readonly string[]
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const COLUMNS = [...KEPT, 'lastModifyUserId', 'lastModifyTime'].map(snake).join(', ')

const asRecords = (belongings: readonly Belonging[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(belongings)}::jsonb) as f ("userId" text, "objectType" text, ids text[])`

async function insertBelongings(trx: Trx, belongings: readonly Belonging[]) {
  if (belongings.length === 0) return
  await sql`
    insert into user_relations (user_id, object_type, object_id)
    select f."userId", f."objectType", unnest(f.ids) from ${asRecords(belongings)} on conflict do nothing`.execute(trx)
}

/** SQL that changes many users of an import at once. */
export function createPeopleStore(trx: Trx) {
  return {
    /**
     * All rows have the same columns. The rows are one parameter: a placeholder per value takes ten times the time and
     * memory.
     */
    async add(people: readonly NewPerson[]) {
      const [first] = people
      if (!first) return
      const names = Object.keys(first)
      const rows = people.map((person) =>
        Object.fromEntries(Object.entries(person).map(([name, value]) => [snake(name), value])),
      )
      const columns = sql.raw(names.map(snake).join(', '))
      await sql`
        insert into users (${columns})
        select ${columns} from jsonb_populate_recordset(null::users, ${JSON.stringify(rows)}::jsonb)`.execute(trx)
    },

    async change(changes: readonly PersonChange[]) {
      if (changes.length === 0) return
      const rows = changes.map(({ id, columns, modified }) =>
        Object.fromEntries(
          [['id', id], ...Object.entries({ ...columns, ...modified })].map(([name, value]) => [snake(name), value]),
        ),
      )
      await sql`
        update users u set (${sql.raw(COLUMNS)}) = (select ${sql.raw(COLUMNS)} from jsonb_populate_record(u, f.value))
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) f where u.id = f.value ->> 'id'`.execute(trx)
    },

    /** Adds memberships to the existing ones. */
    join: (belongings: readonly Belonging[]) => insertBelongings(trx, belongings),

    /** Replaces the memberships of the same users and types. */
    async relate(belongings: readonly Belonging[]) {
      if (belongings.length === 0) return
      await sql`
        delete from user_relations r using ${asRecords(belongings)}
        where r.user_id = f."userId" and r.object_type = f."objectType" and r.object_id <> all(f.ids)`.execute(trx)
      await insertBelongings(trx, belongings)
    },

    /** The users among these that manage others, or lead or administer an organisation. */
    async readNeeded(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ id: string }>`
        select manager_id as id from users where manager_id = any(${ids}::text[]) and delete_mark is null`.execute(trx)
      return new Set([...rows.map(({ id }) => id), ...(await findKeepersOfOrganizations(trx, ids))])
    },

    readPeople: (ids: readonly string[]) =>
      trx
        .selectFrom('users')
        .select(['id', 'lastModifyTime'])
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .where('deleteMark', 'is', null)
        .execute(),

    takeOut: (ids: readonly string[], deleted: { deleteMark: number; deleteUserId: string; deleteTime: Date }) =>
      trx
        .updateTable('users')
        .set(deleted)
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .execute(),
  }
}
