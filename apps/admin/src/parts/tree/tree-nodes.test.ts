import { expect, it } from 'vitest'
import { findNode, parentIds, treeLines } from './tree-nodes.ts'

interface Node {
  id: string
  fullName: string
  children?: Node[]
}

const tree: Node[] = [
  {
    id: 'a',
    fullName: 'a',
    children: [
      { id: 'a1', fullName: 'a1', children: [{ id: 'a11', fullName: 'a11' }] },
      { id: 'a2', fullName: 'a2', children: [] },
    ],
  },
  { id: 'b', fullName: 'b' },
]

it('finds a node at any depth, or none', () => {
  expect(findNode(tree, ({ id }) => id === 'a11')?.id).toBe('a11')
  expect(findNode(tree, () => true)?.id).toBe('a')
  expect(findNode(tree, ({ id }) => id === 'c')).toBeUndefined()
})

it('lists what can be opened', () => {
  expect(parentIds(tree)).toEqual(['a', 'a1'])
})

it('lists a tree line by line with its depth', () => {
  const named: Node[] = [{ id: '1', fullName: 'One', children: [{ id: '2', fullName: 'Two' }] }]

  expect(treeLines(named)).toEqual([
    { id: '1', name: 'One', depth: 0 },
    { id: '2', name: 'Two', depth: 1 },
  ])
})
