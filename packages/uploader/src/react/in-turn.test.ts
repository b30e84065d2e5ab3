import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

/** `a3`: chosen third. */
const turnOf = (value: string) => (/\d/.test(value) ? Number(value.replace(/\D/g, '')) : undefined)

it.each([
  ['the file that is completed last comes first if it was chosen first', ['a2', 'a3'], ['a1'], ['a1', 'a2', 'a3']],
  ['files completed in order are appended', ['a1'], ['a2', 'a3'], ['a1', 'a2', 'a3']],
  ['several at once', ['a3'], ['a4', 'a1', 'a2'], ['a1', 'a2', 'a3', 'a4']],
  ['what was there before stays in front', ['old', 'a2'], ['a1'], ['old', 'a1', 'a2']],
  ['what has no turn goes to the end', ['old', 'a1'], ['kept'], ['old', 'a1', 'kept']],
  ['what a person has moved stays before what it was put before', ['a3', 'a1'], ['a2'], ['a2', 'a3', 'a1']],
])('%s', (_, held, added, expected) => {
  expect(inTurn(held, added, turnOf)).toEqual(expected)
})
