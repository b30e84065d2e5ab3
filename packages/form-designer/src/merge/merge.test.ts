import { kindOf, readForm, readRules } from '@sqos/form-model'
import { bigForm, orderForm } from '@sqos/form-model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDesignerStore } from '../store/designer-store.ts'
import { withValue } from '../document/node-value.ts'
import { mergeForms } from './merge-forms.ts'
import { mergeLists } from './merge-lists.ts'

const design = (formData: unknown, edit: (store: ReturnType<typeof createDesignerStore>) => void): object => {
  const store = createDesignerStore({ formData })
  edit(store)
  return store.getState().form.document
}
const title = (store: ReturnType<typeof createDesignerStore>, pointer: string, label: string) =>
  store.change(pointer, (node) => withValue(node, ['__config__', 'label'], label))
const labels = (document: unknown) => readForm(document).all.map(({ label }) => label)
const THREE = design({ fields: [] }, (store) => {
  for (const kind of ['comInput', 'numInput', 'date']) {
    store.select([])
    store.add(kindOf(kind))
  }
})

describe('merging two versions of a form', () => {
  it('changes of different components merge without a conflict', () => {
    const ours = design(THREE, (store) => title(store, '/fields/0', '姓名'))
    const theirs = design(THREE, (store) => {
      title(store, '/fields/1', '人数')
      store.remove(['/fields/2'])
    })
    const { document, clashes } = mergeForms({ base: THREE, ours, theirs })
    expect(labels(document)).toEqual(['姓名', '人数'])
    expect(clashes).toEqual([])
  })

  it('changes of different properties of one component merge without a conflict', () => {
    const ours = design(THREE, (store) => title(store, '/fields/0', '姓名'))
    const theirs = design(THREE, (store) =>
      store.change('/fields/0', (node) => withValue(node, ['__config__', 'required'], true)),
    )
    const { document, clashes } = mergeForms({ base: THREE, ours, theirs })
    expect(document.fields).toMatchObject([{ __config__: { label: '姓名', required: true } }, {}, {}])
    expect(clashes).toEqual([])
  })

  it('two values of one property are a conflict, resolved by the choice', () => {
    const ours = design(THREE, (store) => title(store, '/fields/0', '甲'))
    const theirs = design(THREE, (store) => title(store, '/fields/0', '乙'))
    const versions = { base: THREE, ours, theirs }
    const { document, clashes } = mergeForms(versions)
    expect(labels(document)[0]).toBe('甲')
    expect(clashes).toEqual([{ id: '101', label: '单行输入' }])
    expect(labels(mergeForms(versions, { theirs: new Set(['101']) }).document)[0]).toBe('乙')
  })

  it('a component that one side changed and the other removed is kept', () => {
    const ours = design(THREE, (store) => store.remove(['/fields/0']))
    const theirs = design(THREE, (store) => title(store, '/fields/0', '乙'))
    expect(mergeForms({ base: THREE, ours, theirs }).clashes).toEqual([{ id: '101', label: '单行输入' }])
    expect(labels(mergeForms({ base: THREE, ours, theirs }, { theirs: new Set(['101']) }).document)).toContain('乙')
    expect(labels(mergeForms({ base: THREE, ours: theirs, theirs: ours }).document)).toContain('乙')
  })

  it('both new components are kept with different numbers and names, also in references', () => {
    const ours = design(THREE, (store) => {
      store.select([])
      store.add(kindOf('numInput'))
      store.changeForm({ funcs: { onLoad: "({ setFormData }) => setFormData('numInputField104', 1)" } })
    })
    const theirs = design(THREE, (store) => {
      store.select([])
      store.add(kindOf('numInput'))
      title(store, '/fields/3', '对方')
    })
    const { document, renamed } = mergeForms({ base: THREE, ours, theirs })
    expect(
      readForm(document)
        .fields.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['comInputField101', 'dateField103', 'numInputField102', 'numInputField104', 'numInputField105'])
    expect([...renamed]).toEqual([['numInputField104', 'numInputField105']])
    expect(document.funcs).toMatchObject({ onLoad: expect.stringContaining("'numInputField105'") })
  })

  describe('with rules', () => {
    const rule = (id: string, value: string, target = '#101') => ({
      id,
      match: 'all',
      conditions: [{ field: 'comInputField101', operator: 'is', value }],
      actions: [{ type: 'hide', fields: [target] }],
    })
    const ruled = (...visualRules: object[]) => ({ ...THREE, visualRules })
    const base = ruled(rule('rule1', 'a'), rule('rule2', 'b'))
    const values = (document: object) =>
      readRules(document).map(({ id, conditions }) => `${id} ${conditions.map((one) => JSON.stringify(one)).join()}`)
    const merge = (ours: object, theirs: object, wanted: string[] = []) =>
      mergeForms({ base, ours, theirs }, { theirs: new Set(wanted) })

    it('keeps changes of different rules and new rules of both sides', () => {
      const { document, clashes } = merge(
        ruled(rule('rule1', 'a2'), rule('rule2', 'b'), rule('rule3', 'ours')),
        ruled(rule('rule1', 'a'), rule('rule2', 'b2'), rule('rule3', 'theirs')),
      )
      expect(clashes).toEqual([])
      const found = values(document)
      expect(found).toHaveLength(4)
      for (const value of ['a2', 'b2', 'ours', 'theirs']) expect(found.join(' ')).toContain(`"${value}"`)
      expect(new Set(readRules(document).map(({ id }) => id)).size).toBe(4)
    })

    it('removes a rule that one side removed; a rule that both changed is a conflict', () => {
      expect(values(merge(ruled(rule('rule2', 'b')), base).document)).toHaveLength(1)
      const versions = [
        ruled(rule('rule1', 'x'), rule('rule2', 'b')),
        ruled(rule('rule1', 'y'), rule('rule2', 'b')),
      ] as const
      expect(merge(...versions).clashes).toEqual([{ id: 'form', label: '' }])
      expect(values(merge(...versions).document)[0]).toContain('"x"')
      expect(values(merge(...versions, ['form']).document)[0]).toContain('"y"')
    })

    it('names our new component by its new number', () => {
      const add = (store: ReturnType<typeof createDesignerStore>) => {
        store.select([])
        store.add(kindOf('divider'))
      }
      const ours = design(THREE, (store) => {
        add(store)
        store.changeForm({ visualRules: [rule('rule1', 'a', '#104')] })
      })
      const theirs = design(THREE, (store) => {
        add(store)
        store.change('/fields/3', (node) => ({ ...node, content: 'other' }))
      })
      const { document } = mergeForms({ base: THREE, ours, theirs })
      expect(readRules(document)[0]?.actions[0]?.fields).toEqual(['#105'])
    })
  })

  it('components added to a removed container are kept', () => {
    const base = design({ fields: [] }, (store) => store.add(kindOf('card')))
    const ours = design(base, (store) => store.remove(['/fields/0']))
    const theirs = design(base, (store) => {
      store.select(['/fields/0'])
      store.add(kindOf('rate'))
    })
    expect(labels(mergeForms({ base, ours, theirs }).document)).toEqual(['评分'])
  })

  it('the order follows the side that moved components', () => {
    const ours = design(THREE, (store) => store.move(['/fields/2'], { list: '/fields', index: 0 }))
    const theirs = design(THREE, (store) => title(store, '/fields/1', '乙'))
    expect(labels(mergeForms({ base: THREE, ours, theirs }).document)).toEqual(['日期选择', '单行输入', '乙'])
    expect(labels(mergeForms({ base: THREE, ours: theirs, theirs: ours }).document)).toEqual([
      '日期选择',
      '单行输入',
      '乙',
    ])
  })
})

const step = fc.record({ at: fc.nat(), what: fc.constantFrom('title', 'remove', 'add', 'move', 'into') })
const edited = (base: unknown, steps: readonly { at: number; what: string }[]) =>
  design(base, (store) => {
    for (const { at, what } of steps) {
      const { all } = store.getState().form
      const item = all[at % Math.max(1, all.length)]
      if (!item) continue
      if (what === 'title') title(store, item.key, `标题${at}`)
      if (what === 'remove') store.remove([item.key])
      store.select([item.key])
      if (what === 'add') store.add(kindOf('comInput'))
      if (what === 'move') store.nudge('up')
      if (what === 'into') store.nudge('in')
    }
  })

it('an unchanged version merges to the other version', () => {
  fc.assert(
    fc.property(fc.constantFrom(orderForm, bigForm(20)), fc.array(step, { maxLength: 8 }), (form, steps) => {
      const base = readForm(form).document
      const changed = edited(base, steps)
      expect(mergeForms({ base, ours: changed, theirs: base }).document).toEqual(changed)
      expect(mergeForms({ base, ours: base, theirs: changed }).document).toEqual(changed)
    }),
    { numRuns: 60 },
  )
})

it('random changes of both sides merge to a readable form with every new component once', () => {
  const steps = fc.array(step, { maxLength: 8 })
  fc.assert(
    fc.property(steps, steps, (mine, yours) => {
      const base = readForm(bigForm(20)).document
      const [ours, theirs] = [edited(base, mine), edited(base, yours)]
      const merged = readForm(mergeForms({ base, ours, theirs }).document)
      const isNew = (document: unknown) =>
        readForm(document).all.filter(({ node }) => Number(node.__config__.formId) > (Number(base.idGlobal) || 0))
          .length
      const numbers = merged.all.flatMap(({ node }) => node.__config__?.formId ?? [])
      expect(new Set(numbers).size).toBe(numbers.length)
      const alike = isNew(merged.document)
      expect(alike).toBeGreaterThanOrEqual(Math.max(isNew(ours), isNew(theirs)))
      expect(alike).toBeLessThanOrEqual(isNew(ours) + isNew(theirs))
    }),
    { numRuns: 60 },
  )
})

it('merging two versions of a list merges columns, buttons and settings one by one', () => {
  const column = (prop: string, width: number | null = null) => ({ prop, label: prop, width })
  const base = { columnList: [column('a'), column('b')], btnsList: [{ value: 'add' }], pageSize: 20, type: 1 }
  const ours = { ...base, columnList: [column('b'), column('a')], pageSize: 50 }
  const theirs = { ...base, columnList: [column('a', 90), column('b'), column('c')], pageSize: 100, type: 3 }
  const wanted = { id: 'list', label: '列表', theirs: new Set<string>() }
  const merged = mergeLists({ base, ours, theirs }, wanted)
  expect(merged.document).toEqual({
    ...theirs,
    columnList: [column('b'), column('c'), column('a', 90)],
    pageSize: 50,
  })
  expect(merged.clashes).toEqual([{ id: 'list', label: '列表' }])
  expect(mergeLists({ base, ours, theirs }, { ...wanted, theirs: new Set(['list']) }).document).toMatchObject({
    pageSize: 100,
  })
})
