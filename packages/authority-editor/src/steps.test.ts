import { expect, it } from 'vitest'
import { cellsOf, levelsOf, mergeLevels, withCell } from './levels.ts'
import { bodyOf, eachStep, mergeTicks, sameTicks, type Ticks } from './steps.ts'

const ticks = (...module: string[]): Ticks => ({ ...eachStep(() => new Set<string>()), module: new Set(module) })

it('applies the own changes to the grants that another user has saved', () => {
  const merged = mergeTicks({ base: ticks('a', 'b'), mine: ticks('b', 'c'), theirs: ticks('a', 'b', 'd') })

  expect([...merged.module].toSorted()).toEqual(['b', 'c', 'd'])
})

it('compares ticked ids without regard to their order', () => {
  expect(sameTicks(ticks('a', 'b'), ticks('b', 'a'))).toBe(true)
  expect(sameTicks(ticks('a'), ticks('b'))).toBe(false)
})

it('sends all of what is ticked', () => {
  expect(bodyOf(ticks('a'), { objectType: 'Role', revision: 'r' })).toEqual({
    objectType: 'Role',
    revision: 'r',
    module: ['a'],
    button: [],
    column: [],
    form: [],
    resource: [],
  })
})

it('a data scheme whose rows may be changed shows them; clearing the view clears the rest', () => {
  const none = { isTicked: false, level: undefined }
  const edits = withCell('resource', none, { cell: 'edit', on: true })
  const both = withCell('resource', edits, { cell: 'remove', on: true })

  expect([...cellsOf('resource', edits)]).toEqual(['read', 'edit'])
  expect(both).toEqual({ isTicked: true, level: undefined })
  expect(withCell('resource', both, { cell: 'edit', on: false })).toEqual({ isTicked: true, level: 'remove' })
  expect(withCell('resource', both, { cell: 'read', on: false })).toEqual(none)
})

it('applies the own levels to those that another user has saved, and sends those of ticked items', () => {
  const merged = mergeLevels({
    base: new Map([
      ['a', 'read'],
      ['b', 'read'],
    ]),
    mine: new Map([['a', 'required']]),
    theirs: new Map([
      ['a', 'read'],
      ['b', 'read'],
      ['c', 'edit'],
    ]),
  })

  expect([...merged]).toEqual([
    ['a', 'required'],
    ['c', 'edit'],
  ])
  expect(levelsOf({ ...ticks(), form: new Set(['a']) }, merged)).toEqual({ a: 'required' })
})
