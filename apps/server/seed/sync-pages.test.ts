import { PAGES } from '@sqos/contract'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../src/testing/create-test-app.ts'
import { seedDemo, syncPages } from './index.ts'

const itemOf = ({ deps }: TestApp, { page, code }: { page: string; code: string }) =>
  deps.db
    .selectFrom('menuItems')
    .innerJoin('menus', 'menus.id', 'menuItems.menuId')
    .where('menus.enCode', '=', page)
    .where('menuItems.enCode', '=', code)
    .select(['menuItems.id', 'menuItems.fullName', 'menuItems.deleteMark'])
    .executeTakeFirst()

it('an upgrade adds the missing pages, buttons and columns, grants them to administrators, and changes nothing else', async () => {
  await using test = await createTestApp()
  await seedDemo(test.deps)
  const { db } = test.deps
  const role = PAGES.role.code
  // The previous version: without the page of bill rules and the column with the members of a role.
  const { id: billRules } = await db
    .selectFrom('menus')
    .select('id')
    .where('enCode', '=', PAGES.billRule.code)
    .executeTakeFirstOrThrow()
  const column = await itemOf(test, { page: role, code: 'memberCount' })
  const gone = await db.deleteFrom('menuItems').where('menuId', '=', billRules).returning('id').execute()
  // A button that no role receives by itself.
  const explicit = await itemOf(test, { page: PAGES.chatAudit.code, code: 'btn_read' })
  const ids = [billRules, column?.id ?? '', explicit?.id ?? '', ...gone.map(({ id }) => id)]
  await db
    .deleteFrom('menuItems')
    .where('id', 'in', [column?.id ?? '', explicit?.id ?? ''])
    .execute()
  await db.deleteFrom('authorities').where('itemId', 'in', ids).execute()
  await db.deleteFrom('menus').where('id', '=', billRules).execute()
  // Changes by users.
  const renamed = await itemOf(test, { page: role, code: 'enCode' })
  await db
    .updateTable('menuItems')
    .set({ fullName: 'Short name' })
    .where('id', '=', renamed?.id ?? '')
    .execute()
  const deleted = await itemOf(test, { page: role, code: 'btn_member' })
  await db
    .updateTable('menuItems')
    .set({ deleteMark: 1 })
    .where('id', '=', deleted?.id ?? '')
    .execute()

  const added = await syncPages(test.deps)

  expect(added?.roles).toEqual(['平台管理员'])
  expect(added?.codes).toEqual(
    expect.arrayContaining([`${role}:memberCount`, PAGES.billRule.code, `${PAGES.billRule.code}:btn_add`]),
  )
  expect(added?.codes).toHaveLength(ids.length)
  expect((await itemOf(test, { page: role, code: 'enCode' }))?.fullName).toBe('Short name')
  expect((await itemOf(test, { page: role, code: 'btn_member' }))?.deleteMark).toBe(1)
  const ungranted = await itemOf(test, { page: PAGES.chatAudit.code, code: 'btn_read' })
  expect(ungranted).toBeDefined()
  for (const one of [explicit, ungranted])
    expect(
      await db
        .selectFrom('authorities')
        .selectAll()
        .where('itemId', '=', one?.id ?? '')
        .execute(),
    ).toEqual([])
  const item = await itemOf(test, { page: role, code: 'memberCount' })
  const grants = await db
    .selectFrom('authorities')
    .selectAll()
    .where('itemId', '=', item?.id ?? '')
    .execute()
  expect(grants).toMatchObject([{ itemType: 'column', objectType: 'Role' }])
  const logs = await db.selectFrom('logs').select('json').where('requestUrl', '=', 'upgrade/pages').execute()
  expect(logs).toHaveLength(1)
  expect(await syncPages(test.deps)).toBeUndefined()
})

it('a page that a user deleted permanently is not added again', async () => {
  await using test = await createTestApp()
  await seedDemo(test.deps)
  const admin = test.as('admin')
  const { id } = await test.deps.db
    .selectFrom('menus')
    .select('id')
    .where('enCode', '=', PAGES.region.code)
    .executeTakeFirstOrThrow()
  await admin.delete(`/api/system/Menu/${id}`)
  expect((await admin.delete(`/api/permission/RecycleBin/menu/${id}`)).code).toBe(200)

  expect(await syncPages(test.deps)).toBeUndefined()
})

it('the directory of a new page is created and granted; one that a user deleted is not', async () => {
  await using test = await createTestApp()
  await seedDemo(test.deps)
  const { db } = test.deps
  const { code: page, directory } = PAGES.flowEngine
  const entries = () =>
    db.selectFrom('menus').selectAll().where('enCode', 'in', [page, directory]).orderBy('sortCode').execute()
  const remove = async () => {
    const ids = (await entries()).map(({ id }) => id)
    await db.deleteFrom('menuItems').where('menuId', 'in', ids).execute()
    await db.deleteFrom('authorities').where('itemId', 'in', ids).execute()
    await db.deleteFrom('menus').where('id', 'in', ids).execute()
  }
  // The previous version had no approval flows.
  await remove()

  const added = await syncPages(test.deps)

  expect(added?.codes).toEqual(expect.arrayContaining([directory, page, `${page}:btn_add`]))
  const [folder, entry] = await entries()
  expect(folder).toMatchObject({ enCode: directory, parentId: '-1' })
  expect(entry).toMatchObject({ enCode: page, parentId: folder?.id })
  const granted = await db
    .selectFrom('authorities')
    .select('objectType')
    .where('itemId', '=', folder?.id ?? '')
    .execute()
  expect(granted).toEqual([{ objectType: 'Role' }])

  await db
    .deleteFrom('menuItems')
    .where('menuId', '=', entry?.id ?? '')
    .execute()
  await db
    .deleteFrom('menus')
    .where('id', '=', entry?.id ?? '')
    .execute()
  await db
    .updateTable('menus')
    .set({ deleteMark: 1 })
    .where('id', '=', folder?.id ?? '')
    .execute()
  await syncPages(test.deps)
  expect((await entries()).find(({ enCode }) => enCode === page)).toMatchObject({ parentId: '-1' })
})
