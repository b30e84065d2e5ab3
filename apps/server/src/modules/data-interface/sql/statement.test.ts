import { describe, expect, it } from 'vitest'
import { isRecursive, readStatement } from './statement.ts'

const problem = (source: string) => {
  try {
    readStatement(source)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : undefined
  }
}

describe('accepts the statement', () => {
  it.each([
    'select 1',
    "SELECT a.id, count(*) FROM lowcode.a AS a WHERE a.name = 'x; drop table y' GROUP BY a.id;",
    'with recent (id) as (select id from a order by n desc limit 5) select * from recent -- ; delete',
    "select /* delete /* nested */ into */ coalesce(name, '') from a where id in (select id from b)",
    'select "update", a.set from a where exists (select 1 from b) ; ; ',
    'select row_number() over (partition by n order by id), cast(n as numeric(10, 2)) from a',
    "select count(*) filter (where n > 1), extract(year from d), n::text || '!' from a",
    'select * from unnest(array[1, 2]) as t(n)',
    "select 名称 from 订单 where 备注 like '%急%'",
  ])('%s', (source) => {
    expect(problem(source)).toBeUndefined()
  })
})

describe('refuses the statement', () => {
  it.each([
    ['', 'dataInterface.sqlEmpty'],
    ['  -- nothing', 'dataInterface.sqlEmpty'],
    ['update a set n = 1', 'dataInterface.sqlSelect'],
    ['(select 1)', 'dataInterface.sqlSelect'],
    ['select 1; select 2', 'dataInterface.sqlOne'],
    ['with x as (delete from a returning *) select * from x', 'dataInterface.sqlForbidden'],
    ['select * into b from a', 'dataInterface.sqlForbidden'],
    ['select pg_sleep(100)', 'dataInterface.sqlFunction'],
    ['select "pg_sleep"(100)', 'dataInterface.sqlFunction'],
    ['select pg_catalog.count(*)', 'dataInterface.sqlFunction'],
    ["select query_to_xml('select * from users', true, true, '')", 'dataInterface.sqlFunction'],
    ["select set_config('role', 'postgres', true)", 'dataInterface.sqlFunction'],
    ["select pg_read_file /* here */ ('/etc/passwd')", 'dataInterface.sqlFunction'],
    ["select lo_import('/etc/passwd')", 'dataInterface.sqlFunction'],
    ["select repeat('x', 1000000000)", 'dataInterface.sqlFunction'],
    ["select E'\\\\'' || pg_sleep(1)", 'dataInterface.sqlText'],
    ['select $$text$$', 'dataInterface.sqlText'],
    ['select $1', 'dataInterface.sqlText'],
    ["select U&'\\\\0041'", 'dataInterface.sqlText'],
    ["select 'open", 'dataInterface.sqlText'],
    ['select 1 /* open', 'dataInterface.sqlText'],
    ['select * from a tablesample system (10)', 'dataInterface.sqlForbidden'],
  ])('%s', (source, key) => {
    expect(problem(source)).toBe(key)
  })
})

it('extracts parameters and caller ids, also from texts', () => {
  expect(
    readStatement("select * from a where n = {min} and t like '%{key}''s%' and u = @user and '{plain' = x"),
  ).toEqual([
    { sql: 'select * from a where n = ' },
    { parameter: 'min' },
    { sql: " and t like ('%' || cast(" },
    { parameter: 'key' },
    { sql: " as text) || '''s%') and u = " },
    { caller: 'user' },
    { sql: " and '{plain' = x" },
  ])
})

it('detects recursion', () => {
  expect(isRecursive(readStatement('with recursive t as (select 1) select * from t'))).toBe(true)
  expect(isRecursive(readStatement('select 1'))).toBe(false)
})
