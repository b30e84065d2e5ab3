import { USER_CELLS, type UserCellName } from '@sqos/contract'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/db/database.ts'
import type { NewPerson, RelationType } from '../user.repository.ts'
import { findKeepersOfOrganizations } from '../../organization/organization.access.ts'

/** Columns that a list may change, and what follows from them. */
export const KEPT = [...USER_CELLS.filter(isKept), 'pinyin', 'initials'] as const

/** Nobody gets another account by a list, and roles are no column of a person. */
function isKept(name: UserCellName): name is Exclude<UserCellName, 'account' | 'roleId'> {
  return name !== 'account' && name !== 'roleId'
}

/** What shall be different about somebody; columns that are not named stay as they are. */
export interface PersonChange {
  id: string
  columns: Partial<Record<(typeof KEPT)[number], unknown>>
  modified: { lastModifyUserId: string; lastModifyTime: Date }
}

/** What somebody shall belong to, of one type. */
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

/** SQL that changes many people of a list at once. */
export function createPeopleStore(trx: Trx) {
  return {
    /** All of them have the same columns. As one value: a statement with a place for each is ten times the work, and memory. */
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

    /** Adds these belongings to what is there. */
    join: (belongings: readonly Belonging[]) => insertBelongings(trx, belongings),

    /** Puts these belongings in the place of those of the same person and type. */
    async relate(belongings: readonly Belonging[]) {
      if (belongings.length === 0) return
      await sql`
        delete from user_relations r using ${asRecords(belongings)}
        where r.user_id = f."userId" and r.object_type = f."objectType" and r.object_id <> all(f.ids)`.execute(trx)
      await insertBelongings(trx, belongings)
    },

    /** Those of these people who manage others, or lead or administer an organisation. */
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
