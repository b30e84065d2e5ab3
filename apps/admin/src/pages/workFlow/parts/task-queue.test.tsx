import { afterEach, describe, expect, it } from 'vitest'
import { rememberQueue, taskNeighbours } from './task-queue.ts'

const KEY = 'sqos.task-queue'

describe('the queue of tasks', () => {
  afterEach(() => sessionStorage.removeItem(KEY))

  it('returns the rows before and after a row', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, config: `config-${id}` }))
    if (!a || !b || !c) throw new Error('three entries')
    rememberQueue([a, b, c])
    expect(taskNeighbours('a')).toEqual({ next: b })
    expect(taskNeighbours('b')).toEqual({ previous: a, next: c })
    expect(taskNeighbours('c')).toEqual({ previous: b })
  })

  it('returns nothing for a row of another list and for broken storage', () => {
    rememberQueue([{ id: 'a', config: '' }])
    expect(taskNeighbours('x')).toEqual({})
    sessionStorage.setItem(KEY, '{"broken')
    expect(taskNeighbours('a')).toEqual({})
    sessionStorage.setItem(KEY, '[{"id":1},null]')
    expect(taskNeighbours('a')).toEqual({})
  })
})
