import { expect, it } from 'vitest'
import { readReceivers, writeReceivers } from './receivers.ts'

it('reads receivers by kind and writes the last step of a path', () => {
  const receivers = readReceivers('u1,u2--user,d1--department,c1--company,r1--role,g1--group,p1--position')

  expect(receivers).toEqual({
    users: ['u1', 'u2'],
    organizations: [['d1'], ['c1']],
    roles: ['r1'],
    groups: ['g1'],
    others: ['p1--position'],
  })
  expect(writeReceivers({ ...receivers, organizations: [['c1', 'd1']] })).toBe(
    'u1,u2,d1--department,r1--role,g1--group,p1--position',
  )
  expect(writeReceivers(readReceivers(''))).toBe('')
})
