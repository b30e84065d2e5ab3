import { describe, expect, it } from 'vitest'
import {
  ableIdsOf,
  readAbleIds,
  checkForm,
  dateLimits,
  initialValues,
  kindOf,
  maskText,
  noNames,
  readForm,
  readList,
} from './index.ts'

const user = { id: 'u1', organizationPath: ['c1', 'd1'], departmentId: 'd1', positionIds: ['p1'], roleIds: ['r1'] }
const now = new Date(2026, 10, 23, 9, 5, 7).getTime()
const current = (kind: string, props: object = {}) => ({
  __config__: { jnpfKey: kind, label: kind, defaultCurrent: true, defaultValue: null },
  __vModel__: 'a',
  ...props,
})

describe('a component with defaultCurrent starts with the current value', () => {
  it.each([
    [current('date'), now],
    [current('datePicker', { type: 'datetime' }), now],
    [current('time'), '09:05:07'],
    [current('userSelect'), 'u1'],
    [current('userSelect', { multiple: true }), ['u1']],
    [current('usersSelect', { multiple: true }), ['u1--user']],
    [current('depSelect'), 'd1'],
    [current('comSelect'), ['c1', 'd1']],
    [current('posSelect'), 'p1'],
    [current('roleSelect', { multiple: true }), ['r1']],
    [{ ...current('userSelect'), __config__: { jnpfKey: 'userSelect', defaultValue: 'u9' } }, 'u9'],
  ])('%o: %o', (node, value) => {
    expect(initialValues(readForm({ fields: [node] }), { now, user })).toEqual({ a: value })
  })
})

describe('limits of dates', () => {
  const start = (more: object) => ({ __config__: { startTimeRule: true, ...more } })
  it.each([
    [start({ startTimeType: 1, startTimeValue: '2026-01-02' }), new Date(2026, 0, 2).getTime()],
    [start({ startTimeType: 2, startRelationField: 'b' }), 42],
    [start({ startTimeType: 3 }), now],
    [start({ startTimeType: 4, startTimeValue: 2, startTimeTarget: 3 }), new Date(2026, 10, 21, 9, 5, 7).getTime()],
    [start({ startTimeType: 5, startTimeValue: 1, startTimeTarget: 1 }), new Date(2027, 10, 23, 9, 5, 7).getTime()],
    [{ __config__: { startTimeType: 3 } }, undefined],
  ])('the rule %o gives the first date %o', (node, min) => {
    expect(dateLimits(node, { now, valueOf: (path) => (path === 'b' ? 42 : undefined) })).toEqual({
      min,
      max: undefined,
    })
  })

  it('saving checks values against fixed limits', () => {
    const config = { jnpfKey: 'date', label: '日期', endTimeRule: true, endTimeType: 1, endTimeValue: '2026-01-31' }
    const form = readForm({ fields: [{ __config__: config, __vModel__: 'a' }] })
    const codes = (day: number) => checkForm(form, { a: new Date(2026, 0, day).getTime() }).map(({ code }) => code)
    expect([codes(31), codes(32)]).toEqual([[], ['tooLate']])
  })
})

it.each([
  [{ prefixLimit: 3, suffixLimit: 4 }, '138****5678'],
  [{ prefixLimit: 1, suffixLimit: 0, filler: '#', ignoreChar: '5' }, '1######5###'],
  [{ useUnrealMask: true, unrealMaskLength: 2, suffixLimit: 1 }, '**8'],
])('the mask %o shows %s', (maskConfig, text) => {
  expect(maskText('13812345678', { useMask: true, maskConfig })).toBe(text)
  expect(maskText('13812345678', { useMask: false, maskConfig })).toBe('13812345678')
})

it('props in camel case are read as their older names, and the document stays unchanged', () => {
  const table = { __config__: { jnpfKey: 'table', children: [] }, __vModel__: 't', showSummary: true }
  const input = { __config__: { jnpfKey: 'input' }, __vModel__: 'a', showWordLimit: true, addonAfter: '元' }
  const document = { fields: [table, input] }
  const form = readForm(document)

  expect(form.field('t')?.node).toMatchObject({ 'show-summary': true })
  expect(form.field('a')?.node).toMatchObject({ 'show-word-limit': true, __slot__: { append: '元' } })
  expect(form.document.fields[1]).toBe(input)
})

it('a list column can be fixed to a side', () => {
  const form = readForm({ fields: [] })
  const list = readList(
    {
      columnList: [
        { prop: 'a', fixed: 'left' },
        { prop: 'b', fixed: 'none' },
      ],
    },
    form,
  )
  expect(list.columns.map(({ pinned }) => pinned)).toEqual(['start', undefined])
})

it.each([
  'popupTableSelect',
  'usersSelect',
  'roleSelect',
  'groupSelect',
  'autoComplete',
  'signature',
  'location',
  'iframe',
])('%s is a known kind', (name) => expect(kindOf(name).group).not.toBe('unknown'))

it('the users component shows the name of each entry by its type', () => {
  const node = kindOf('usersSelect').create(1)
  const value = ['u1--user', 'd1--department', 'r1--role']
  expect(
    kindOf('usersSelect')
      .references(value, node)
      .map(({ source }) => source),
  ).toEqual(['user', 'organization', 'role'])
  expect(kindOf('usersSelect').display(value, { node, names: noNames })).toBe('u1,d1,r1')
})

it('a rule with check: idCard refuses a wrong check digit', () => {
  const regList = [{ pattern: String.raw`/^\d{17}[\dXx]$/`, message: 'x', check: 'idCard' }]
  const form = readForm({ fields: [{ __config__: { jnpfKey: 'input', regList }, __vModel__: 'a' }] })
  const codes = (a: string) => checkForm(form, { a }).map(({ code }) => code)
  expect([codes('11010519491231002x'), codes('110105194912310021')]).toEqual([[], ['pattern']])
})

it.each([
  [{ selectType: 'custom', ableIds: ['u1--user', 'd1--department'] }, ['u1--user', 'd1--department']],
  [
    {
      selectType: 'custom',
      ableIds: [
        ['c1', 'd1'],
        ['c1', 'd2'],
      ],
    },
    ['d1', 'd2'],
  ],
  [{ selectType: 'all', ableIds: ['u1--user'] }, undefined],
  [{ ableDepIds: ['d1'], ableRoleIds: ['r1'] }, ['d1--department', 'r1--role']],
  [{ ableIds: [] }, undefined],
])('the picker %o is limited to %o', (node, ids) => {
  expect(ableIdsOf(node)).toEqual(ids)
})

it('a list of entries restricts the types that it contains', () => {
  expect(readAbleIds(['u1', 'd1--department', 'r1--role'], 'user')).toEqual(
    new Map([
      ['user', ['u1']],
      ['organization', ['d1']],
      ['role', ['r1']],
    ]),
  )
  expect(readAbleIds(['r1--role'], 'position')).toBeUndefined()
  expect(readAbleIds(['@current--system'], 'user')).toBeUndefined()
})
