import { createApp } from '@sqos/server/src/app.ts'
import { createAuthority } from '@sqos/server/src/modules/authority/index.ts'
import { buildRole, buildSession, buildUser } from '@sqos/server/src/testing/builders.ts'
import { createCaller } from '@sqos/server/src/testing/caller.ts'
import { createTestApp, type TestApp } from '@sqos/server/src/testing/create-test-app.ts'
import { startPostgres } from '@sqos/test-kit/services'
import { createQueryId, sql } from 'kysely'
import { median, type Comparison } from './report.ts'
import { alternate, Recorder } from './server.ts'

const MENUS = 400
const ROLES = 20
/** Number of buttons and columns of each menu entry. */
const ITEMS = 10
const CHECKS = 100_000

/** Cost of permission checks for a user with 20 roles on 400 menu entries, compared with the bare SQL. */
export interface AuthorityCosts {
  /** Milliseconds of one permission check from the cache, and of one that queries the database. */
  check: Comparison
  /** CurrentUser from the cache compared with its statements alone, and after a change of permissions. */
  currentUser: Comparison[]
}

/** Measures on PGlite and, when it is installed, on PostgreSQL. */
export async function benchAuthority(): Promise<Map<string, AuthorityCosts>> {
  const results = new Map<string, AuthorityCosts>()
  delete process.env['TEST_DATABASE_URL']
  results.set('PGlite', await measure())
  const postgres = await startPostgres()
  if (!postgres) return results
  process.env['TEST_DATABASE_URL'] = postgres.url
  results.set('PostgreSQL', await measure())
  await postgres.stop()
  return results
}

async function measure(): Promise<AuthorityCosts> {
  await using test = await createTestApp()
  const userId = await addPerson(test)
  return { check: await compareChecks(test, userId), currentUser: await compareCurrentUser(test, userId) }
}

async function compareChecks({ deps: { db } }: TestApp, userId: string): Promise<Comparison> {
  const authority = createAuthority(db)
  const authorityVersion = await authority.version()
  const person = { userId, isAdministrator: false, organizeId: null, authorityVersion }
  const check = async (code: string) => (await authority.accessOf(person)).codes.has(code)
  await check('menu1')
  const start = performance.now()
  for (let index = 0; index < CHECKS; index++) await check(`menu${index % MENUS}:btn${index % ITEMS}`)
  const ours = (performance.now() - start) / CHECKS

  const asked: number[] = []
  for (let index = 0; index < 200; index++) {
    const begin = performance.now()
    await sql`select 1 from authorities a
      join user_relations r on r.object_type = a.object_type and r.object_id = a.object_id
      join menu_items i on i.id = a.item_id join menus m on m.id = i.menu_id
      where r.user_id = ${userId} and m.en_code = ${`menu${index}`} and i.en_code = ${`btn${index % ITEMS}`} limit 1`.execute(
      db,
    )
    asked.push(performance.now() - begin)
  }
  return { name: 'a permission check on a warm session', unit: 'ms', ours, other: median(asked) }
}

async function compareCurrentUser(test: TestApp, userId: string): Promise<Comparison[]> {
  const recorder = new Recorder()
  const app = await createApp({ ...test.deps, db: test.deps.db.withPlugin(recorder) })
  const token = await buildSession(test.deps, { userId })
  const caller = createCaller(app, { token: () => Promise.resolve(token) })
  const call = () => caller.get('/api/oauth/CurrentUser')
  const executor = test.deps.db.getExecutor()
  const compare = async (name: string, before: () => Promise<unknown>) => {
    await before()
    const compiled = (await recorder.statementsOf(call)).map((node) => executor.compileQuery(node, createQueryId()))
    return alternate(`${name}, ${compiled.length} statements`, {
      before,
      rounds: 30,
      call,
      async sql() {
        for (const query of compiled) await executor.executeQuery(query)
      },
    })
  }
  await call()
  const results = [
    await compare('CurrentUser, warm', () => Promise.resolve()),
    await compare('CurrentUser after a change of memberships', () =>
      sql`update authority_version set version = gen_random_uuid()`.execute(test.deps.db),
    ),
    await compare('CurrentUser after a change of what is granted', () =>
      sql`update authority_version set grants = gen_random_uuid()`.execute(test.deps.db),
    ),
    await compare('CurrentUser after a change of the menu', () =>
      sql`update authority_version set catalogue = gen_random_uuid()`.execute(test.deps.db),
    ),
  ]
  await app.close()
  return results
}

/** Adds a user with twenty roles, each of which grants about a quarter of four hundred menu entries and their items. */
async function addPerson({ deps }: TestApp): Promise<string> {
  const { db, newId } = deps
  const menus = Array.from({ length: MENUS }, (_, index) => ({ id: newId(), code: `menu${index}` }))
  const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }
  await db
    .insertInto('menus')
    .values(
      menus.map(({ id, code }, index) => ({
        ...untouched,
        id,
        parentId: index < 20 ? '-1' : (menus[index % 20]?.id ?? '-1'),
        type: index < 20 ? (1 as const) : (2 as const),
        fullName: code,
        enCode: code,
        isButtonAuthorize: 1,
        isColumnAuthorize: 1,
      })),
    )
    .execute()
  const items = menus.flatMap(({ id: menuId }) =>
    (['button', 'column'] as const).flatMap((kind) =>
      Array.from({ length: ITEMS }, (_, index) => {
        const enCode = `${kind === 'button' ? 'btn' : 'column'}${index}`
        return { ...untouched, id: newId(), menuId, kind, fullName: enCode, enCode }
      }),
    ),
  )
  for (let start = 0; start < items.length; start += 500)
    await db
      .insertInto('menuItems')
      .values(items.slice(start, start + 500))
      .execute()

  const roleIds: string[] = []
  for (let role = 0; role < ROLES; role++) {
    const { id: objectId } = await buildRole(deps)
    roleIds.push(objectId)
    const grants = [
      ...menus.map(({ id }) => ({ itemType: 'module' as const, itemId: id })),
      ...items.map(({ id, kind }) => ({ itemType: kind, itemId: id })),
    ].filter((_, index) => (index * 7 + role * 3) % 4 === 0)
    const rows = grants.map((grant) => ({ ...grant, objectType: 'Role' as const, objectId, creatorUserId: null }))
    for (let start = 0; start < rows.length; start += 500)
      await db
        .insertInto('authorities')
        .values(rows.slice(start, start + 500))
        .execute()
  }
  return (await buildUser(deps, { roleIds })).id
}
