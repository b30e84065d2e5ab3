import { expect, it } from 'vitest'
import { nextCell, scrollToShow } from './navigation.ts'

const bounds = { rowCount: 20, columnCount: 5, pageRows: 8, rightToLeft: false }
const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey })

it.each([
  ['ArrowUp', false, [2, 2]],
  ['ArrowDown', false, [4, 2]],
  ['ArrowLeft', false, [3, 1]],
  ['ArrowRight', false, [3, 3]],
  ['Home', false, [3, 0]],
  ['End', false, [3, 4]],
  ['Home', true, [0, 0]],
  ['End', true, [19, 4]],
  ['PageUp', false, [0, 2]],
  ['PageDown', false, [11, 2]],
] as const)('%s (Ctrl: %s) moves to %j', (name, ctrl, [row, column]) => {
  expect(nextCell({ row: 3, column: 2 }, key(name, ctrl), bounds)).toEqual({ row, column })
})

it('stops at the edges, and moves up into the header', () => {
  expect(nextCell({ row: 0, column: 0 }, key('ArrowUp'), bounds)).toEqual({ row: -1, column: 0 })
  expect(nextCell({ row: -1, column: 0 }, key('ArrowUp'), bounds)).toEqual({ row: -1, column: 0 })
  expect(nextCell({ row: -1, column: 4 }, key('ArrowRight'), bounds)).toEqual({ row: -1, column: 4 })
  expect(nextCell({ row: 19, column: 0 }, key('PageDown'), bounds)).toEqual({ row: 19, column: 0 })
  const empty = { ...bounds, rowCount: 0 }
  expect(nextCell({ row: -1, column: 0 }, key('End', true), empty)).toEqual({ row: -1, column: 4 })
})

it('follows the direction of the text', () => {
  const rightToLeft = { ...bounds, rightToLeft: true }
  expect(nextCell({ row: 0, column: 2 }, key('ArrowLeft'), rightToLeft)).toEqual({ row: 0, column: 3 })
})

it('leaves other keys alone', () => {
  expect(nextCell({ row: 0, column: 0 }, key('a'), bounds)).toBeUndefined()
})

it('scrolls only as far as a row needs', () => {
  expect(scrollToShow({ start: 100, size: 40, top: 0, room: 400 })).toBe(0)
  expect(scrollToShow({ start: 400, size: 40, top: 0, room: 400 })).toBe(40)
  expect(scrollToShow({ start: 100, size: 40, top: 300, room: 400 })).toBe(100)
})
