import { MENU_TYPE } from '@sqos/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { OrganizationScope } from '../organization/organization-scope.access.ts'
import { createAuthorityRepository, type Holder } from './authority.repository.ts'
import { bitsIn, bitsOf } from './grant-level.ts'
import type { Grant } from './grants.repository.ts'
import { dataSchemeRows, menuItemRows, menuRows } from '../menu/menu.access.ts'
import { membershipRows } from '../user/membership.access.ts'

// Delegation rule: nobody grants more than they hold. Every operation that increases permissions is checked here: a
// grant, copied grants, a membership, an enabled role, a restored user.

/** Maximum number of missing grants in a message. */
const NAMED = 5

/** A grant that the caller lacks, with the object that grants it. */
interface NotHeld extends Holder {
  /** Name of the menu entry, or of the entry and its item. */
  fullName: string
}

/** Key of a granting object, for sets and maps. */
export const holderKey = ({ objectType, objectId }: { objectType: string; objectId: string }) =>
  `${objectType}:${objectId}`

/** Refuses callers who lack a grant of these objects. With `field` the form shows the error there. */
export async function demandHeld(
  db: Db | Trx,
  { actor, holders, field }: { actor: Actor; holders: readonly Holder[]; field?: string },
): Promise<void> {
  const lacking = await readNotHeld(db, { actor, holders })
  if (lacking.length > 0) throw notHeld(lacking, field)
}

/** The same for a list of grants. */
export async function demandHeldGrants(
  db: Db | Trx,
  { actor, grants }: { actor: Actor; grants: readonly Grant[] },
): Promise<void> {
  if (actor.isAdministrator || grants.length === 0) return
  const asked = sql`select '' as object_type, '' as object_id, w.item_type, w.item_id, w.bits
    from unnest(${grants.map(({ itemType }) => itemType)}::text[], ${grants.map(({ itemId }) => itemId)}::text[],
      ${grants.map(({ level }) => bitsOf(level))}::integer[]) as w (item_type, item_id, bits)`
  const lacking = await lackingOf(db, { actor, asked })
  if (lacking.length > 0) throw notHeld(lacking)
}

/** The keys of those of these objects that grant more than the caller holds. */
export async function readUngivable(
  db: Db | Trx,
  about: { actor: Actor; holders: readonly Holder[] },
): Promise<ReadonlySet<string>> {
  return new Set((await readNotHeld(db, about)).map(holderKey))
}

/**
 * Those of these users with grants that the caller lacks, and the error message: a caller who sets a password gains all
 * grants of that user. Disabled items count as well.
 */
export async function readStronger(
  db: Db | Trx,
  { actor, userIds }: { actor: Actor; userIds: readonly string[] },
): Promise<ReadonlyMap<string, AppError>> {
  const others = userIds.filter((id) => id !== actor.userId)
  if (actor.isAdministrator || others.length === 0) return new Map()
  const asked = sql`select distinct 'User' as object_type, p.id as object_id, a.item_type, a.item_id, ${bitsIn('a')} as bits
    from unnest(${others}::text[]) as p (id)
    cross join lateral (
      select 'User' as object_type, p.id as object_id
      union all select r.object_type, r.object_id from ${membershipRows} r where r.user_id = p.id
    ) as holder
    join authorities a on a.object_type = holder.object_type and a.object_id = holder.object_id`
  const lacking = Map.groupBy(await lackingOf(db, { actor, asked }), ({ objectId }) => objectId)
  return new Map([...lacking].map(([id, items]) => [id, new AppError('forbidden', ...namedIn(items, 'stronger'))]))
}

/**
 * Whether the caller may assign the role at all: roles of organisations that the caller administers. Global roles are
 * assigned by system administrators.
 */
export const isRoleInScope = (
  { globalMark, organizeIds }: { globalMark: number; organizeIds: readonly string[] },
  { actor, scope }: { actor: Actor; scope: OrganizationScope },
) => actor.isAdministrator || (globalMark === 0 && organizeIds.some((id) => scope.mayDo('edit', id)))

/** The error for a grant that the caller lacks. */
function notHeld(lacking: readonly NotHeld[], field?: string): AppError {
  const [key, { params }] = namedIn(lacking, 'notHeld')
  if (field === undefined) return new AppError('forbidden', key, { params })
  return new AppError('refused', key, { params, fields: { [field]: { key, params } } })
}

/** A text that names the first missing grant. */
function namedIn(lacking: readonly NotHeld[], text: 'notHeld' | 'stronger') {
  const names = [...new Set(lacking.map(({ fullName }) => fullName))]
  const key = names.length > NAMED ? (`authority.${text}More` as const) : (`authority.${text}` as const)
  return [key, { params: { items: names.slice(0, NAMED), total: names.length } }] as const
}

async function readNotHeld(
  db: Db | Trx,
  { actor, holders }: { actor: Actor; holders: readonly Holder[] },
): Promise<NotHeld[]> {
  if (actor.isAdministrator || holders.length === 0) return []
  const asked = sql`select distinct a.object_type, a.object_id, a.item_type, a.item_id, ${bitsIn('a')} as bits
    from ${tableOf(holders, 'w')} join authorities a on a.object_type = w.object_type and a.object_id = w.object_id`
  return await lackingOf(db, { actor, asked })
}

/**
 * Compares with all grants of the caller and their levels, also disabled ones: a menu entry that is enabled later must not give others
 * more than the caller has then. Directories follow their children; deleted items grant nothing.
 */
async function lackingOf(
  db: Db | Trx,
  { actor, asked }: { actor: Actor; asked: RawBuilder<unknown> },
): Promise<NotHeld[]> {
  const own = await createAuthorityRepository(db).readHolders(actor.userId)
  const { rows } = await sql<NotHeld>`
    with asked as (${asked}),
    held as (
      select g.item_type, g.item_id, bit_or(${bitsIn('g')}) as bits
      from ${tableOf(own, 'h')} join authorities g on g.object_type = h.object_type and g.object_id = h.object_id
      group by g.item_type, g.item_id
    )
    select asked.object_type, asked.object_id, concat_ws(' / ', m.full_name, i.full_name, s.full_name) as full_name
    from asked
    left join ${menuItemRows} i on i.id = asked.item_id and i.kind = asked.item_type
    left join ${dataSchemeRows} s on s.id = asked.item_id and asked.item_type = 'resource'
    join ${menuRows} m on m.id = coalesce(i.menu_id, s.menu_id, case asked.item_type when 'module' then asked.item_id end)
    where (asked.item_type <> 'module' or m.type <> ${MENU_TYPE.directory})
      and not exists (
        select 1 from held where held.item_type = asked.item_type and held.item_id = asked.item_id
          and asked.bits & ~held.bits = 0)
    order by m.sort_code, m.id, s.sort_code nulls first, i.sort_code nulls first, full_name`.execute(db)
  return rows
}

const tableOf = (holders: readonly Holder[], name: string) =>
  sql`unnest(${holders.map(({ objectType }) => objectType)}::text[], ${holders.map(({ objectId }) => objectId)}::text[])
    as ${sql.raw(name)} (object_type, object_id)`
