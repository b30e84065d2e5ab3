import { expect, it } from 'vitest'
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
