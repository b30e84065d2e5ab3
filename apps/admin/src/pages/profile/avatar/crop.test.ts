import { expect, it } from 'vitest'
import { MAX_ZOOM, sideOf, wholeCrop, withinPicture } from './crop.ts'

const LANDSCAPE = { width: 800, height: 400 }

it('begins with the largest square in the middle', () => {
  const crop = wholeCrop(LANDSCAPE)

  expect(crop).toEqual({ x: 400, y: 200, zoom: 1 })
  expect(sideOf(LANDSCAPE, crop)).toBe(400)
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
])('keeps %o within the picture', (wanted, kept) => {
  expect(withinPicture(LANDSCAPE, wanted)).toEqual(kept)
})
