import { expect, it } from 'vitest'
import { screenDocument } from './screen-document.ts'

const place = (i: number, y: number, sqosKey: string) => ({ i, x: 0, y, w: 6, h: 3, sqosKey })
const formData = JSON.stringify({
  layouyId: 103,
  layout: [place(100, 0, 'figure'), place(101, 3, 'todo'), place(102, 6, 'figure')],
})
const placesOf = (document: ReturnType<typeof screenDocument>) => document.items.map(({ i, y }) => [i, y])

it('a television leaves out the parts of a person and closes their gap; both are refreshed', () => {
  const refresh = { autoRefresh: true, autoRefreshTime: 1 }
  expect(placesOf(screenDocument(formData, { isShared: true }))).toEqual([
    ['100', 0],
    ['102', 3],
  ])
  expect(placesOf(screenDocument(formData))).toEqual([
    ['100', 0],
    ['101', 3],
    ['102', 6],
  ])
  expect(screenDocument(formData).raw['refresh']).toEqual(refresh)
})
