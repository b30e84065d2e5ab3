import { expect, it } from 'vitest'
import { mergeMembers } from './merge-members.ts'

it('keeps what either of two has added and removed', () => {
  const merged = mergeMembers({
    readIds: ['stays', 'removedHere', 'removedThere'],
    userIds: ['stays', 'removedThere', 'addedHere', 'addedTwice'],
    nowIds: ['stays', 'removedHere', 'addedThere', 'addedTwice'],
  })

  expect(merged).toEqual({
    userIds: ['stays', 'addedHere', 'addedTwice', 'addedThere'],
    changed: { added: 2, removed: 1 },
  })
})
