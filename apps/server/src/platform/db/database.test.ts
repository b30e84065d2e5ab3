import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Db, OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let database: OpenDatabase
let db: Db

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  await sql`create table trial (id integer primary key, note text)`.execute(db)
})

afterAll(async () => {
  await sql`drop table trial`.execute(db)
  await database.close()
})

const ids = async () =>
  (await sql<{ id: number }>`select id from trial order by id`.execute(db)).rows.map(({ id }) => id)

it('both engines return the same types', async () => {
  const { rows } = await sql`
    select timestamptz '2026-11-21 08:00:00.123+08' as moment, 9007199254740993::bigint as big, 1.10::numeric as amount,
      '{"a": [1]}'::jsonb as document, array['a', 'b'] as list, '\\x00ff'::bytea as bytes, true as yes, null::text as nothing
  `.execute(db)

  expect(rows).toEqual([
    {
      moment: new Date('2026-11-21T00:00:00.123Z'),
      big: '9007199254740993',
      amount: '1.10',
      document: { a: [1] },
      list: ['a', 'b'],
      bytes: Buffer.from([0, 255]),
      yes: true,
      nothing: null,
    },
  ])
})

it('large values are written and read', async () => {
  const note = '数据'.repeat(400_000)

  const { rows } = await sql<{ note: string }>`select ${note}::text as note`.execute(db)

  expect(rows[0]?.note === note).toBe(true)
})

it('a unique violation names its index, and the connection stays usable', async () => {
  await sql`insert into trial (id) values (100)`.execute(db)

  await expect(sql`insert into trial (id) values (100)`.execute(db)).rejects.toMatchObject({
    code: '23505',
    constraint: 'trial_pkey',
  })
  expect(await ids()).toContain(100)
})

it('a database of a newer version is left unchanged', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`.execute(db)

  await expect(migrate(db)).rejects.toThrow('newer version of SQOS: this one does not know 9999-of-tomorrow')

  await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(db)
  expect(await migrate(db)).toEqual([])
})

describe('transactions', () => {
  it('write nothing when they fail', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await sql`insert into trial (id) values (1)`.execute(trx)
      throw new Error('no')
    })

    await expect(failing).rejects.toThrow('no')
    expect(await ids()).not.toContain(1)
  })

  it('are isolated: twenty concurrent increments make twenty', async () => {
    await sql`insert into trial (id, note) values (2, '0')`.execute(db)

    const increment = () =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ note: string }>`select note from trial where id = 2 for update`.execute(trx)
        await sql`update trial set note = ${String(Number(rows[0]?.note) + 1)} where id = 2`.execute(trx)
      })
    await Promise.all(Array.from({ length: 20 }, increment))

    const { rows } = await sql`select note from trial where id = 2`.execute(db)
    expect(rows).toEqual([{ note: '20' }])
  })

  it('refuse the use of db inside at once, instead of a deadlock', async () => {
    const misuse = db.transaction().execute(async () => {
      await sql`insert into trial (id) values (3)`.execute(db)
    })
    await expect(misuse).rejects.toThrow('use trx only')

    const nested = db.transaction().execute(async () => {
      await db.transaction().execute(async (trx) => sql`insert into trial (id) values (3)`.execute(trx))
    })
    await expect(nested).rejects.toThrow('use trx only')

    expect(await ids()).not.toContain(3)
  })

  it('let code that they started use db after they ended', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      setTimeout(() => resolve(sql`select 1`.execute(db)), 20)
    })

    await expect(promise).resolves.toBeDefined()
  })
})
