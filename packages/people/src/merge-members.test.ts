import { expect, it } from 'vitest'
import { mergeMembers } from './merge-members.ts'

it('applies the additions and removals of both users', () => {
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
