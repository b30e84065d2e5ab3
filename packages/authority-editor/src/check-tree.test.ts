import { expect, it } from 'vitest'
import { checkStates, endsBelow, flattenTree, keepUnder, shownNodes } from './check-tree.ts'

const leaf = (id: string) => ({ id, fullName: `名${id}`, enCode: `code-${id}` })
const tree = [
  { ...leaf('a'), children: [leaf('a1'), { ...leaf('a2'), children: [leaf('a21'), leaf('a22')] }] },
  leaf('b'),
]
const nodes = flattenTree(tree)
const idsOf = (indices: readonly number[]) => indices.map((at) => nodes[at]?.id)

it('flattens a tree: descendants follow their node', () => {
  expect(nodes.map(({ id, depth, end }) => [id, depth, end])).toEqual([
    ['a', 0, 5],
    ['a1', 1, 2],
    ['a2', 1, 5],
    ['a21', 2, 4],
    ['a22', 2, 5],
    ['b', 0, 6],
  ])
  expect(endsBelow(nodes, 0)).toEqual(['a1', 'a21', 'a22'])
  expect(endsBelow(nodes, 5)).toEqual(['b'])
})

it('a node is on when all its leaves are ticked, half on when some are', () => {
  expect(checkStates(nodes, new Set(['a21']))).toEqual(['some', 'off', 'some', 'on', 'off', 'off'])
  expect(checkStates(nodes, new Set(['a1', 'a21', 'a22']))).toEqual(['on', 'on', 'on', 'on', 'on', 'off'])
})

it('hides descendants of a closed node, but not when a search matches them', () => {
  expect(idsOf(shownNodes(nodes, { text: '', closed: new Set(['a2']) }))).toEqual(['a', 'a1', 'a2', 'b'])
  expect(idsOf(shownNodes(nodes, { text: 'A2', closed: new Set(['a']) }))).toEqual(['a', 'a2', 'a21', 'a22'])
  expect(idsOf(shownNodes(nodes, { text: 'CODE-b', closed: new Set() }))).toEqual(['b'])
})

it('keeps the items of ticked menu entries', () => {
  const items = [
    {
      ...leaf('dir'),
      children: [
        { ...leaf('m1'), children: [leaf('i1')] },
        { ...leaf('m2'), children: [leaf('i2')] },
      ],
    },
  ]

  expect(flattenTree(keepUnder(items, new Set(['m2']))).map(({ id }) => id)).toEqual(['dir', 'm2', 'i2'])
  expect(keepUnder(items, new Set())).toEqual([])
})

it('computes the states of ten thousand nodes', () => {
  const many = flattenTree(
    Array.from({ length: 200 }, (_, at) => ({
      ...leaf(`m${at}`),
      children: Array.from({ length: 50 }, (_each, item) => leaf(`m${at}i${item}`)),
    })),
  )

  const states = checkStates(many, new Set(['m199i49']))

  expect(many).toHaveLength(10_200)
  expect(states.at(-1)).toBe('on')
  expect(states.filter((state) => state !== 'off')).toHaveLength(2)
})
