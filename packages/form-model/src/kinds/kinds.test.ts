import { describe, expect, test } from 'vitest'
import type { FormNode } from '../document/form.schema.ts'
import type { Names } from '../values/names.ts'
import { noNames } from '../values/names.ts'
import { EXAMPLES } from './examples.generated.ts'
import type { ColumnType } from './kind.ts'
import { initialValue } from '../model/values.ts'
import { readForm } from '../model/read-form.ts'
import { paletteEntries, paletteEntry } from './presets.ts'
import { isKnownKind, kindOf, KINDS, paletteOf } from './registry.ts'

const NAMES: Readonly<Record<string, string>> = {
  'user u1': '王晓明/wang',
  'user u2': '李娜/lina',
  'organization o1': '晨光集团',
  'organization d1': '人力资源部',
  'position p1': '人事经理',
  'region 31': '上海市',
  'region 3101': '黄浦区',
  'record r1': '晨光文具',
  'option a': '甲',
  'option b': '乙',
}
const names: Names = (source, id) => NAMES[`${source} ${id}`]
const day = new Date(2026, 10, 21).getTime()
const noon = new Date(2026, 10, 21, 12, 30, 15).getTime()
const dictionary = { __config__: { dataType: 'dictionary', dictionaryType: 'x' } }

interface Case {
  kind: string
  /** Keys to add to a new component. */
  node?: Record<string, unknown>
  /** Forms of the same value: in requests, in columns, in old rows. */
  stored: readonly unknown[]
  /** The edited value, and the value that is sent. */
  value: unknown
  text: string
  column: ColumnType
  /** The value of the column. */
  cell: unknown
}

const code: ColumnType = { type: 'varchar', length: 500 }
const list: ColumnType = { type: 'text' }

const CASES: readonly Case[] = [
  { kind: 'comInput', stored: ['笔', '笔'], value: '笔', text: '笔', column: code, cell: '笔' },
  { kind: 'comInput', node: { maxlength: 2000 }, stored: [12], value: '12', text: '12', column: list, cell: '12' },
  { kind: 'textarea', stored: ['a\nb'], value: 'a\nb', text: 'a\nb', column: list, cell: 'a\nb' },
  { kind: 'editor', stored: ['<p>a</p>'], value: '<p>a</p>', text: '<p>a</p>', column: list, cell: '<p>a</p>' },
  { kind: 'colorPicker', stored: ['#1890ff'], value: '#1890ff', text: '#1890ff', column: code, cell: '#1890ff' },
  { kind: 'PsdInput', stored: ['secret'], value: 'secret', text: '******', column: code, cell: 'secret' },
  { kind: 'dicSelect', stored: ['d1'], value: 'd1', text: 'd1', column: code, cell: 'd1' },
  { kind: 'numInput', stored: [1.5, '1.5'], value: 1.5, text: '1.5', column: { type: 'decimal' }, cell: 1.5 },
  {
    kind: 'numInput',
    node: { precision: 0 },
    stored: ['7'],
    value: 7,
    text: '7',
    column: { type: 'integer' },
    cell: 7,
  },
  {
    kind: 'numInput',
    node: { precision: 2 },
    stored: ['7.25'],
    value: 7.25,
    text: '7.25',
    column: { type: 'decimal', scale: 2 },
    cell: 7.25,
  },
  {
    kind: 'SQOSAmount',
    stored: [100, '100'],
    value: 100,
    text: '100 壹佰圆整',
    column: { type: 'decimal' },
    cell: 100,
  },
  { kind: 'calculate', stored: ['7.50'], value: '7.50', text: '7.50', column: { type: 'decimal' }, cell: 7.5 },
  { kind: 'rate', stored: ['1', 1], value: 1, text: '1', column: { type: 'decimal' }, cell: 1 },
  { kind: 'slider', stored: ['40', 40], value: 40, text: '40', column: { type: 'decimal' }, cell: 40 },
  {
    kind: 'slider',
    node: { range: true },
    stored: [[1, 5], '[1,5]', ['1', '5']],
    value: [1, 5],
    text: '1 - 5',
    column: list,
    cell: '[1,5]',
  },
  {
    kind: 'switch',
    stored: [1, '1', true, 'true'],
    value: 1,
    text: '开',
    column: { type: 'varchar', length: 50 },
    cell: 1,
  },
  {
    kind: 'switch',
    stored: [0, '0', false, 'false'],
    value: 0,
    text: '关',
    column: { type: 'varchar', length: 50 },
    cell: 0,
  },
  { kind: 'radio', stored: ['2', 2, ['2'], '["2"]'], value: '2', text: '选项二', column: code, cell: '2' },
  { kind: 'select', stored: ['1'], value: '1', text: '选项一', column: code, cell: '1' },
  {
    kind: 'select',
    node: { multiple: true, ...dictionary },
    stored: [['a', 'b'], '["a","b"]', 'a,b'],
    value: ['a', 'b'],
    text: '甲,乙',
    column: list,
    cell: '["a","b"]',
  },
  {
    kind: 'checkbox',
    stored: [['1', '2'], '["1","2"]', '1,2'],
    value: ['1', '2'],
    text: '选项一,选项二',
    column: list,
    cell: '["1","2"]',
  },
  {
    kind: 'cascader',
    stored: [['1', '2'], '["1","2"]', [['1', '2']]],
    value: ['1', '2'],
    text: '选项一/选项1-1',
    column: list,
    cell: '["1","2"]',
  },
  {
    kind: 'cascader',
    node: { props: { props: { multiple: true, value: 'id', label: 'fullName', children: 'children' } } },
    stored: [[['1', '2']], ['1', '2'], '[["1","2"]]'],
    value: [['1', '2']],
    text: '选项一/选项1-1',
    column: list,
    cell: '[["1","2"]]',
  },
  { kind: 'treeSelect', stored: ['2'], value: '2', text: '选项1-1', column: code, cell: '2' },
  {
    kind: 'date',
    stored: [day, String(day), '2026-11-21', '2026/11/21', '2026-11-21 00:00:00', new Date(day)],
    value: day,
    text: '2026-11-21',
    column: { type: 'datetime' },
    cell: new Date(day),
  },
  {
    kind: 'date',
    node: { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' },
    stored: [noon, '2026-11-21 12:30:15', new Date(noon).toISOString()],
    value: noon,
    text: '2026-11-21 12:30:15',
    column: { type: 'datetime' },
    cell: new Date(noon),
  },
  {
    kind: 'time',
    stored: ['08:30:00', '2026-11-21 08:30:00', '8:30', '2026-11-21T08:30'],
    value: '08:30:00',
    text: '08:30:00',
    column: { type: 'varchar', length: 50 },
    cell: '08:30:00',
  },
  {
    kind: 'dateRange',
    stored: [[day, day], `[${day},${day}]`, ['2026-11-21', '2026-11-21']],
    value: [day, day],
    text: '2026-11-21至2026-11-21',
    column: list,
    cell: `[${day},${day}]`,
  },
  {
    kind: 'timeRange',
    stored: [['08:00:00', '09:00:00']],
    value: ['08:00:00', '09:00:00'],
    text: '08:00:00至09:00:00',
    column: list,
    cell: '["08:00:00","09:00:00"]',
  },
  {
    kind: 'uploadFz',
    stored: [[{ name: 'a.pdf', fileId: 'f1', url: '/f1' }], '[{"name":"a.pdf","fileId":"f1","url":"/f1"}]'],
    value: [{ name: 'a.pdf', fileId: 'f1', url: '/f1' }],
    text: 'a.pdf',
    column: list,
    cell: '[{"name":"a.pdf","fileId":"f1","url":"/f1"}]',
  },
  {
    kind: 'uploadImg',
    stored: ['/pic/a.png'],
    value: [{ name: 'a.png', url: '/pic/a.png' }],
    text: 'a.png',
    column: list,
    cell: '[{"name":"a.png","url":"/pic/a.png"}]',
  },
  {
    kind: 'comSelect',
    stored: [['o1', 'd1'], '["o1","d1"]', 'o1,d1'],
    value: ['o1', 'd1'],
    text: '晨光集团/人力资源部',
    column: list,
    cell: '["o1","d1"]',
  },
  {
    kind: 'comSelect',
    node: { multiple: true },
    stored: [[['o1', 'd1'], ['o1']], '[["o1","d1"],["o1"]]'],
    value: [['o1', 'd1'], ['o1']],
    text: '晨光集团/人力资源部,晨光集团',
    column: list,
    cell: '[["o1","d1"],["o1"]]',
  },
  { kind: 'depSelect', stored: ['d1', ['d1']], value: 'd1', text: '人力资源部', column: code, cell: 'd1' },
  { kind: 'posSelect', stored: ['p1'], value: 'p1', text: '人事经理', column: code, cell: 'p1' },
  {
    kind: 'userSelect',
    node: { multiple: true },
    stored: [['u1', 'u2'], 'u1,u2', '["u1","u2"]'],
    value: ['u1', 'u2'],
    text: '王晓明/wang,李娜/lina',
    column: list,
    cell: '["u1","u2"]',
  },
  {
    kind: 'address',
    stored: [['31', '3101'], '["31","3101"]'],
    value: ['31', '3101'],
    text: '上海市/黄浦区',
    column: list,
    cell: '["31","3101"]',
  },
  { kind: 'relationForm', stored: ['r1'], value: 'r1', text: '晨光文具', column: code, cell: 'r1' },
  { kind: 'popupSelect', stored: ['r1'], value: 'r1', text: '晨光文具', column: code, cell: 'r1' },
  { kind: 'billRule', stored: ['NO001'], value: 'NO001', text: 'NO001', column: code, cell: 'NO001' },
  { kind: 'createUser', stored: ['u1'], value: 'u1', text: '王晓明/wang', column: code, cell: 'u1' },
  { kind: 'modifyUser', stored: ['u2'], value: 'u2', text: '李娜/lina', column: code, cell: 'u2' },
  {
    kind: 'createTime',
    stored: ['2026-11-21 12:30:15', noon, new Date(noon)],
    value: '2026-11-21 12:30:15',
    text: '2026-11-21 12:30:15',
    column: { type: 'datetime' },
    cell: new Date(noon),
  },
  {
    kind: 'modifyTime',
    stored: ['2026-11-21 12:30:15'],
    value: '2026-11-21 12:30:15',
    text: '2026-11-21 12:30:15',
    column: { type: 'datetime' },
    cell: new Date(noon),
  },
  { kind: 'currOrganize', stored: ['o1'], value: 'o1', text: '晨光集团', column: code, cell: 'o1' },
  { kind: 'currDept', stored: ['d1'], value: 'd1', text: '人力资源部', column: code, cell: 'd1' },
  { kind: 'currPosition', stored: ['p1'], value: 'p1', text: '人事经理', column: code, cell: 'p1' },
]

const nodeOf = ({ kind, node }: Case): FormNode => ({ ...kindOf(kind).create(101), ...node })

describe('values of kinds', () => {
  test('every kind with a value has a case or an example', () => {
    const holding = KINDS.filter(({ role }) => role === 'value' || role === 'system').map(({ name }) => name)

    const isTested = (name: string) => name in EXAMPLES || CASES.some(({ kind }) => kind === name)
    expect(holding.filter((name) => !isTested(name))).toEqual([])
  })

  test.for(CASES)('$kind: $text', (one) => {
    const kind = kindOf(one.kind)
    const node = nodeOf(one)
    for (const stored of one.stored) expect(kind.read(stored, node)).toEqual(one.value)
    expect(kind.write(one.value, node)).toEqual(one.value)
    expect(kind.display(one.value, { node, names })).toBe(one.text)
    expect(kind.column(node)).toEqual(one.column)
    const cell = kind.toColumn(one.value, node)
    expect(cell).toEqual(one.cell)
    // What was written is read back as it was.
    expect(kind.read(cell, node)).toEqual(one.kind === 'calculate' ? '7.5' : one.value)
  })

  test.for(Object.entries(EXAMPLES))('example of %s is read, written, shown and stored', ([name, example]) => {
    const kind = kindOf(name)
    const node: FormNode = { ...kind.create(101), ...example.props }
    for (const { sent, raw = sent, cell, shown } of [example.first, example.second]) {
      const value = kind.read(sent, node)
      expect(value).toEqual(raw)
      expect(kind.check(value, { label: '', node })).toBeUndefined()
      expect(kind.toColumn(kind.write(value, node), node)).toEqual(cell)
      expect(kind.read(cell, node)).toEqual(value)
      // Drawn kinds show no text.
      expect(kind.isDrawn ? shown : kind.display(value, { node, names })).toBe(shown)
    }
    for (const strange of [{ a: 1 }, [[{ b: [] }]], '{broken', true, Number.NaN, 'ghost', [null]]) {
      const read = kind.read(strange, node)
      expect(typeof kind.display(read, { node, names: noNames })).toBe('string')
      expect(() => kind.toColumn(kind.write(read, node), node)).not.toThrow()
    }
  })

  test.for(CASES)('$kind: empty, strange and unknown values never throw', (one) => {
    const kind = kindOf(one.kind)
    const node = nodeOf(one)
    for (const empty of [null, undefined, '', []]) {
      expect(kind.read(empty, node) ?? undefined).toBeUndefined()
      expect(kind.display(empty, { node, names })).toBe('')
    }
    for (const empty of [null, undefined, '', []]) {
      expect(kind.write(empty, node)).toBeUndefined()
      expect(kind.toColumn(empty, node)).toBeNull()
    }
    for (const strange of [{ a: 1 }, [[{ b: [] }]], '{broken', true, Number.NaN, 'ghost', [null]]) {
      const read = kind.read(strange, node)
      expect(typeof kind.display(read, { node, names: noNames })).toBe('string')
      expect(() => kind.toColumn(kind.write(read, node), node)).not.toThrow()
      expect(Array.isArray(kind.references(read, node))).toBe(true)
    }
  })

  test('an id without a name is shown unchanged', () => {
    const user = kindOf('userSelect')
    const node = { ...user.create(1), multiple: true }
    expect(user.display(['u1', 'gone'], { node, names })).toBe('王晓明/wang,gone')
    expect(user.references(['u1', 'gone'], node)).toEqual([{ source: 'user', ids: ['u1', 'gone'] }])
  })
})

describe('registry of kinds', () => {
  test('finds a kind by its aliases and by names with other product prefixes', () => {
    const of = [
      'input',
      'inputNumber',
      'datePicker',
      'uploadFile',
      'areaSelect',
      'organizeSelect',
      'ACMEText',
      'ACMEAmount',
    ]
    expect(of.map((name) => kindOf(name).name)).toEqual([
      'comInput',
      'numInput',
      'date',
      'uploadFz',
      'address',
      'comSelect',
      'SQOSText',
      'SQOSAmount',
    ])
    expect(isKnownKind('hologram')).toBe(false)
    expect(isKnownKind('constructor')).toBe(false)
  })

  test('the palette has the kinds of the specification in their order', () => {
    expect(paletteOf('basic').map(({ label }) => label)).toHaveLength(20)
    expect(paletteOf('layout').map(({ name }) => name)).toEqual(['groupTitle', 'card', 'row', 'tab', 'collapse'])
    expect(paletteOf('system')).toHaveLength(6)
  })

  test('presets of the palette are components of their kind', () => {
    const entries = (['basic', 'advanced'] as const).flatMap(paletteEntries)
    const all = entries.map(({ name }) => name)
    const wanted = 'dateRange sign location percent currency link tags currentUser billRule'.split(' ')
    expect(wanted.filter((name) => !all.includes(name))).toEqual([])
    expect(new Set(all).size).toBe(all.length)

    const fieldOf = (name: string) => readForm({ fields: [paletteEntry(name).kind.create(101)] }).all[0]
    const made = wanted.map((name) => fieldOf(name)?.kind.name)
    expect(made.slice(0, 3)).toEqual(['dateRange', 'sign', 'location'])
    expect(made.slice(3)).toEqual(['numInput', 'numInput', 'comInput', 'select', 'userSelect', 'billRule'])
    const shown = (name: string, value: unknown) => {
      const item = fieldOf(name)
      return item?.kind.display(value, { node: item.node, names: noNames })
    }
    expect([shown('currency', 1234567.5), shown('percent', 12.5), shown('numInput', 1234.5)]).toEqual([
      '1,234,567.5 元',
      '12.5 %',
      '1234.5',
    ])
    const amount = kindOf('numInput')
    expect(['1,234,567.5 元', '12.5 %', '7', '12 apples 3'].map(amount.exportCell)).toEqual([1234567.5, 12.5, 7, 12])
    expect(amount.exportCell('1,2 元')).toBe('1,2 元')
    const me = fieldOf('currentUser')
    expect(me && initialValue(me, { now: 0, user: { id: 'u1' } })).toBe('u1')
  })

  test('fitsTable, fitsList and search follow the contract', () => {
    const not = (fits: (name: string) => boolean) => KINDS.map(({ name }) => name).filter((name) => !fits(name))
    const outside = not((name) => kindOf(name).fitsTable)
    expect(outside).toEqual(
      expect.arrayContaining(['radio', 'checkbox', 'editor', 'uploadImg', 'rate', 'slider', 'table']),
    )
    expect(outside).not.toContain('billRule')
    expect(not((name) => kindOf(name).fitsList)).toEqual(
      expect.arrayContaining(['PsdInput', 'colorPicker', 'rate', 'slider', 'uploadImg', 'uploadFz', 'editor', 'table']),
    )
    const searched = KINDS.filter((kind) => kind.search(kind.create(1))).map(({ name }) => name)
    for (const name of ['switch', 'timeRange', 'dateRange', 'relationForm', 'popupSelect', 'editor', 'rate'])
      expect(searched).not.toContain(name)
  })
})
