import { expect, it } from 'vitest'
import { placeStage, stageSize } from './stage-size.ts'

it('a stage fills its display without edges where the ratios agree, at any resolution', () => {
  expect(stageSize('16:9')).toEqual({ width: 1920, height: 1080 })
  expect(stageSize('9:16')).toEqual({ width: 1080, height: 1920 })
  expect(placeStage(stageSize('16:9'), { width: 3840, height: 2160 }, 'contain')).toEqual({
    scaleX: 2,
    scaleY: 2,
    x: 0,
    y: 0,
  })
})

it('another ratio is shown whole, over the width, or distorted', () => {
  const display = { width: 1440, height: 900 }
  expect(placeStage(stageSize('16:9'), display, 'contain')).toEqual({ scaleX: 0.75, scaleY: 0.75, x: 0, y: 45 })
  expect(placeStage(stageSize('4:3'), display, 'width')).toEqual({ scaleX: 1, scaleY: 1, x: 0, y: 0 })
  expect(placeStage(stageSize('16:9'), display, 'stretch')).toMatchObject({ scaleX: 0.75, scaleY: 900 / 1080, y: 0 })
})
