import { startPostgres } from '@sqos/test-kit/services'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openPostgres } from '../../platform/db/postgres.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { DATASET } from './dataset.testing.ts'

it('REPORT_DATABASE_URL: statements read the schema `report` of the warehouse, and nothing else there or here', async ({
  skip,
}) => {
  const warehouse = await startPostgres()
  if (!warehouse) return skip('PostgreSQL is not installed.')
  try {
    const { db, close } = await openPostgres(warehouse.url)
    for (const statement of [
      'create schema report',
      'create table report.sales as select g as id, g * 2 as amount from generate_series(1, 1000) g',
      'create view report.totals as select count(*) as orders, sum(amount) as amount from report.sales',
      'create table public.secrets as select 1 as id',
    ])
      await sql.raw(statement).execute(db)
    await using test = await createTestApp({ config: { reportDatabaseUrl: warehouse.url } })
    const select = (statement: string) =>
      test
        .as('admin')
        .post<{ rows: object[] }>(`${DATASET}/Actions/Preview`, { definition: { kind: 'sql', statement } })

    expect((await select('select orders, amount from report.totals')).data.rows).toEqual([
      { orders: 1000, amount: 1_001_000 },
    ])
    for (const statement of [
      'select * from public.secrets',
      'select account from users',
      'delete from report.sales',
      'insert into report.sales values (0, 0)',
    ])
      expect({ statement, ...(await select(statement)) }).toMatchObject({ code: 400 })
    expect((await select('select orders from report.totals')).data.rows).toEqual([{ orders: 1000 }])
    await close()
  } finally {
    await warehouse.stop()
  }
})
