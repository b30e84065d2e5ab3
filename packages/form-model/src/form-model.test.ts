import { createCalculation, expressionFromText } from '@sqos/formula'
import { describe, expect, test } from 'vitest'
import {
  attributeSources,
  buttonCodes,
  checkForm,
  columnCodes,
  formCodes,
  formulasOf,
  initialValues,
  isVisible,
  KINDS,
  noNames,
  readConditions,
  kindOf,
  readForm,
  readList,
  readValues,
  systemValues,
  writeDocument,
  writeValues,
} from './index.ts'
import { checkFormDocument, checkListDocument } from './schema.ts'
import { bigForm, foreignForm, formOfAllKinds, orderForm, orderList, orderTables } from './testing/index.ts'

const order = readForm(orderForm, orderTables)
const item = (path: string, form = order) => {
  const found = form.field(path)
  if (!found) throw new Error(`no field ${path}`)
  return found
}

describe('reading a form document', () => {
  test.for(Object.entries({ orderForm, foreignForm, all: formOfAllKinds(), big: bigForm(300) }))(
    '%s: read → write gives the same document',
    ([, document]) => {
      const text = JSON.stringify(document)

      expect(writeDocument(readForm(text).document)).toBe(text)
    },
  )

  test('reading returns lists and tables unchanged', () => {
    expect(writeDocument(readList(JSON.stringify(orderList), order).document)).toBe(JSON.stringify(orderList))
    expect(order.tables.document).toEqual(orderTables)
  })

  test('the example form and the example list have no problems', () => {
    expect(checkFormDocument(order)).toEqual([])
    expect(checkListDocument(readList(orderList, order), order)).toEqual([])
  })

  test('a new component of every kind matches the schema', () => {
    const form = readForm(formOfAllKinds())
    const wrong = checkFormDocument(form).filter(({ code }) => code === 'wrongType' || code === 'unknownKind')

    expect(wrong).toEqual([])
    expect(form.items).toHaveLength(KINDS.filter(({ role }) => role !== 'pane').length)
  })

  test('a document of an older product is read with its kinds, panes and numbers as text; problems name their place', () => {
    const form = readForm(foreignForm)

    expect(form.fields.map(({ name, kind }) => [name, kind.name])).toEqual([
      ['phone', 'comInput'],
      ['agreed', 'switch'],
      ['files', 'uploadFz'],
      ['holo', 'hologram'],
      ['material', 'popupSelect'],
    ])
    expect(form.settings).toMatchObject({ labelWidth: 120, labelPosition: 'top', size: 'default' })
    expect(attributeSources(form)).toMatchObject([{ source: { name: 'material' }, showField: 'spec' }])
    expect(checkFormDocument(form).map(({ code, place }) => [code, place.join('/')])).toEqual([
      ['unknownKind', '标签面板/更多/折叠面板/附件'],
      ['patternBackslash', '标签面板/基本信息/手机 phone'],
    ])
  })

  test.for([
    ['no JSON', '{', 'notJson'],
    ['too large', `"${'x'.repeat(6 * 1024 * 1024)}"`, 'tooLarge'],
    ['too deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'tooDeep'],
    ['a prototype', '{"fields":[{"__proto__":{"polluted":1}}]}', 'forbiddenKey'],
    ['a list', '[]', 'notAnObject'],
    ['fields that are none', '{"fields":{}}', 'notAList'],
    ['a component that is none', '{"fields":[7]}', 'notAnObject'],
    ['a component without a kind', '{"fields":[{"__config__":{}}]}', 'noKind'],
  ] as const)('%s is reported as a problem and does not throw', ([, text, code]) => {
    const form = readForm(text)

    expect(form.problems.map((problem) => problem.code)).toEqual([code])
    expect(form.fields).toEqual([])
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test('a model name that every object inherits is refused, an SQL word is accepted', () => {
    const field = (name: string) => ({ __config__: { sqosKey: 'comInput', label: name }, __vModel__: name })
    const form = readForm({ fields: ['constructor', 'toString', 'select', 'order'].map(field) })

    expect(form.fields.map(({ name }) => name)).toEqual(['select', 'order'])
    expect(form.problems.map(({ code }) => code)).toEqual(['forbiddenName', 'forbiddenName'])
  })

  test('the first of two fields with the same name holds the value', () => {
    const field = { __config__: { sqosKey: 'comInput', label: 'a' }, __vModel__: 'F_A' }
    const form = readForm({ fields: [field, { ...field, __config__: { ...field.__config__, label: 'b' } }] })

    expect(form.problems).toMatchObject([{ code: 'duplicateName', severity: 'error', pointer: '/fields/1' }])
    expect(form.field('F_A')?.label).toBe('a')
  })
})

describe('form model', () => {
  test('binds fields to tables and columns', () => {
    expect(item('F_Title').binding).toEqual({ role: 'main', table: 'demo_order', column: 'F_Title' })
    expect(item('tableField108.F_Qty').binding).toEqual({ role: 'child', table: 'demo_item', column: 'F_Qty' })
    const node = { __config__: { sqosKey: 'comInput', label: 'x' }, __vModel__: 'sqos_demo_item_sqos_F_Product' }
    const { fields } = readForm({ fields: [node] }, orderTables)
    expect(fields[0]?.binding).toEqual({ role: 'secondary', table: 'demo_item', column: 'F_Product' })
  })

  test('a new record holds the default values', () => {
    expect(initialValues(order)).toEqual({ F_Urgency: '1', tableField108: [] })
  })

  test('a record that is read and written keeps the ids of its rows and omits empty values', () => {
    const stored = {
      F_Title: 'A',
      F_Day: '2026-11-21',
      F_Unknown: 1,
      tableField108: [{ id: '9', F_Product: 'pen', F_Qty: '2', F_Customer_sqosRelation_0: 'x' }],
    }
    const values = readValues(order, stored)

    expect(values).toEqual({
      F_Title: 'A',
      F_Day: new Date(2026, 10, 21).getTime(),
      tableField108: [{ id: '9', F_Product: 'pen', F_Qty: 2, F_Customer: 'x' }],
    })
    expect(writeValues(order, { ...values, F_Title: '', F_Urgency: null })).toEqual({
      F_Day: new Date(2026, 10, 21).getTime(),
      tableField108: [{ id: '9', F_Product: 'pen', F_Qty: 2, F_Customer: 'x' }],
    })
  })

  test('formulas of the document calculate', () => {
    const rows = [
      { F_Qty: 2, F_Price: 1.5 },
      { F_Qty: 1, F_Price: 10 },
    ]
    const calculation = createCalculation({ formulas: formulasOf(order), values: { tableField108: rows } })

    expect(calculation.problems).toEqual([])
    expect([calculation.value('tableField108.F_Amount', 0), calculation.value('F_Total')]).toEqual(['3.00', '13.00'])
  })

  test('checking reports faults of rows first, with the messages of the document', () => {
    const values = { F_Title: 'x', tableField108: [{ F_Qty: 0 }] }

    expect(checkForm(order, values)).toEqual([
      { path: 'tableField108.F_Product', row: 0, code: 'required', params: { label: '品名' } },
      { path: 'tableField108.F_Qty', row: 0, code: 'tooSmall', params: { label: '数量', limit: 1 } },
      { path: 'F_Title', code: 'pattern', params: { label: '标题' }, message: '标题至少两个字' },
    ])
    expect(checkForm(order, {})).toMatchObject([{ path: 'F_Title', code: 'required', message: '请输入标题' }])
    expect(checkForm(order, {}, { isShown: () => false })).toEqual([])
  })

  test('a value with files keeps uploaded files only', () => {
    const form = readForm({ fields: [{ ...kindOf('uploadFz').create(1), __vModel__: 'F_Files', limit: 2 }] })
    const codes = (value: unknown) => checkForm(form, { F_Files: value }).map(({ code }) => code)
    const file = { name: 'a.pdf', fileId: 'f1', url: '/api/file/Image/annex/f1' }

    expect(codes([file, { ...file, url: 'https://files.example/a.pdf' }])).toEqual([])
    expect(codes([file, file, file])).toEqual(['tooMany'])
    for (const wrong of ['x', 7, { 0: file }, [7], [null], [{}], [{ size: 3 }]])
      expect(codes(wrong)).toEqual(['notAFile'])
    for (const url of ['javascript:alert(1)', ' JavaScript:x', 'java\nscript:x', 'data:text/html,x', 'blob:x']) {
      expect(codes([{ ...file, url }])).toEqual(['notAFile'])
    }
  })

  test('a pattern without a linear engine is reported and not tested', () => {
    const slow = ['/^(a+)+(?=b)$/', '/^(?:(?=a*b)a)*$/', '/^(a+)+\\1$/', '/^a*(?<!b*)a*$/']
    const quick = [
      '/^(?=.*\\d)(?=.*[a-z]).{8,16}$/',
      '/^\\d+$/',
      '/^([1-9]\\d{0,7}|0)(\\.\\d{1,2})?$/',
      '/^\\d+(,\\d{3})*$/',
      '/^1[3-9]\\d{9}$/',
    ]
    const node = (pattern: string) => ({
      __config__: { sqosKey: 'comInput', label: 'x', regList: [{ pattern, message: '' }] },
      __vModel__: 'F_X',
    })
    const problemOf = (pattern: string) =>
      checkFormDocument(readForm({ fields: [node(pattern)] })).map(({ code }) => code)

    expect(slow.map(problemOf)).toEqual(slow.map(() => ['pattern']))
    expect(quick.map(problemOf)).toEqual(quick.map(() => []))
  })

  test('the server overwrites the values sent for system fields', () => {
    const context = { now: 0, userId: 'u1', organizationId: 'o1', departmentId: null, positionId: null }

    expect(systemValues(order, { on: 'create', context, stored: { F_Creator: 'forged' } })).toEqual({ F_Creator: 'u1' })
    const stored = { F_Creator: 'u0', F_Code: 'ORDER1' }
    expect(systemValues(order, { on: 'update', context, stored })).toEqual(stored)
  })

  test('form permission hides fields whose code is not granted', () => {
    expect(formCodes(order).map(({ code }) => code)).toContain('tableField108-F_Qty')
    const viewer = { side: 'pc', formCodes: new Set(['tableField108', 'tableField108-F_Qty']) } as const
    const seen = ['F_Title', 'tableField108', 'tableField108.F_Qty', 'tableField108.F_Price']
    expect(seen.map((path) => isVisible(item(path), viewer))).toEqual([false, true, true, false])
  })
})

describe('list model', () => {
  const list = readList(orderList, order)

  test('reads columns, both forms of search conditions, and permission codes', () => {
    expect(list.columns.map(({ prop, width }) => [prop, width]).slice(0, 2)).toEqual([
      ['F_Code', 160],
      ['F_Title', undefined],
    ])
    expect(list.columns.at(-1)?.item?.path).toBe('tableField108.F_Qty')
    expect(list.search.map(({ prop, way }) => [prop, way.input])).toEqual([
      ['F_Title', 'text'],
      ['F_Day', 'dateRange'],
      ['F_Urgency', 'select'],
      ['F_Total', 'numberRange'],
    ])
    expect(buttonCodes(list).filter(({ isEnabled }) => !isEnabled)).toEqual([
      { code: 'btn_upload', label: '导入', isEnabled: false },
    ])
    expect(columnCodes(list).find(({ code }) => code === 'F_Customer')?.isEnabled).toBe(false)
  })

  test('reads conditions by the kind of the field and refuses unknown and hidden keys', () => {
    const noon = new Date(2026, 10, 21, 12).getTime()
    const query = {
      F_Title: 'ab',
      F_Day: [noon, noon],
      F_Total: [null, '10'],
      F_Urgency: '',
      F_Creator: { $ne: 1 },
      'F_Id"; drop table x': '1',
      __vModel__: 'x',
    }
    const { conditions, refused } = readConditions(JSON.stringify(query), order, {
      isPermitted: ({ name }) => name !== 'F_Title',
    })

    expect(conditions.map(({ item: { name }, ...rest }) => ({ name, ...rest }))).toEqual([
      {
        name: 'F_Day',
        test: 'between',
        unit: 'moment',
        from: new Date(2026, 10, 21).getTime(),
        to: new Date(2026, 10, 22).getTime() - 1,
      },
      { name: 'F_Total', test: 'between', unit: 'number', from: undefined, to: 10 },
    ])
    expect(refused).toEqual(['F_Title', 'F_Creator', 'F_Id"; drop table x', '__vModel__'])
  })
})

test('a masked phone number passes the pattern of its field only where numbers are expected', () => {
  const regList = [{ pattern: String.raw`/^1[3-9]\d{9}$/` }]
  const fieldsWith = (isPhoneNumber: boolean) =>
    readForm({ fields: [{ __config__: { sqosKey: 'comInput', regList }, __vModel__: 'a', isPhoneNumber }] })
  const faults = (a: string, isPhone = true) => checkForm(fieldsWith(isPhone), { a }).map(({ code }) => code)

  expect([faults('13800138000'), faults('138****8000'), faults('138****8000', false)]).toEqual([[], [], ['pattern']])
  expect([faults('1380013800'), faults('****'), faults('13*****8000')]).toEqual([['pattern'], ['pattern'], ['pattern']])
  const phone = item('a', fieldsWith(true))
  const shown = (showsNumbers: boolean) =>
    phone.kind.display('13800138000', { node: phone.node, names: noNames, showsNumbers })
  expect([shown(false), shown(true)]).toEqual(['138****8000', '13800138000'])
})

test.each([
  ['dictionary', { dictionaryType: '' }, ['noDictionary']],
  ['dictionary', { dictionaryType: 'd1' }, []],
  ['dynamic', { propsUrl: '' }, ['noOptionsInterface']],
  ['static', {}, []],
])('a choice from a %s with %j has the problems %j', (dataType, more, codes) => {
  const node = kindOf('select').create(101)
  const form = readForm({ fields: [{ ...node, __config__: { ...node.__config__, dataType, ...more } }] })
  expect(checkFormDocument(form).map(({ code }) => code)).toEqual(codes)
})

test.each([
  [{ a: 'b + 1', b: 'SUM(a, 2)' }, ['formula: cycle b → a → b', 'formula: cycle a → b → a']],
  [{ a: 'gone + 1', b: 'a' }, ['formula: unknownField gone']],
  [{ a: 'SUM(n', b: 'a' }, ['formula: notClosed']],
  [{ a: 'n & "x"', b: 'a' }, ['formula: wrongResult']],
  [{ a: 'SUM(n, 1)', b: 'a × 2' }, []],
])('the problems of the formulas %j are %j', (texts, expected) => {
  const fields = Object.entries(texts).map(([name, text], index) => {
    const node = kindOf('calculate').create(101 + index)
    return {
      ...node,
      __vModel__: name,
      expression: expressionFromText(text),
      __config__: { ...node.__config__, label: name },
    }
  })
  const form = readForm({ fields: [...fields, { ...kindOf('numInput').create(110), __vModel__: 'n' }] })
  const found = checkFormDocument(form).map(({ code, params = {} }) =>
    [`${code}:`, params['fault'], params['cycle'] ?? params['name']].filter(Boolean).join(' '),
  )
  expect(found.toSorted()).toEqual([...expected].toSorted())
})
