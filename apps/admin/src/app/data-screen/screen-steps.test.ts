import type { ShownScreen } from '@sqos/api-client/screen'
import { expect, it } from 'vitest'
import { stepsOf } from './screen-steps.ts'

const screenOf = (id: string, times: number[]): ShownScreen => ({
  id,
  fullName: id,
  ratio: '16:9',
  fit: 'contain',
  theme: 'dark',
  pages: times.map((seconds, index) => ({ portalId: `${id}${index}`, fullName: id, formData: '', seconds })),
})
const shown = (...screens: [string, number[], number | null][]) =>
  stepsOf(screens.map(([id, times, seconds]) => ({ screen: screenOf(id, times), seconds }))).map(
    ({ page, seconds }) => [page.portalId, seconds],
  )

it('shows each portal of a screen once, unless the screen has a time of its own', () => {
  expect(shown(['a', [30, 20], null], ['b', [60], 10], ['c', [], 10])).toEqual([
    ['a0', 30],
    ['a1', 20],
    ['b0', 10],
  ])
})

it('cuts a screen at its time, or begins it again', () => {
  expect(shown(['a', [30, 20], 40])).toEqual([
    ['a0', 30],
    ['a1', 10],
  ])
  expect(shown(['a', [30, 20], 60])).toEqual([
    ['a0', 30],
    ['a1', 20],
    ['a0', 10],
  ])
})
