import { sql } from 'kysely'
import { buildUser } from '../../testing/builders.ts'
import type { TestApp } from '../../testing/create-test-app.ts'
import { buildCategory, buildInterface } from '../data-interface/data-interface.testing.ts'
import { fieldOf, formOf } from '../model/model.testing.ts'

/** Creates the users, regions, organisations and records that the values refer to. */
export async function buildWorld(test: TestApp) {
  const { db } = test.deps
  for (const [id, account, realName] of [
    ['u1', 'wang', '王芳'],
    ['u2', 'lina', '李娜'],
  ] as const) {
    await buildUser(test.deps, { account, realName })
    await db.updateTable('users').set({ id }).where('account', '=', account).execute()
  }
  // A department with the name of a company, and one name in two companies.
  await sql`insert into organizations (id, parent_id, category, full_name, en_code) values
    ('o1', '-1', 'company', '晨光集团', 'o1'), ('o2', '-1', 'company', '晨光北方', 'o2'),
    ('d1', 'o1', 'department', '人事部', 'd1'), ('d2', 'o2', 'department', '财务部', 'd2'),
    ('d3', 'o1', 'department', '晨光北方', 'd3')`.execute(db)
  await sql`insert into positions (id, organize_id, type, full_name, en_code) values
    ('p1', 'd1', 'x', '人事经理', 'p1'), ('p2', 'd2', 'x', '出纳', 'p2')`.execute(db)
  await sql`update users set organize_id = 'd1', position_id = 'p1', is_administrator = 1 where id in ('u1', 'u2')`.execute(
    db,
  )
  const rule = {
    fullName: 'no',
    enCode: 'no',
    prefix: 'NO-',
    dateFormat: 'no',
    digit: 1,
    startNumber: '1',
    enabledMark: 1,
  }
  await test.as('admin').post('/api/system/BillRule', rule)
  await sql`insert into regions (id, parent_id, type, full_name, en_code) values
    ('31', '-1', 1, '上海市', '31'), ('3101', '31', 3, '黄浦区', '3101'), ('11', '-1', 1, '北京市', '11')`.execute(db)
  await sql`insert into dictionary_types (id, parent_id, full_name, en_code, is_tree) values
    ('levels', '-1', '级别', 'levels', 0)`.execute(db)
  await sql`insert into dictionary_data (id, dictionary_type_id, parent_id, full_name, en_code) values
    ('l1', 'levels', '0', '高', 'high'), ('l2', 'levels', '0', '低', 'low')`.execute(db)
  await buildCategory(test)
  const stores = ['一', '二', '三'].map((name, index) => ({ code: 'ABC'[index], fullName: `${name}号仓` }))
  const interfaceId = await buildInterface(test, { enCode: 'stores', query: JSON.stringify(stores) })
  await db.updateTable('dataInterfaces').set({ id: 'stores' }).where('id', '=', interfaceId).execute()
  const customers = { fullName: '客户', enCode: 'customers', category: 'x', type: 1, webType: 1 }
  await test.as('admin').post('/api/visualdev/Base', { ...customers, formData: formOf([fieldOf({ name: 'F_Name' })]) })
  const { id: modelId } = await db.selectFrom('visualModels').select('id').executeTakeFirstOrThrow()
  await sql`insert into ${sql.id('lowcode', `mt${modelId}`)} ("F_Id", "F_Name") values ('r1', '大成'), ('r2', '小满')`.execute(
    db.withoutPlugins(),
  )
  return { customers: modelId }
}
