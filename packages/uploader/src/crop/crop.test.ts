import { expect, it } from 'vitest'
import { MAX_ZOOM, partOf, wholeCrop, withinPicture } from './crop.ts'

const LANDSCAPE = { width: 800, height: 400, ratio: 1 }

it('starts with the largest crop in the middle', () => {
  expect(wholeCrop(LANDSCAPE)).toEqual({ x: 400, y: 200, zoom: 1 })
  expect(partOf(LANDSCAPE, { zoom: 1 })).toEqual({ width: 400, height: 400 })
  expect(partOf({ ...LANDSCAPE, ratio: 4 }, { zoom: 1 })).toEqual({ width: 800, height: 200 })
  expect(partOf({ ...LANDSCAPE, ratio: 0.5 }, { zoom: 2 })).toEqual({ width: 100, height: 200 })
})

it.each([
  [
    { x: -50, y: 0, zoom: 1 },
    { x: 200, y: 200, zoom: 1 },
  ],
  [
    { x: 9999, y: 9999, zoom: 1 },
    { x: 600, y: 200, zoom: 1 },
  ],
  [
    { x: 9999, y: 9999, zoom: 2 },
    { x: 700, y: 300, zoom: 2 },
  ],
  [
    { x: 400, y: 200, zoom: 0.1 },
    { x: 400, y: 200, zoom: 1 },
  ],
  [
    { x: 400, y: 200, zoom: 99 },
    { x: 400, y: 200, zoom: MAX_ZOOM },
  ],
])('keeps %o within the image', (wanted, kept) => {
  expect(withinPicture(LANDSCAPE, wanted)).toEqual(kept)
})
