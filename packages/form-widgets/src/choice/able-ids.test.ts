import { expect, it } from 'vitest'
import { limitTo, needsServer } from './able-ids.ts'

const at = (...ids: string[]) => ({ id: ids.at(-1) ?? '', path: ids.map((id) => ({ id, fullName: id })) })

it('limits to the listed users and to users of the listed departments', () => {
  const isAble = limitTo(['u1--user', 'd1--department'])
  expect([at('c', 'u1'), at('d1', 'u2'), at('c', 'u3')].map((node) => isAble?.(node))).toEqual([true, true, false])
})

it('leaves users of roles to the server, since the tree of users shows none', () => {
  expect([limitTo(['r1--role']), needsServer(['r1--role']), needsServer(['d1--department'])]).toEqual([
    undefined,
    true,
    false,
  ])
  expect(limitTo(['r1--role'], 'role')?.(at('r1'))).toBe(true)
})
