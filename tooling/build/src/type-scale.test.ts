import { expect, it } from 'vitest'
import { typeScale, withTypeScale } from './type-scale.ts'

it('reads the steps of the theme in pixels', () => {
  expect(Object.fromEntries(typeScale())).toMatchObject({
    '--font-note': '12px',
    '--font-body': '14px',
    '--line-body': '22px',
  })
})

it('adds the value of each step, and leaves other properties alone', () => {
  expect(
    withTypeScale('a { font-size: var(--font-note); font-family: var(--font-stack); color: var(--color-text-1) }'),
  ).toBe('a { font-size: var(--font-note, 12px); font-family: var(--font-stack); color: var(--color-text-1) }')
})

it('keeps a fallback that a style sheet has already', () => {
  expect(withTypeScale('a { line-height: var(--line-body, 1.5) }')).toBe('a { line-height: var(--line-body, 1.5) }')
})
