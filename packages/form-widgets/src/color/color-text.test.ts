import { expect, it } from 'vitest'
import { alphaOf, hexOf, isColor, rgbOf, withAlpha } from './color-text.ts'

it.each([
  ['#1890ff', '#1890ff', 1],
  ['#18F', '#1188ff', 1],
  ['#1890ff80', '#1890ff', 128 / 255],
  ['rgb(24, 144, 255)', '#1890ff', 1],
  ['rgba(24, 144, 255, 0.5)', '#1890ff', 0.5],
  ['rgb(24 144 255 / 50%)', '#1890ff', 0.5],
])('parses %s', (text, hex, alpha) => {
  expect(isColor(text)).toBe(true)
  expect(hexOf(text)).toBe(hex)
  expect(alphaOf(text)).toBeCloseTo(alpha)
})

it.each(['red;}', '#12', 'url(x)', 'rgb()', ''])('refuses %s as a colour', (text) => {
  expect(isColor(text)).toBe(false)
})

it('writes opaque colours without alpha', () => {
  expect(withAlpha('#1890ff', 1)).toBe('#1890ff')
  expect(withAlpha('#1890ff', 0.5)).toBe('#1890ff80')
})

it('writes a colour as channels', () => {
  expect(rgbOf('#1890ff', 1)).toBe('rgb(24, 144, 255)')
  expect(rgbOf('#1890ff', 0.5)).toBe('rgba(24, 144, 255, 0.5)')
})
