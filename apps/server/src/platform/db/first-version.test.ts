import { RESULT } from '@sqos/contract'
import { runs } from '@sqos/vitest-config/runs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { seedDemo, seedRegions, syncPages } from '../../../seed/index.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { loginBody } from '../../modules/auth/auth.testing.ts'
import { createCaller } from '../../testing/caller.ts'
import {
  columnsOf,
  FIRST_TABLES,
  FIRST_VERSION,
  openEmptyDatabase,
  restoreFirstVersion,
} from '../../testing/first-version.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Db } from './database.ts'
import { migrate } from './migrate.ts'

/** Number of users and dictionary values that are added to the demo company: 100,000 in `pnpm test:full`. */
const COUNT = runs({ fast: 500, full: 100_000 })

/** Adds `COUNT` users and dictionary values. */
async function addPeopleAndValues(db: Db) {
  await sql`insert into users select copy.* from users u, generate_series(1, ${COUNT}::integer) n,
    jsonb_populate_record(u, jsonb_build_object(
      'id', md5('user' || n), 'account', 'person' || n, 'real_name', '张' || n)) as copy
    where u.account = 'lina'`.execute(db)
  await sql`insert into dictionary_data select copy.* from dictionary_data d, generate_series(1, ${COUNT}::integer) n,
    jsonb_populate_record(d, jsonb_build_object(
      'id', md5('value' || n), 'full_name', 'Value ' || n, 'en_code', 'value' || n)) as copy
    where d.id = (select min(id) from dictionary_data)`.execute(db)
}

/** Copies every old table, to compare with after the migration. */
async function keepCopies(db: Db) {
  await sql`create schema before`.execute(db)
  for (const name of FIRST_TABLES)
    await sql`create table ${sql.table(`before.${name}`)} as table ${sql.table(`public.${name}`)}`.execute(db)
}

/** Number of rows of each old table that are missing or changed after the migration. */
async function changedRows(db: Db) {
  const changed: Record<string, number> = {}
  for (const name of FIRST_TABLES) {
    const row = sql`row(${sql.join(Object.keys(FIRST_VERSION[name]?.columns ?? {}).map((one) => sql.ref(one)))})::text`
    const { rows } = await sql<{ count: string }>`select count(*) as count from (
      select ${row} from ${sql.table(`before.${name}`)} except all select ${row} from ${sql.table(`public.${name}`)}
    ) as missing`.execute(db)
    if (Number(rows[0]?.count) > 0) changed[name] = Number(rows[0]?.count)
  }
  return changed
}

it('data of the first version is migrated without losing a row, and its users sign in', async () => {
  await using database = await openEmptyDatabase()
  const { db } = database
  await restoreFirstVersion(db)
  // Landed migrations are never edited, so these are the tables of the first version.
  for (const name of FIRST_TABLES)
    expect([name, await columnsOf(db, name)]).toEqual([name, FIRST_VERSION[name]?.columns])
  await addPeopleAndValues(db)
  await keepCopies(db)

  await migrate(db)
  expect(await changedRows(db)).toEqual({})

  const deps: Deps = { config: readConfig({ LOG_LEVEL: 'silent' }), db, now: () => new Date(), newId }
  // Like the start of a server.
  await syncPages(deps)
  await seedRegions(deps)
  expect(await seedDemo(deps)).toBe(false)
  const app = await createApp(deps)
  await app.ready()
  try {
    const login = await createCaller(app).post<{ token: string }>(
      '/api/oauth/Login',
      loginBody({ account: 'admin', password: 'sqos2026' }),
    )
    expect(login.code).toBe(RESULT.ok)
    const admin = createCaller(app, { token: () => Promise.resolve(login.data.token) })
    const me = await admin.get<{ menuList: unknown[] }>('/api/oauth/CurrentUser')
    expect(me.data.menuList).not.toEqual([])
    const users = await admin.get<{ pagination: { total: number } }>('/api/permission/Users?currentPage=1&pageSize=20')
    expect(users.data.pagination.total).toBe(Number(FIRST_VERSION['users']?.rows.length) + COUNT)
  } finally {
    await app.close()
  }
})
