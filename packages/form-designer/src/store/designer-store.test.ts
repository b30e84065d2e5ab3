import { asList, kindOf, own, ownAt } from '@sqos/form-model'
import { checkFormDocument } from '@sqos/form-model/schema'
import { expect, it } from 'vitest'
import { createDesignerStore } from './designer-store.ts'

/** The document as the server stores it: each component has its table. */
function storedBy(document: { fields?: unknown }) {
  const withTable = (node: unknown): unknown => {
    const config = own(node, '__config__')
    const children = asList(own(config, 'children')).map((child) => ({
      ...Object(child),
      __config__: { ...Object(own(child, '__config__')), relationTable: 'ct2' },
    }))
    const isTable = own(config, 'sqosKey') === 'table'
    const tables = isTable ? { tableName: 'ct2', children } : { tableName: 'mt1' }
    return { ...Object(node), __config__: { ...Object(config), ...tables } }
  }
  const formData = JSON.stringify({ ...document, fields: asList(document.fields).map(withTable) })
  const tables = JSON.stringify([
    { typeId: '1', table: 'mt1', fields: [{ field: 'comInputField101' }] },
    { typeId: '0', table: 'ct2', tableField: 'F_Relation_Id', relationTable: 'mt1', fields: [] },
  ])
  return { formData, tables }
}

it('a save keeps undo and selection, and gives every step the tables that the server has assigned', () => {
  const store = createDesignerStore({ formData: { fields: [], idGlobal: 100 } })
  store.add(kindOf('comInput'))
  store.select([])
  store.add(kindOf('table'))
  store.add(kindOf('numInput'))
  const { form, selection } = store.getState()

  store.adopt(storedBy(form.document), form.document)

  expect(store.getState()).toMatchObject({ isDirty: false, canUndo: true, selection })
  const tableAt = (index: number) => ownAt(store.getState().form.document.fields?.[index], '__config__', 'tableName')
  expect([tableAt(0), tableAt(1)]).toEqual(['mt1', 'ct2'])
  store.undo()
  expect(store.getState().isDirty).toBe(true)
  expect(store.getState().form.all.map(({ kind }) => kind.name)).toEqual(['comInput', 'table'])
  expect([tableAt(0), tableAt(1)]).toEqual(['mt1', 'ct2'])
  store.redo()
  expect(store.getState().isDirty).toBe(false)
})

it('a change that is made while a save runs stays unsaved', () => {
  const store = createDesignerStore({ formData: { fields: [], idGlobal: 100 } })
  store.add(kindOf('comInput'))
  const sent = store.getState().form.document
  store.add(kindOf('numInput'))

  store.adopt(storedBy(sent), sent)

  expect(store.getState().isDirty).toBe(true)
  expect(store.getState().form.all).toHaveLength(2)
})

it('a duplicated sub-table and its columns leave the table of the original', () => {
  const store = createDesignerStore({ formData: { fields: [], idGlobal: 100 } })
  store.add(kindOf('table'))
  store.add(kindOf('numInput'))
  const { document } = store.getState().form
  store.adopt(storedBy(document), document)
  store.select(['/fields/0'])

  store.duplicate()

  const copy = store.getState().form.document.fields?.[1]
  expect(ownAt(copy, '__config__', 'tableName')).toBe('')
  const [column] = asList(ownAt(copy, '__config__', 'children'))
  expect(ownAt(column, '__config__', 'relationTable')).toBe('')
  expect(ownAt(column, '__config__', 'parentVModel')).toBe(own(copy, '__vModel__'))
  // The server assigns its table with the next save: nothing is wrong until then.
  const codes = checkFormDocument(store.getState().form).map(({ code }) => code)
  expect(codes.filter((code) => code === 'unknownTable' || code === 'newColumn')).toEqual([])
})

it('a title is edited on the canvas in one step; an empty one is not taken', () => {
  const store = createDesignerStore({ formData: { fields: [], idGlobal: 100 } })
  store.add(kindOf('comInput'))
  store.rename()
  expect(store.getState().renaming).toBe('/fields/0')

  store.endRename('  ')
  expect(store.getState()).toMatchObject({ renaming: undefined, form: { items: [{ label: '单行输入' }] } })
  store.rename()
  store.endRename(' 用途 ')
  expect(store.getState().form.items[0]?.label).toBe('用途')
  store.undo()
  expect(store.getState().form.items[0]?.label).toBe('单行输入')

  store.add(kindOf('divider'))
  store.rename()
  expect(store.getState().renaming).toBeUndefined()
})

it('rules and formulas follow a field that gets another name, and a field that moves into a sub-table', () => {
  const field = (kind: string, formId: number, more: object = {}) => ({ ...kindOf(kind).create(formId), ...more })
  const operand = { __vModel__: 'numInputField101', label: '数量' }
  const startsWith = (defaultFormula: readonly unknown[]) => {
    const node = field('numInput', 104)
    return { ...node, __config__: { ...node.__config__, defaultFormula } }
  }
  const store = createDesignerStore({
    formData: {
      fields: [
        field('numInput', 101),
        field('calculate', 102, { expression: [operand, '×', '2'] }),
        field('table', 103),
        startsWith([operand, '+', '1']),
      ],
      visualRules: [
        {
          conditions: [{ conditions: [{ field: 'numInputField101', operator: 'isEmpty' }] }],
          actions: [{ type: 'setValue', fields: ['numInputField101'], value: 1 }],
        },
      ],
    },
  })
  const text = () => JSON.stringify(store.getState().form.document)

  store.change('/fields/0', (node) => ({ ...node, __vModel__: 'F_Qty' }))
  expect(text()).not.toContain('numInputField101')
  expect(text().match(/F_Qty/g)).toHaveLength(5)

  store.move(['/fields/0'], { list: '/fields/2/__config__/children', index: 0 })
  expect(text().match(/tableField103\.F_Qty/g)).toHaveLength(4)
  store.undo()
  expect(text()).not.toContain('tableField103.F_Qty')
})
