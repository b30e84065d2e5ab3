import { DATA_INTERFACE_CATEGORIES, RESULT } from '@sqos/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestApp } from '../../testing/create-test-app.ts'
import type { DataInterfaceBody } from './data-interface.schema.ts'

/** Base URL of the routes. */
export const URL = '/api/system/DataInterface'

/** Creates the category of `buildInterface`. */
export async function buildCategory({ deps }: TestApp, id = 'master') {
  await deps.db
    .insertInto('dictionaryTypes')
    .values({
      ...untouched,
      id: DATA_INTERFACE_CATEGORIES,
      parentId: '-1',
      fullName: '接口分类',
      enCode: 'di',
      isTree: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await deps.db
    .insertInto('dictionaryData')
    .values({
      ...untouched,
      id,
      dictionaryTypeId: DATA_INTERFACE_CATEGORIES,
      parentId: '0',
      fullName: `分类 ${id}`,
      enCode: id,
    })
    .execute()
}

const untouched = {
  creatorUserId: null,
  lastModifyUserId: null,
  deleteMark: null,
  deleteUserId: null,
  creatorTime: new Date(),
}

/** An interface that returns two rows by default. */
export const BODY: DataInterfaceBody = {
  fullName: '城市',
  enCode: 'city',
  categoryId: 'master',
  dataType: 2,
  query: '[{"id":"1","fullName":"北京"},{"id":"2","fullName":"上海"}]',
}

/** Creates an interface as the administrator; returns its id. */
export async function buildInterface(test: TestApp, change: Partial<DataInterfaceBody> = {}): Promise<string> {
  const body = { ...BODY, ...change }
  expect(await test.as('admin').post(URL, body)).toMatchObject({ code: RESULT.ok })
  const row = await test.deps.db
    .selectFrom('dataInterfaces')
    .select('id')
    .where('enCode', '=', body.enCode)
    .where('deleteMark', 'is', null)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Creates a table like those of models, with `count` rows. */
export async function buildTable({ deps: { db } }: TestApp, count = 3) {
  await sql`drop table if exists lowcode.orders`.execute(db)
  await sql`create table lowcode.orders (id text primary key, "fullName" text, amount numeric(10, 2), made timestamp, owner_id text)`.execute(
    db,
  )
  await sql`insert into lowcode.orders select n::text, '订单 ' || n, n * 1.5, timestamp '2026-11-21 08:00:00', '' from generate_series(1, ${count}::int) n`.execute(
    db,
  )
}
