import { PAGES, RESULT, ROOT_ID, type PageDefinition } from '@sqos/contract'
import { sql } from 'kysely'
import type { Trx } from '../src/platform/db/database.ts'
import type { Deps } from '../src/platform/deps.ts'
import { insertLogs, REQUEST_LOG } from '../src/modules/log/log.access.ts'
import { pageEntry } from '../src/modules/menu/index.ts'
import { EXPLICIT_BUTTONS } from './explicit-buttons.ts'
import { SEED_LOCK } from './in-empty-database.ts'
import { directorySeed } from './menus/index.ts'

/** Additions of an upgrade to the menu: codes of pages, and `page:button` or `page:column`. */
export interface AddedPages {
  codes: readonly string[]
  /** Names of the roles that received them. */
  roles: readonly string[]
}

const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/**
 * Adds the pages, buttons and columns of this version that the menu of an existing database lacks, grants them to the
 * roles of administrators and writes a log row. Changes by users (names, order, disabled or deleted items) stay
 * unchanged. Roles of administrators are those that held every item of the built-in pages before.
 */
export async function syncPages({ db, now, newId }: Deps): Promise<AddedPages | undefined> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx)
    const state = await readMenu(trx)
    if (state.menus.length === 0) return undefined
    const created = { creatorTime: now() }
    const added: Added[] = []
    const roles = await administratorRoles(trx, state)

    for (const page of Object.values<PageDefinition>(PAGES)) {
      const entry = pageEntry(page)
      const { buttons, columns, ...menu } = entry
      const known = state.menus.filter(({ enCode }) => enCode === page.code)
      const present = known.find(({ deleteMark }) => deleteMark === null)
      if (!present && (known.length > 0 || (await wasPurged(trx, page.code)))) continue
      const menuId = present?.id ?? newId()
      if (!present) {
        const parentId = await directoryOf(trx, page, { state, created, newId, added })
        await trx
          .insertInto('menus')
          .values({
            ...untouched,
            ...created,
            ...menu,
            id: menuId,
            parentId: parentId ?? ROOT_ID,
            isButtonAuthorize: Object.keys(buttons).length > 0 ? 1 : 0,
            isColumnAuthorize: Object.keys(columns).length > 0 ? 1 : 0,
            sortCode: Math.max(0, ...state.menus.map(({ sortCode }) => sortCode)) + 1,
          })
          .execute()
        added.push({ code: page.code, itemType: 'module', itemId: menuId })
      }
      for (const [kind, titles] of [['button', buttons] as const, ['column', columns] as const]) {
        // Includes deleted items: an item that users deleted is not added again.
        const own = state.items.filter((item) => item.menuId === menuId && item.kind === kind)
        const taken = new Set(own.map(({ enCode }) => enCode))
        const missing = Object.entries(titles).filter(([code]) => !taken.has(code))
        const last = Math.max(-1, ...own.map(({ sortCode }) => sortCode))
        const rows = missing.map(([enCode, fullName], index) => {
          const id = newId()
          added.push({ code: `${page.code}:${enCode}`, itemType: kind, itemId: id })
          return { ...untouched, ...created, id, menuId, kind, enCode, fullName, sortCode: last + 1 + index }
        })
        if (rows.length > 0) await trx.insertInto('menuItems').values(rows).execute()
      }
    }
    if (added.length === 0) return undefined

    const granted = added.filter(({ code }) => !EXPLICIT_BUTTONS.has(code))
    const grants = roles.flatMap(({ id: objectId }) =>
      granted.map(({ itemType, itemId }) => ({
        itemType,
        itemId,
        objectType: 'Role' as const,
        objectId,
        creatorUserId: null,
        ...created,
      })),
    )
    if (grants.length > 0) await trx.insertInto('authorities').values(grants).execute()
    const result = { codes: added.map(({ code }) => code), roles: roles.map(({ fullName }) => fullName) }
    await announce(trx, { result, id: newId(), now: now() })
    return result
  })
}

/**
 * The id of the directory of a page. A directory that this version is the first to have is created; one that users
 * deleted is not, and its page goes to the top of the menu.
 */
async function directoryOf(
  trx: Trx,
  { directory }: PageDefinition,
  {
    state,
    created,
    newId,
    added,
  }: { state: MenuState; created: { creatorTime: Date }; newId: Deps['newId']; added: Added[] },
): Promise<string | undefined> {
  const known = state.menus.filter(({ enCode }) => enCode === directory)
  const present = known.find(({ deleteMark }) => deleteMark === null)
  const seed = directorySeed(directory)
  if (present || known.length > 0 || !seed || (await wasPurged(trx, directory))) return present?.id
  const id = newId()
  const sortCode = Math.max(0, ...state.menus.map((one) => one.sortCode)) + 1
  await trx
    .insertInto('menus')
    .values({
      ...untouched,
      ...created,
      id,
      parentId: ROOT_ID,
      type: seed.type,
      fullName: seed.fullName,
      enCode: seed.enCode,
      icon: seed.icon,
      urlAddress: '',
      linkTarget: '_self',
      propertyJson: '',
      isButtonAuthorize: 0,
      isColumnAuthorize: 0,
      sortCode,
    })
    .execute()
  added.push({ code: directory, itemType: 'module', itemId: id })
  state.menus.push({ id, enCode: directory, enabledMark: 1, deleteMark: null, sortCode })
  return id
}

interface Added {
  code: string
  itemType: 'module' | 'button' | 'column'
  itemId: string
}

type MenuState = Awaited<ReturnType<typeof readMenu>>

async function readMenu(trx: Trx) {
  const menus = await trx
    .selectFrom('menus')
    .select(['id', 'enCode', 'enabledMark', 'deleteMark', 'sortCode'])
    .execute()
  const items = await trx
    .selectFrom('menuItems')
    .select(['id', 'menuId', 'kind', 'enCode', 'enabledMark', 'deleteMark', 'sortCode'])
    .execute()
  return { menus, items }
}

/** Roles that hold every enabled entry, button and column of the built-in pages, but for those that nobody receives by itself. */
async function administratorRoles(trx: Trx, { menus, items }: Awaited<ReturnType<typeof readMenu>>) {
  const codes = new Set<string>(Object.values(PAGES).map(({ code }) => code))
  const isLive = (row: { enabledMark: number; deleteMark: number | null }) =>
    row.enabledMark === 1 && row.deleteMark === null
  const pages = new Map(
    menus.filter((menu) => codes.has(menu.enCode) && isLive(menu)).map((menu) => [menu.id, menu.enCode]),
  )
  const held = items.filter(
    (item) =>
      pages.has(item.menuId) &&
      item.kind !== 'form' &&
      isLive(item) &&
      !EXPLICIT_BUTTONS.has(`${pages.get(item.menuId)}:${item.enCode}`),
  )
  const ids = [...pages.keys(), ...held.map(({ id }) => id)]
  const { rows } = await sql<{ id: string; fullName: string }>`
    select r.id, r.full_name as "fullName" from roles r
    where r.delete_mark is null and ${ids.length} > 0 and ${ids.length} = (
      select count(distinct a.item_id) from authorities a
      where a.object_type = 'Role' and a.object_id = r.id and a.item_id = any(${ids}::text[]))`.execute(trx)
  return rows
}

/** Whether a user deleted the page permanently: its row does not exist, but its history does. */
async function wasPurged(trx: Trx, code: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from revisions
    where table_name = 'menus' and after is null and before ->> 'en_code' = ${code} limit 1`.execute(trx)
  return rows.length > 0
}

const announce = (trx: Trx, { result, id, now }: { result: AddedPages; id: string; now: Date }) =>
  insertLogs(trx, [
    {
      id,
      category: REQUEST_LOG,
      userId: null,
      userName: 'system',
      ipAddress: '',
      platform: '',
      requestMethod: '',
      requestUrl: 'upgrade/pages',
      resultCode: RESULT.ok,
      json: JSON.stringify(result),
      creatorTime: now,
    },
  ])
