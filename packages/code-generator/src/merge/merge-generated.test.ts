import { expect, it } from 'vitest'
import { mergeGenerated, mergeTexts, migrationBetween } from './index.ts'

const lines = (...texts: string[]) => texts.join('\n')
const merge = (base: string | undefined, theirs: string | undefined, mine: string | undefined) =>
  mergeGenerated({
    base: base === undefined ? {} : { 'a.ts': base },
    theirs: theirs === undefined ? {} : { 'a.ts': theirs },
    mine: () => mine,
  }).map(({ text, state }) => ({ text, state }))

it('changes of both sides are kept', () => {
  const base = lines('one', 'two', 'three', 'four', 'five')
  const theirs = lines('one', 'two', 'three', 'four', 'five', 'six')
  const mine = lines('ONE', 'two', 'three', 'four', 'five')

  expect(merge(base, theirs, mine)).toEqual([
    { text: lines('ONE', 'two', 'three', 'four', 'five', 'six'), state: 'merged' },
  ])
})

it('a line that both sides changed is marked with all three texts', () => {
  expect(merge('size: 1', 'size: 2', 'size: 3')).toEqual([
    {
      text: lines(
        '<<<<<<< mine',
        'size: 3',
        '||||||| generated before',
        'size: 1',
        '=======',
        'size: 2',
        '>>>>>>> generated now',
      ),
      state: 'conflict',
    },
  ])
})

it.each([
  ['only a person changed it', 'a', 'a', 'mine', []],
  ['both made the same change', 'a', 'b', 'b', []],
  ['only the generator changed it', 'a', 'b', 'a', [{ text: 'b', state: 'changed' }]],
  ['a new file', undefined, 'b', undefined, [{ text: 'b', state: 'added' }]],
  ['no longer generated', 'a', undefined, 'a', [{ text: undefined, state: 'removed' }]],
  ['no longer generated, but changed', 'a', undefined, 'mine', [{ text: 'mine', state: 'conflict' }]],
  ['removed by a person', 'a', 'a', undefined, []],
  ['removed by a person, but changed', 'a', 'b', undefined, [{ text: 'b', state: 'conflict' }]],
])('%s', (_, base, theirs, mine, expected) => {
  expect(merge(base, theirs, mine)).toEqual(expected)
})

it('a new file over one of a person keeps both texts', () => {
  const [{ text = '', state } = {}] = merge(undefined, 'theirs', 'mine')

  expect([state, text.includes('theirs'), text.includes('mine')]).toEqual(['conflict', true, true])
})

it('texts that a person changed stay', () => {
  const { texts, kept } = mergeTexts(
    { 'x.other': '别的', 'x.page': '公司车辆', 'x.name': '名', 'x.gone': '旧' },
    {
      base: { 'x.page': '车辆', 'x.name': '名', 'x.gone': '旧' },
      theirs: { 'x.page': '车', 'x.name': '名称', 'x.added': '新' },
    },
  )

  expect(texts).toEqual({ 'x.other': '别的', 'x.page': '公司车辆', 'x.name': '名称', 'x.added': '新' })
  expect(kept).toEqual(['x.page'])
})

const migration = (table: string, columns: readonly string[]) =>
  `  \`create table ${table} (\n    id text primary key,\n${columns.map((column) => `    ${column}`).join(',\n')}\n  )\`,
  \`create index ${table}_present on ${table} (id)\`,\n`

it('a migration adds columns and tables, and drops nothing', () => {
  const before = migration('cars', [`name text not null default ''`, 'size double precision', '"order" text'])
  const after =
    migration('cars', [`name text not null default ''`, 'size timestamptz', 'weight double precision']) +
    migration('car_lines', ['parent_id text'])

  expect(migrationBetween(before, before)).toEqual({ statements: [], notes: [] })
  expect(migrationBetween(before, after)).toEqual({
    statements: [
      'alter table cars add column weight double precision',
      'create table car_lines (\n    id text primary key,\n    parent_id text\n  )',
      'create index car_lines_present on car_lines (id)',
    ],
    notes: [
      'cars.size was double precision and is timestamptz now: write a migration that converts it.',
      'cars."order" is no longer in the form: the column and its values stay.',
    ],
  })
})
