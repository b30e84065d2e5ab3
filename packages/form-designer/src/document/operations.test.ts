import { type FormModel, kindOf, KINDS, own, readForm } from '@sqos/form-model'
import { bigForm, formOfAllKinds, orderForm, orderTables } from '@sqos/form-model/testing'
import { checkFormDocument } from '@sqos/form-model/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begin, commit, redo, undo } from '@sqos/hooks/history'
import { componentsText, readComponents } from './clipboard.ts'
import { leavesNoPane, nestingFault, nodesWithin } from './nesting.ts'
import {
  addComponent,
  changeComponents,
  duplicateComponents,
  type Edited,
  moveComponents,
  pasteComponents,
  placeTowards,
  removeComponents,
} from './operations.ts'
import { listInside, placeOf, ROOT_LIST } from './place.ts'

const EMPTY = { fields: [], idGlobal: 100 }
const kinds = (form: FormModel) => form.items.map(({ kind }) => kind.name)
const top = (index: number) => ({ list: ROOT_LIST, index })
const after = (edited: Edited | undefined, tables?: unknown) => {
  if (!edited) throw new Error('refused')
  return readForm(edited.document, tables)
}
/** Creates a form with one component of each kind. */
const formOf = (...names: string[]) => {
  let form = readForm(EMPTY)
  for (const name of names) form = after(addComponent(form, kindOf(name), top(form.items.length)))
  return form
}

describe('new component', () => {
  it('a new component gets the next number and a name with it', () => {
    const form = formOf('comInput', 'numInput')
    expect(form.fields.map(({ name }) => name)).toEqual(['comInputField101', 'numInputField102'])
    expect(form.document.idGlobal).toBe(102)
  })

  it('a new component of a model with tables is not bound to a column', () => {
    const form = after(addComponent(readForm(orderForm, orderTables), kindOf('comInput'), top(0)), orderTables)
    expect(form.items[0]?.node.__vModel__).toBe('')
  })

  it('a new component is at the chosen place and selected', () => {
    const form = formOf('comInput', 'numInput')
    const edited = addComponent(form, kindOf('date'), top(1))
    expect(kinds(after(edited))).toEqual(['comInput', 'date', 'numInput'])
    expect(edited?.selection).toEqual(['/fields/1'])
  })

  it('a new component in a sub-table stores the table', () => {
    const table = formOf('table')
    const form = after(addComponent(table, kindOf('numInput'), { list: listInside('/fields/0'), index: 0 }))
    expect(form.items[0]?.children[0]?.node.__config__).toMatchObject({
      isSubTable: true,
      parentVModel: 'tableField101',
    })
  })

  it.each([
    ['card', 'notInTable'],
    ['createUser', 'notInTable'],
    ['comInput', undefined],
  ])('a sub-table accepts %s: %s', (name, fault) => {
    expect(nestingFault(formOf('table'), kindOf(name), listInside('/fields/0'))).toBe(fault)
  })

  it('a component cannot be placed between panes of tabs', () => {
    expect(nestingFault(formOf('tab'), kindOf('comInput'), listInside('/fields/0'))).toBe('onlyPanes')
    const pane = `${listInside('/fields/0')}/0`
    expect(addComponent(formOf('tab'), kindOf('comInput'), { list: listInside(pane), index: 0 })).toBeDefined()
  })
})

describe('move', () => {
  it('a component moves forward and back in its list', () => {
    const form = formOf('comInput', 'numInput', 'date')
    expect(kinds(after(moveComponents(form, ['/fields/0'], top(3))))).toEqual(['numInput', 'date', 'comInput'])
    expect(kinds(after(moveComponents(form, ['/fields/2'], top(0))))).toEqual(['date', 'comInput', 'numInput'])
  })

  it('several components move together in their order and stay selected', () => {
    const form = formOf('comInput', 'numInput', 'date', 'time')
    const edited = moveComponents(form, ['/fields/2', '/fields/0'], top(4))
    expect(kinds(after(edited))).toEqual(['numInput', 'time', 'comInput', 'date'])
    expect(edited?.selection).toEqual(['/fields/2', '/fields/3'])
  })

  it('a component moves into a container, but not into itself', () => {
    const form = formOf('card', 'comInput')
    const inside = listInside('/fields/0')
    expect(after(moveComponents(form, ['/fields/1'], { list: inside, index: 0 })).items[0]?.children).toHaveLength(1)
    expect(moveComponents(form, ['/fields/0'], { list: inside, index: 0 })).toBeUndefined()
  })

  it('a component that leaves a sub-table loses the keys of the table', () => {
    const table = formOf('table')
    const form = after(addComponent(table, kindOf('numInput'), { list: listInside('/fields/0'), index: 0 }))
    const moved = after(moveComponents(form, ['/fields/0/__config__/children/0'], top(1)))
    expect(moved.items[1]?.node.__config__).not.toHaveProperty('isSubTable')
  })
})

describe('move by keyboard', () => {
  it('keys move a component past neighbours, into the previous container and out of it', () => {
    const form = formOf('comInput', 'card', 'date')
    expect(placeTowards(form, '/fields/2', 'up')).toEqual(top(1))
    expect(placeTowards(form, '/fields/0', 'down')).toEqual(top(2))
    expect(placeTowards(form, '/fields/0', 'up')).toBeUndefined()
    expect(placeTowards(form, '/fields/2', 'in')).toEqual({ list: listInside('/fields/1'), index: 0 })
    const inside = after(moveComponents(form, ['/fields/2'], { list: listInside('/fields/1'), index: 0 }))
    expect(placeTowards(inside, '/fields/1/__config__/children/0', 'out')).toEqual(top(2))
    expect(placeTowards(inside, '/fields/1/__config__/children/0', 'up')).toEqual(top(1))
  })

  it('keys move a component out of a pane to the place after the tabs', () => {
    const form = formOf('tab')
    const pane = listInside(`${listInside('/fields/0')}/1`)
    const filled = after(addComponent(form, kindOf('comInput'), { list: pane, index: 0 }))
    expect(placeTowards(filled, `${pane}/0`, 'down')).toEqual(top(1))
  })
})

describe('copy', () => {
  it('copies get new numbers and names, also inside of containers', () => {
    const form = readForm(formOfAllKinds())
    const all = form.items.map(({ key }) => key)
    const copied = after(duplicateComponents(form, all))
    const numbers = copied.document.fields.flatMap(nodesWithin).flatMap((node) => {
      const id = (node as { __config__?: { formId?: unknown } }).__config__?.formId
      return id === undefined ? [] : [id]
    })
    expect(copied.items).toHaveLength(form.items.length * 2)
    expect(copied.problems.filter(({ code }) => code === 'duplicateName')).toEqual([])
    expect(new Set(numbers.slice(form.items.length)).size).toBe(numbers.length - form.items.length)
  })

  it('copies that do not fit into a sub-table are skipped', () => {
    const form = formOf('table', 'comInput', 'card')
    const nodes = form.items.slice(1).map(({ node }) => node)
    const pasted = after(pasteComponents(form, nodes, { list: listInside('/fields/0'), index: 0 }))
    expect(pasted.items[0]?.children.map(({ kind }) => kind.name)).toEqual(['comInput'])
  })
})

it('a removal selects the next component, or the container', () => {
  const form = formOf('comInput', 'numInput')
  expect(removeComponents(form, ['/fields/0'])).toMatchObject({ selection: ['/fields/0'] })
  expect(removeComponents(form, ['/fields/0', '/fields/1'])).toMatchObject({ selection: [] })
})

it('a change replaces one component and keeps all other objects', () => {
  const form = readForm(orderForm, orderTables)
  const [first] = form.items
  if (!first) throw new Error('empty')
  const document = changeComponents(form, [first.key], (node) => ({ ...node, placeholder: '别的' }))
  expect(document.fields[0]).toMatchObject({ placeholder: '别的' })
  expect(document.fields.slice(1).every((node, index) => node === form.document.fields[index + 1])).toBe(true)
})

describe('document with the kind key of another product', () => {
  const node = (kind: string, name: string) => ({ __config__: { jnpfKey: kind, label: name }, __vModel__: name })
  const pane = (title: string, ...children: object[]) => ({ title, name: title, __config__: { children } })
  const tabs = (...panes: object[]) => ({ __config__: { jnpfKey: 'tab', label: 'tab', children: panes } })
  const older = () =>
    readForm({ fields: [node('comInput', 'a'), node('numInput', 'b'), tabs(pane('1', node('date', 'c')))] })
  const keysOf = (form: FormModel) =>
    form.all.flatMap(({ node: { __config__: config } }) =>
      Object.keys(config ?? {}).filter((key) => /^(sqos|jnpf)Key$/.test(key)),
    )

  it.each<[string, (form: FormModel) => Edited | undefined, number]>([
    ['moves', (form) => moveComponents(form, ['/fields/1'], top(0)), 4],
    ['duplicates', (form) => duplicateComponents(form, ['/fields/0', '/fields/2']), 7],
    [
      'pastes into a pane',
      (form) =>
        pasteComponents(form, [node('comInput', 'x')], {
          list: listInside(`${listInside('/fields/2')}/0`),
          index: 0,
        }),
      5,
    ],
    ['takes new components', (form) => addComponent(form, kindOf('collapse'), top(0)), 5],
  ])('%s, and the document keeps its key', (_, step, count) => {
    const form = after(step(older()))
    expect(form.all.filter(({ kind }) => kind.group !== 'unknown' && kind.role !== 'pane')).toHaveLength(count)
    expect(new Set(keysOf(form))).toEqual(new Set(['jnpfKey']))
  })
})

it('random steps lose no component, keep the form readable, and undo restores the first document', () => {
  const start = { ...formOfAllKinds(), foreign: { keep: [1] } }
  const step = fc.record({
    what: fc.constantFrom('add', 'move', 'copy', 'remove', 'undo', 'redo'),
    kind: fc.constantFrom(...KINDS.filter(({ role }) => role !== 'pane')),
    from: fc.nat(),
    to: fc.nat(),
    inside: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let history = begin<Edited>({ document: readForm(start).document, selection: [] })
      const first = history.present
      for (const { what, kind, from, to, inside } of steps) {
        const form = readForm(history.present.document)
        const pick = (seed: number) => form.all[seed % Math.max(1, form.all.length)]?.key ?? '/fields/0'
        const target = pick(to)
        const at = inside ? { list: listInside(target), index: 0 } : placeOf(target)
        const edited =
          what === 'add'
            ? addComponent(form, kind, at)
            : what === 'move'
              ? moveComponents(form, [pick(from)], at)
              : what === 'copy'
                ? duplicateComponents(form, [pick(from)])
                : what === 'remove'
                  ? removeComponents(form, [pick(from)])
                  : undefined
        if (edited) history = commit(history, edited)
        if (what === 'undo') history = undo(history)
        if (what === 'redo') history = redo(history)
        const next = readForm(history.present.document)
        expect(next.document).toHaveProperty('foreign', { keep: [1] })
        const isRight =
          !edited ||
          (what === 'move' && next.all.length === form.all.length) ||
          (what === 'remove' && next.all.length < form.all.length) ||
          next.all.length > form.all.length
        expect(isRight).toBe(true)
        expect(history.present.selection.every((pointer) => next.all.some(({ key }) => key === pointer))).toBe(true)
      }
      while (history.past.length > 0) history = undo(history)
      expect(history.present).toBe(first)
    }),
    { numRuns: 100 },
  )
})

it('changes of a form with 300 fields share unchanged objects', () => {
  let history = begin(readForm(bigForm(300)).document)
  for (let time = 0; time < 300; time++) {
    const form = readForm(history.present)
    const pointer = `/fields/${time % form.items.length}`
    history = commit(
      history,
      changeComponents(form, [pointer], (node) => ({ ...node, placeholder: String(time) })),
    )
  }
  const nodes = new Set([...history.past, history.present].flatMap(({ fields }) => fields))
  expect(nodes.size).toBeLessThanOrEqual(300 + 300)
})

describe('panes of tabs', () => {
  it('panes can be added and removed; the last one stays', () => {
    const form = formOf('tab')
    const [first, second] = form.items[0]?.children ?? []
    expect(leavesNoPane(form, [first?.key ?? ''])).toBe(false)
    expect(leavesNoPane(form, [first?.key ?? '', second?.key ?? ''])).toBe(true)
    expect(leavesNoPane(form, ['/fields/0'])).toBe(false)
  })

  it('copied panes get new names', () => {
    const form = formOf('tab')
    const copied = after(duplicateComponents(form, [form.items[0]?.children[0]?.key ?? '']))
    expect(new Set(copied.items[0]?.children.map(({ node }) => node['name'])).size).toBe(3)
  })
})

it('one step changes a container and its children', () => {
  const card = after(addComponent(formOf('card'), kindOf('comInput'), { list: listInside('/fields/0'), index: 0 }))
  const keys = card.all.map(({ key }) => key)
  const document = changeComponents(card, keys, (node) => ({ ...node, marked: true }))
  expect(readForm(document).all.map(({ node }) => own(node, 'marked'))).toEqual([true, true])
})

describe('copies', () => {
  const operand = (path: string) => ({ __vModel__: path, label: '' })
  const price = kindOf('numInput').create(102)
  const sum = { ...kindOf('calculate').create(103), expression: [operand('tableField101.numInputField102'), '×', '2'] }
  const node = kindOf('table').create(101)
  const table = {
    ...node,
    summaryField: ['numInputField102'],
    __config__: { ...node.__config__, children: [price, sum] },
  }
  const total = { ...kindOf('calculate').create(104), expression: [operand('tableField101.calculateField103')] }
  const form = readForm({ fields: [table, total], idGlobal: 104 })

  it('of a sub-table have their own names, in formulas and sums too, and can be saved', () => {
    const copied = after(duplicateComponents(form, ['/fields/0', '/fields/1']))

    expect(checkFormDocument(copied).filter(({ severity }) => severity === 'error')).toEqual([])
    const text = JSON.stringify(copied.document.fields.slice(2))
    expect(text).not.toMatch(/tableField101|numInputField102|calculateField103/)
    expect(copied.items[2]?.node.summaryField).toEqual([copied.items[2]?.children[0]?.name])
    expect(copied.field(copied.subTables[1]?.children[0]?.path ?? '')).toBeTruthy()
  })

  it('keep references to fields that were not copied', () => {
    const copied = after(duplicateComponents(form, ['/fields/1']))
    expect(copied.items[2]?.node.expression).toEqual(total.expression)
  })
})

describe('components on the clipboard', () => {
  it('are read back; other texts are not', () => {
    const nodes = [kindOf('comInput').create(1), kindOf('card').create(2)]
    expect(readComponents(componentsText(nodes))).toEqual(nodes)
    for (const text of ['', 'sqosComponents', '{"sqosComponents":5}', '{"fields":[]}', '{"sqosComponents":['])
      expect(readComponents(text)).toBeUndefined()
  })

  it.each(['{"sqosComponents":[1,{"a":1},{"__proto__":{"x":1}}]}', '{"sqosComponents":[]}'])('leave out %s', (text) => {
    expect(readComponents(text)).toEqual([])
  })
})
