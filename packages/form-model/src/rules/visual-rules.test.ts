import { createCalculation, expressionFromText } from '@sqos/formula'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFormDocument } from '../check/check-document.ts'
import { formulasOf } from '../model/dependencies.ts'
import { readForm, writeDocument } from '../model/read-form.ts'
import { kindOf } from '../kinds/registry.ts'
import type { JsonRecord } from '../json/json.ts'
import { applyRules } from './apply-rules.ts'
import { ruleReference, rulesOf, ruleTarget } from './compile-rules.ts'
import { circlesOf, componentsOf, graphOf } from './components.ts'

let number = 100
const field = (kind: string, name: string, more: object = {}) => {
  const node = kindOf(kind).create(++number)
  return { ...node, ...more, __config__: { ...node.__config__, label: name }, __vModel__: name }
}
const table = (name: string, ...children: unknown[]) => {
  const node = kindOf('table').create(++number)
  return { ...node, __vModel__: name, __config__: { ...node.__config__, label: name, children } }
}
const OPTIONS = { __slot__: { options: ['red', 'green', 'blue'].map((id) => ({ id, fullName: id })) } }
const FIELDS = [
  field('select', 'colour', OPTIONS),
  field('comInput', 'why'),
  field('numInput', 'price'),
  field('numInput', 'discount'),
  field('calculate', 'sum', {
    expression: [{ __vModel__: 'price', label: '' }, '-', { __vModel__: 'discount', label: '' }],
  }),
  field('checkbox', 'tags', OPTIONS),
  field('date', 'day'),
  table('rows', field('numInput', 'qty'), field('comInput', 'note'), field('select', 'size', OPTIONS)),
]
const form = (...visualRules: object[]) => readForm({ fields: FIELDS, visualRules })
const when = (conditions: object[], actions: object[], more: object = {}) => ({ conditions, actions, ...more })
const red = { field: 'colour', operator: 'is', value: 'red' }
function itemAt({ items }: ReturnType<typeof form>, index: number) {
  const found = items[index]
  if (!found) throw new Error(`The form has no item ${index}.`)
  return found
}
const item = (model: ReturnType<typeof form>, path: string) => model.field(path) ?? itemAt(model, 0)

function calculate(model: ReturnType<typeof form>) {
  const formulas = formulasOf(model)
  return (values: JsonRecord) => {
    const calculation = createCalculation({ formulas, values })
    return { ...values, sum: calculation.value('sum') }
  }
}

describe('panes of tabs and collapses', () => {
  const tabs = (...names: (string | undefined)[]) => {
    const node = kindOf('tab').create(300)
    const children = names.map((name, index) => ({
      title: `pane ${index}`,
      name,
      __config__: { children: [{ ...kindOf('comInput').create(301 + index), __vModel__: `field${index}` }] },
    }))
    return { ...node, __config__: { ...node.__config__, children } }
  }
  const withTabs = (names: (string | undefined)[], ...visualRules: object[]) =>
    readForm({ fields: [...FIELDS, tabs(...names)], visualRules })
  const panesOf = (model: ReturnType<typeof form>) => model.all.filter(({ kind }) => kind.role === 'pane')

  it('are named by the number of their tabs and their own name, and hidden with their fields', () => {
    const model = withTabs(['1', 'a/b'], when([red], [{ type: 'hide', fields: ['#300/a/b'] }]))
    const panes = panesOf(model)
    expect(panes.map((pane) => ruleReference(model, pane))).toEqual(['#300/1', '#300/a/b'])
    expect(panes.map((pane) => ruleTarget(model, ruleReference(model, pane) ?? ''))).toEqual(panes)
    const hidden = (values: JsonRecord) =>
      ['field0', 'field1'].map((path) => applyRules(model, values).effectOf(item(model, path)).isHidden)
    expect(hidden({ colour: 'red' })).toEqual([false, true])
    expect(hidden({ colour: 'blue' })).toEqual([false, false])
  })

  it('without a name of their own are no targets; a rule about a removed pane says so', () => {
    const model = withTabs(['1', '1', undefined], when([red], [{ type: 'hide', fields: ['#300/1'] }]))
    expect(panesOf(model).map((pane) => ruleReference(model, pane))).toEqual([undefined, undefined, undefined])
    expect(rulesOf(model).faults).toEqual([[{ code: 'ruleField', name: '#300/1' }]])
  })

  it('can be shown and hidden, and nothing else', () => {
    const model = withTabs(['1'], when([red], [{ type: 'lock', fields: ['#300/1'] }]))
    expect(rulesOf(model).faults).toEqual([[{ code: 'ruleIncomplete' }]])
  })
})

describe('rules in words', () => {
  it('show, require, lock and filter while their conditions are true', () => {
    const model = form(
      when(
        [red],
        [
          { type: 'show', fields: ['why'] },
          { type: 'require', fields: ['why', 'rows.note'] },
        ],
      ),
      when([{ field: 'price', operator: 'greater', value: 100 }], [{ type: 'lock', fields: ['discount'] }]),
      when([red], [{ type: 'filter', fields: ['tags'], options: ['red', 'blue'] }]),
      when(
        [{ field: 'price', operator: 'atLeast', value: '50' }],
        [{ type: 'filter', fields: ['tags'], options: ['blue'] }],
      ),
    )
    const of = (values: JsonRecord, path: string, row?: JsonRecord) =>
      applyRules(model, values).effectOf(item(model, path), row)

    expect(checkFormDocument(model)).toEqual([])
    expect(of({}, 'why')).toMatchObject({ isHidden: true, isRequired: false })
    expect(of({ colour: 'red' }, 'why')).toMatchObject({ isHidden: false, isRequired: true })
    expect(of({ colour: 'red' }, 'rows.note', { qty: 1 }).isRequired).toBe(true)
    expect(of({ price: '100.5' }, 'discount').isLocked).toBe(true)
    expect(of({ price: 100 }, 'discount').isLocked).toBe(false)
    expect(of({ colour: 'red' }, 'tags').offered).toEqual(['red', 'blue'])
    expect(of({ colour: 'red', price: 50 }, 'tags').offered).toEqual(['blue'])
    expect(of({}, 'tags').offered).toBeUndefined()
  })

  it.each([
    ['all', { colour: 'red', price: 5 }, true],
    ['all', { colour: 'red' }, false],
    ['any', { price: 5 }, true],
    ['any', {}, false],
  ])('join conditions by and / or: %s %j', (match, values, expected) => {
    const model = form(
      when(
        [red, { match: 'all', conditions: [{ field: 'price', operator: 'is', value: 5 }] }],
        [{ type: 'hide', fields: ['day'] }],
        { match },
      ),
    )
    expect(applyRules(model, values).effectOf(item(model, 'day')).isHidden).toBe(expected)
  })

  it.each([
    ['tags', 'hasAny', ['red', 'green'], ['green'], true],
    ['tags', 'hasAll', ['red', 'green'], ['green'], false],
    ['tags', 'hasNone', ['red'], ['green'], true],
    ['tags', 'isEmpty', undefined, [], true],
    ['why', 'contains', 'AB', 'xaby', true],
    ['why', 'notContains', 'ab', '', true],
    ['why', 'is', '010', '10', false],
    ['why', 'isNotEmpty', undefined, '  ', false],
    ['price', 'is', '10.00', 10, true],
    ['price', 'less', 10, undefined, false],
    ['day', 'less', 1_700_000_000_000, 1_600_000_000_000, true],
    ['colour', 'isOneOf', ['red', 'blue'], 'blue', true],
    ['colour', 'isNoneOf', ['red', 'blue'], 'blue', false],
  ])('compare %s %s %j', (path, operator, value, held, expected) => {
    const model = form(when([{ field: path, operator, value }], [{ type: 'hide', fields: ['discount'] }]))
    expect(applyRules(model, { [path]: held }).effectOf(item(model, 'discount')).isHidden).toBe(expected)
  })

  it('set values in the order in which they depend on each other and on formulas', () => {
    const model = form(
      when([{ field: 'sum', operator: 'greater', value: 80 }], [{ type: 'setValue', fields: ['why'], value: 'large' }]),
      when([red], [{ type: 'setValue', fields: ['price'], value: 100 }]),
      when([{ field: 'why', operator: 'is', value: 'large' }], [{ type: 'setValue', fields: ['day'], from: 'price' }]),
    )
    const { values, effectOf } = applyRules(
      model,
      { colour: 'red', price: 1, discount: 10 },
      { calculate: calculate(model) },
    )
    expect(values).toMatchObject({ price: 100, sum: '90.00', why: 'large', day: 100 })
    expect(effectOf(item(model, 'why')).isSet).toBe(true)
  })

  it('set values by formulas, also in rows, with the type of the field', () => {
    const set = (path: string, text: string) =>
      when([red], [{ type: 'setValue', fields: [path], formula: expressionFromText(text) }])
    const model = form(
      set('why', 'IF(sum > 50, "large", "small") & COUNT(rows)'),
      set('discount', 'ROUND(SUM(rows.qty) ÷ 3, 1)'),
      set('day', 'DATEADD(DATE(2026, 1, 31), price, "month")'),
      set('rows.note', 'rows.size & "-" & rows.qty × price'),
    )
    expect(checkFormDocument(model)).toEqual([])
    const rows = [
      { qty: 2, size: 'red' },
      { qty: '5', size: null },
    ]
    const { values } = applyRules(model, { colour: 'red', price: 1, rows }, { calculate: calculate(model) })
    expect(values).toMatchObject({
      why: 'small2',
      discount: 2.3,
      sum: '-1.30',
      day: new Date(2026, 1, 28).getTime(),
      rows: [{ note: 'red-2' }, { note: '-5' }],
    })
  })

  it.each([
    ['why', 'SUM(price', 'notClosed'],
    ['day', 'price + 1', 'wrongResult'],
    ['price', 'TODAY()', 'wrongResult'],
    ['why', '', 'empty'],
  ])('with a formula that is wrong say so: %s = %s', (path, text, code) => {
    const model = form(when([red], [{ type: 'setValue', fields: [path], formula: expressionFromText(text) }]))
    expect(rulesOf(model).faults).toMatchObject([[{ code: 'ruleFormula', fault: { code } }]])
    expect(checkFormDocument(model)).toMatchObject([{ code: 'ruleFormula', params: { fault: code, number: 1 } }])
    expect(applyRules(model, { colour: 'red', price: 7, why: 'w', day: 5 }).values).toMatchObject({
      price: 7,
      why: 'w',
      day: 5,
    })
  })

  it('with a formula of a removed field or in a circle are not applied', () => {
    const gone = form(when([red], [{ type: 'setValue', fields: ['why'], formula: expressionFromText('gone & "x"') }]))
    expect(rulesOf(gone).faults).toEqual([[{ code: 'ruleField', name: 'gone' }]])
    const circle = form(when([red], [{ type: 'setValue', fields: ['price'], formula: expressionFromText('sum + 1') }]))
    expect(rulesOf(circle).faults).toEqual([[{ code: 'ruleCircle', name: 'price' }]])
  })

  it('keep the stored value of hidden and locked fields, and what depends on it', () => {
    const model = form(
      when([red], [{ type: 'hide', fields: ['why'] }]),
      when([{ field: 'why', operator: 'is', value: 'b' }], [{ type: 'require', fields: ['day'] }]),
    )
    const applied = applyRules(model, { colour: 'red', why: 'b' }, { stored: { why: 'a' } })
    expect(applied.values['why']).toBe('a')
    expect(applied.effectOf(item(model, 'day')).isRequired).toBe(false)
    expect(applyRules(model, { colour: 'red', why: 'b' }).values['why']).toBe('b')
  })

  it('judge a field that locks itself by its stored value', () => {
    const model = form(when([red], [{ type: 'lock', fields: ['colour', 'price'] }]))
    const locked = (colour: string, stored: JsonRecord) => applyRules(model, { colour, price: 2 }, { stored })
    expect(checkFormDocument(model)).toEqual([])
    expect(locked('red', { colour: 'blue', price: 1 }).values).toEqual({ colour: 'red', price: 2 })
    expect(locked('blue', { colour: 'red', price: 1 }).values).toEqual({ colour: 'red', price: 1 })
  })

  it('work in each row of a sub-table, and over the rows from outside', () => {
    const model = form(
      when(
        [{ field: 'rows.qty', operator: 'greater', value: 9 }],
        [
          { type: 'require', fields: ['rows.note', 'why'] },
          { type: 'setValue', fields: ['rows.size'], value: 'red' },
          { type: 'hide', fields: ['day'] },
        ],
      ),
      when([{ field: 'colour', operator: 'is', value: 'blue' }], [{ type: 'hide', fields: ['rows.note'] }]),
    )
    const rows = [
      { id: 'a', qty: 10 },
      { id: 'b', qty: 1, size: 'green' },
    ]
    const { values, effectOf } = applyRules(model, { rows })
    expect(values['rows']).toEqual([{ id: 'a', qty: 10, size: 'red' }, rows[1]])
    expect(rows.map((row) => effectOf(item(model, 'rows.note'), row).isRequired)).toEqual([true, false])
    expect(effectOf(item(model, 'why')).isRequired).toBe(true)
    expect(applyRules(model, { rows: [rows[1]] }).effectOf(item(model, 'day')).isHidden).toBe(false)
    expect(applyRules(model, { colour: 'blue' }).effectOf(item(model, 'rows.note')).isHidden).toBe(true)
    expect(effectOf(item(model, 'rows.note')).isHidden).toBe(false)
  })

  it('keep the stored cell of a locked column', () => {
    const model = form(
      when([{ field: 'rows.qty', operator: 'is', value: 1 }], [{ type: 'lock', fields: ['rows.note'] }]),
    )
    const stored = { rows: [{ id: 'a', qty: 1, note: 'old' }] }
    const rows = [
      { id: 'a', qty: 1, note: 'new' },
      { qty: 1, note: 'added' },
    ]
    expect(applyRules(model, { rows }, { stored }).values['rows']).toEqual([{ ...rows[0], note: 'old' }, rows[1]])
  })

  it('hide the fields of a hidden container', () => {
    const card = kindOf('card').create(900)
    const model = readForm({
      fields: [FIELDS[0], { ...card, __config__: { ...card.__config__, children: [FIELDS[1]] } }],
      visualRules: [when([red], [{ type: 'show', fields: ['#900'] }])],
    })
    const { effectOf, values } = applyRules(model, { why: 'typed' }, { stored: {} })
    expect(checkFormDocument(model)).toEqual([])
    expect(effectOf(itemAt(model, 1)).isHidden).toBe(true)
    expect(effectOf(item(model, 'why')).isHidden).toBe(true)
    expect(values['why']).toBeUndefined()
  })

  it('are reported and left out in a circle, incomplete, or with a removed field', () => {
    const model = form(
      when([red], [{ type: 'setValue', fields: ['why'], value: 'x' }]),
      when([{ field: 'why', operator: 'is', value: 'x' }], [{ type: 'setValue', fields: ['colour'], value: 'blue' }]),
      when([], [{ type: 'hide', fields: ['day'] }]),
      when([{ field: 'gone', operator: 'isEmpty' }], [{ type: 'hide', fields: ['day'] }]),
      when([{ field: 'sum', operator: 'less', value: 5 }], [{ type: 'setValue', fields: ['price'], value: 5 }]),
      when([], [], { off: true }),
    )
    expect(
      checkFormDocument(model).map(({ code, params }) => `${code} ${params?.['number']} ${params?.['name'] ?? ''}`),
    ).toEqual([
      'ruleCircle 1 why',
      'ruleCircle 2 colour',
      'ruleIncomplete 3 ',
      'ruleField 4 gone',
      'ruleCircle 5 price',
      'ruleIncomplete 6 ',
    ])
    expect(applyRules(model, { colour: 'red' }).values).toEqual({ colour: 'red' })
  })

  it('leave the document as it is', () => {
    const document = { fields: FIELDS, visualRules: [{ conditions: 'no', later: 1 }, 7], other: 1 }
    expect(writeDocument(readForm(document).document)).toBe(JSON.stringify(document))
  })
})

const paths = ['colour', 'why', 'price', 'discount', 'rows.qty', 'rows.note', 'rows']
const anyCondition = fc.record({
  field: fc.constantFrom(...paths),
  operator: fc.constantFrom('is', 'isNot', 'isEmpty', 'isNotEmpty', 'greater'),
  value: fc.constantFrom('1', '2'),
})
const anyAction = fc.record({
  type: fc.constantFrom('show', 'hide', 'lock', 'require', 'setValue'),
  fields: fc.array(fc.constantFrom(...paths), { minLength: 1, maxLength: 2 }),
  value: fc.constantFrom('1', '2', ''),
})
const anyRules = fc.array(
  fc.record({
    match: fc.constantFrom('all', 'any'),
    conditions: fc.array(anyCondition, { minLength: 1, maxLength: 3 }),
    actions: fc.array(anyAction, { minLength: 1, maxLength: 3 }),
  }),
  { maxLength: 8 },
)
const cell = fc.constantFrom('1', '2', undefined)
const anyValues = fc.record({
  colour: cell,
  why: cell,
  price: fc.constantFrom(1, 2, undefined),
  discount: fc.constantFrom(1, 2, undefined),
  rows: fc.array(fc.record({ id: fc.constantFrom('a', 'b'), qty: fc.constantFrom(1, 2, undefined), note: cell }), {
    maxLength: 2,
  }),
})

describe('any rules', () => {
  it('end, and change nothing when they are applied a second time', () => {
    fc.assert(
      fc.property(anyRules, anyValues, anyValues, (rules, values, stored) => {
        const model = form(...rules)
        const context = { stored, calculate: calculate(model) }
        const once = applyRules(model, values, context).values
        expect(applyRules(model, once, context).values).toEqual(once)
      }),
    )
  })

  it('leave the given values untouched', () => {
    fc.assert(
      fc.property(anyRules, anyValues, (rules, values) => {
        const before = structuredClone(values)
        applyRules(form(...rules), values, { stored: {} })
        expect(values).toEqual(before)
      }),
    )
  })
})

describe('components of a graph', () => {
  it('come after those that lead to them, and hold the nodes that reach each other', () => {
    const node = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
    fc.assert(
      fc.property(fc.array(fc.tuple(node, node), { maxLength: 20 }), (edges) => {
        const graph = graphOf(edges)
        const components = componentsOf(graph)
        const place = new Map(components.flatMap((list, index) => list.map((one) => [one, index] as const)))
        for (const [from, to] of edges) expect(place.get(from)).toBeLessThanOrEqual(place.get(to) ?? 0)
        const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
          [...(graph.get(from) ?? [])].some(
            (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
          )
        const circles = circlesOf(graph)
        for (const one of graph.keys()) expect(circles.has(one)).toBe(reaches(one, one))
      }),
    )
  })
})
