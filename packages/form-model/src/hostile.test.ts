import { runs } from '@sqos/vitest-config/runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkForm,
  formulasOf,
  initialValues,
  KINDS,
  readConditions,
  readForm,
  readList,
  readValues,
  systemValues,
  writeDocument,
  writeValues,
} from './index.ts'
import { checkFormDocument, checkListDocument } from './schema.ts'

const anything = fc.jsonValue({ maxDepth: 3 })
const names = fc.oneof(
  fc.constantFrom('__vModel__x', 'constructor', 'toString', '__proto__', 'select', 'a.b', 'F_A', 'tableField1', ''),
  fc.string({ maxLength: 12 }),
)
const kinds = fc.oneof(
  fc.constantFrom('constructor', '__proto__', ...KINDS.map(({ name }) => name)),
  fc.string({ maxLength: 8 }),
)
const KEYS = [
  'options',
  'props',
  'multiple',
  'format',
  'type',
  'expression',
  'relationField',
  'min',
  'max',
  'maxlength',
  'regList',
  'children',
]

/** A random component: every part may be any JSON value. */
const node: fc.Arbitrary<unknown> = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    anything,
    fc
      .record({
        kind: kinds,
        name: fc.oneof(names, anything),
        config: fc.dictionary(
          fc.constantFrom('label', 'required', 'span', 'visibility', 'defaultValue', 'regList', 'trigger', 'dataType'),
          anything,
        ),
        props: fc.dictionary(fc.constantFrom(...KEYS), anything),
        children: fc.array(tie('node'), { maxLength: 3 }),
      })
      .map(({ kind, name, config, props, children }) => ({
        ...props,
        __config__: { ...config, sqosKey: kind, children },
        __vModel__: name,
      })),
  ),
})).node

test('reading a random document does not throw and changes neither the document nor Object.prototype', () => {
  const context = { now: 0, userId: 'u', organizationId: null, departmentId: null, positionId: null }
  fc.assert(
    fc.property(fc.array(node, { maxLength: 5 }), fc.dictionary(names, anything), anything, (fields, stored, list) => {
      const text = JSON.stringify({ fields })
      const form = readForm(text, stored)
      const isRefused = form.problems.some(({ code }) => code === 'forbiddenKey')
      expect(isRefused || writeDocument(form.document) === text).toBe(true)

      checkFormDocument(form)
      const values = readValues(form, stored)
      writeValues(form, values)
      checkForm(form, values)
      initialValues(form)
      formulasOf(form)
      systemValues(form, { on: 'update', context, stored })
      for (const item of form.all) {
        const value = item.kind.read(stored[item.name], item.node)
        item.kind.display(value, { node: item.node, names: () => undefined })
        item.kind.column(item.node)
        item.kind.search(item.node)
      }
      const model = readList(typeof list === 'object' ? list : { columnList: [list], searchList: fields }, form)
      checkListDocument(model, form)
      readConditions(JSON.stringify(stored), form)
      expect(Object.keys(Object.prototype)).toEqual([])
      expect(({} as Record<string, unknown>)['x']).toBeUndefined()
    }),
    { numRuns: runs({ fast: 200, full: 1500 }) },
  )
})

test('a document of 5 MB is read and reported as too large', () => {
  const field = { __config__: { sqosKey: 'comInput', label: 'x'.repeat(900) }, __vModel__: 'F_' }
  const fields = Array.from({ length: 4800 }, (_, index) => ({ ...field, __vModel__: `F_${index}` }))
  const form = readForm(JSON.stringify({ fields }))

  expect(form.fields).toHaveLength(4800)
  expect(readForm(JSON.stringify({ fields: [...fields, ...fields] })).problems).toMatchObject([{ code: 'tooLarge' }])
})
