import { expect, it } from 'vitest'
import { ableIdsOf, limitTo } from './able-ids.ts'

const at = (...ids: string[]) => ({ id: ids.at(-1) ?? '', path: ids.map((id) => ({ id, fullName: id })) })

it.each([
  [{ selectType: 'custom', ableIds: ['u1--user', 'd1--department'] }, ['u1--user', 'd1--department']],
  [{ selectType: 'all', ableIds: ['u1--user'] }, undefined],
  [{ ableDepIds: ['d1'], ableRoleIds: ['r1'] }, ['d1--department', 'r1--role']],
  [{ ableIds: [] }, undefined],
])('%o is limited to %o', (node, ids) => {
  expect(ableIdsOf(node)).toEqual(ids)
})

it('a picker is limited to listed users and to users of listed departments', () => {
  const isAble = limitTo(['u1--user', 'd1--department'])
  expect([at('c', 'u1'), at('d1', 'u2'), at('c', 'u3')].map((node) => isAble?.(node))).toEqual([true, true, false])
})

it('roles do not limit users, because their tree does not show roles', () => {
  expect(limitTo(['r1--role'])).toBeUndefined()
  expect(limitTo(['r1--role'], 'role')?.(at('r1'))).toBe(true)
})
