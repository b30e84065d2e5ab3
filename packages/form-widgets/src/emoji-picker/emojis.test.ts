import { expect, it } from 'vitest'
import { EMOJIS, withEmoji } from './emojis.ts'

it('there are 120 emoji with the ids 100 to 219, each with names and a unique token', () => {
  expect(EMOJIS.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, index) => index + 100))
  for (const of of ['emoji', 'token'] as const) expect(new Set(EMOJIS.map((one) => one[of])).size).toBe(120)
  expect(EMOJIS.flatMap(({ names }) => Object.values(names)).filter((name) => name === '')).toEqual([])
  expect(EMOJIS.every(({ emoji }) => /\p{Extended_Pictographic}/u.test(emoji))).toBe(true)
})

it('reads every token and keeps other text unchanged', () => {
  const text = EMOJIS.map(({ token }) => token).join('')
  expect(withEmoji(text)).toBe(EMOJIS.map(({ emoji }) => emoji).join(''))
  expect(withEmoji('[不是表情] [[微笑]] [微笑')).toBe('[不是表情] [🙂] [微笑')
})
