import { expect, it } from 'vitest'
import { conditionJsonOf, groupsOf, newGroup } from './conditions.ts'

const owner = {
  enCode: 'owner_id',
  fullName: '负责人',
  type: 'String',
  conditionSymbol: 'Equal,Included',
  conditionText: '@userId,text',
} as const
const amount = {
  ...owner,
  enCode: 'amount',
  type: 'Double',
  conditionSymbol: 'GreaterThan',
  conditionText: 'text',
} as const

const saved = (json: string) =>
  JSON.parse(json) as { logic: string; groups: { field: string; type: string; op: string; value: unknown }[] }[]

it('starts with the first symbol and content of a field', () => {
  expect(newGroup(owner)).toMatchObject({
    logic: 'and',
    groups: [{ field: 'owner_id', op: 'Equal', content: '@userId' }],
  })
})

it('writes what it has read', () => {
  const json = JSON.stringify([
    {
      logic: 'or',
      groups: [
        { id: '1', field: 'owner_id', type: 'String', op: 'Equal', value: '@userId' },
        { id: '2', field: 'owner_id', type: 'String', op: 'Included', value: ['a', 'b'] },
        { id: '3', field: 'amount', type: 'Double', op: 'GreaterThan', value: '100' },
      ],
    },
  ])

  const [group] = saved(conditionJsonOf(groupsOf(json), [owner, amount]))

  expect(group).toMatchObject({
    logic: 'or',
    groups: [
      { field: 'owner_id', type: 'String', op: 'Equal', value: '@userId' },
      { field: 'owner_id', op: 'Included', value: ['a', 'b'] },
      { field: 'amount', type: 'Double', op: 'GreaterThan', value: '100' },
    ],
  })
})

it('splits a typed text into several values', () => {
  const [group] = groupsOf('[{"logic":"and","groups":[{"field":"owner_id","op":"Included","value":" a，b;c "}]}]')

  const [written] = saved(conditionJsonOf(group ? [group] : [], [owner]))

  expect(written?.groups[0]?.value).toEqual(['a', 'b', 'c'])
})

it.each(['', '{', '{}', '[1]', '[{"groups":1}]'])('parses %j as no conditions', (json) => {
  expect(groupsOf(json).flatMap(({ groups }) => groups)).toEqual([])
})
