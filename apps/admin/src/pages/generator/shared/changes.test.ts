import { expect, it } from 'vitest'
import { changesOf } from './changes.ts'

it('shows changed lines with three lines around them', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`)
  const after = lines.with(6, 'changed')

  expect(changesOf(lines.join('\n'), after.join('\n')).map(({ mark, text }) => `${mark} ${text}`)).toEqual([
    'left …',
    'same line 3',
    'same line 4',
    'same line 5',
    'removed line 6',
    'added changed',
    'same line 7',
    'same line 8',
    'same line 9',
    'left …',
  ])
  expect(changesOf('a', 'a')).toEqual([])
})
