import type { Db } from '@sqos/server/src/platform/db/database.ts'
import { sql } from 'kysely'

/** Number of users. */
export const PEOPLE = 100_000
const ORGANIZATIONS = 2_000
const ROLES = 500

/** A group of twenty companies with a hundred departments each; every user has a role and one or two departments. */
export async function fill(db: Db) {
  await sql`
    insert into organizations (id, parent_id, category, full_name, en_code, sort_code)
    select 'o' || n, case when n = 0 then '-1' when n <= 20 then 'o0' else 'o' || (n % 20 + 1) end,
      case when n <= 20 then 'company' else 'department' end, '组织' || n, 'org' || n, n
    from generate_series(0, ${sql.lit(ORGANIZATIONS - 1)}) n`.execute(db)
  await sql`
    insert into roles (id, full_name, en_code) select 'r' || n, '角色' || n, 'role' || n
    from generate_series(1, ${sql.lit(ROLES)}) n`.execute(db)
  await sql`
    insert into users (id, account, real_name, pinyin, initials, password_hash, gender, mobile_phone, email, organize_id,
      enabled_mark, sort_code, creator_time)
    select 'u' || n, 'p' || n, (array['王','李','张','刘','陈','杨','黄','赵','吴','周'])[n % 10 + 1] || '伟' || n,
      (array['wang','li','zhang','liu','chen','yang','huang','zhao','wu','zhou'])[n % 10 + 1] || 'wei' || n,
      (array['w','l','z','l','c','y','h','z','w','z'])[n % 10 + 1] || 'w', '', n % 2 + 1, (13000000000 + n * 7919)::text,
      'p' || n || '@example.com', 'o' || (21 + n % ${sql.lit(ORGANIZATIONS - 21)}), case when n % 50 = 0 then 0 else 1 end,
      n % 1000, timestamptz '2020-01-01' + n * interval '7 minutes'
    from generate_series(1, ${sql.lit(PEOPLE)}) n`.execute(db)
  await sql`
    insert into user_relations (user_id, object_type, object_id)
    select id, 'Organize', organize_id from users where id ~ '^u[0-9]+$'
    union all select 'u' || n, 'Role', 'r' || (n % ${sql.lit(ROLES)} + 1) from generate_series(1, ${sql.lit(PEOPLE)}) n`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
}
