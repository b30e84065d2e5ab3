import { describe, expect, it } from 'vitest'
import { tableProblems } from './check-tables.ts'
import { sourceFiles } from './lib/sources.ts'

const declares = (module: string, tables: string) => ({
  file: `modules/${module}/${module}.tables.ts`,
  text: `declare module '../../platform/db/database.ts' { interface Database { ${tables} } }`,
})

const OWNERS = [declares('user', 'users: object, userRelations: object'), declares('role', 'roles: object')]

const problemsOf = (text: string, file = 'modules/role/role.repository.ts') =>
  tableProblems([...OWNERS, { file, text: `import { sql } from 'kysely'\n${text}` }])

describe('tableProblems', () => {
  it('finds no problem in the server', () => {
    expect(tableProblems(sourceFiles('apps/server/src', /\.ts$/))).toEqual([])
  })

  it.each([
    ["db.selectFrom('users').select('id')", 'role reads users of user'],
    ["db.selectFrom('roles').innerJoin('userRelations as r', 'r.objectId', 'roles.id')", 'reads userRelations'],
    ["db.updateTable('users').set({})", 'role writes users of user'],
    ["query.where('users.id', '=', id)", 'reads users'],
    ['sql`select 1 from roles r join user_relations u on u.object_id = r.id`', 'reads userRelations'],
    ['sql`delete from user_relations where object_id = ${id}`', 'role writes userRelations'],
    ["configuration.write(actor, [{ table: 'users', ids }], apply)", 'role writes users'],
    ["const TABLE = { a: 'users' }; db.deleteFrom(table)", 'role writes users'],
    ["type Row = Selectable<Database['users']>", 'reads users'],
  ])('reports a foreign table in %s', (text, problem) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(problem)])
  })

  it('accepts the own tables, similar words, and tests', () => {
    expect(problemsOf("db.selectFrom('roles').select('roles.id')")).toEqual([])
    expect(problemsOf('sql`select count(*) as users, r.users from roles r`')).toEqual([])
    expect(problemsOf("db.selectFrom('users')", 'modules/role/role.test.ts')).toEqual([])
  })

  it('reports a table with two owners', () => {
    expect(tableProblems([...OWNERS, declares('auth', 'users: object')])).toEqual([
      expect.stringContaining('table users is declared by user already'),
    ])
  })

  it('reports imports that bypass the public files of a module, and access files that depend on an index', () => {
    const files = ['role.repository', 'role.access'].map((name) => ({
      file: `modules/role/${name}.ts`,
      text: "import '../user/index.ts'\nimport '../user/user.access.ts'\nimport type { Row } from '../user/user.tables.ts'",
    }))

    expect(tableProblems([...OWNERS, ...files])).toEqual([
      expect.stringContaining('role.repository.ts: imports modules/user/user.tables.ts'),
      expect.stringContaining('role.access.ts: imports modules/user/user.tables.ts'),
      expect.stringContaining('role.access.ts: imports modules/user/index.ts'),
    ])
  })

  it('reports an import cycle that only types close', () => {
    const files = [
      { file: 'modules/role/a.ts', text: "import { b } from './b.ts'" },
      { file: 'modules/role/b.ts', text: "import type { A } from './a.ts'" },
    ]

    expect(tableProblems(files)).toEqual([expect.stringContaining('These 2 files import each other')])
  })
})
