import { expect, it } from 'vitest'
import { findNode, parentIds } from './tree-nodes.ts'

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

it('finds a node at any depth', () => {
  expect(findNode(tree, ({ id }) => id === 'a11')?.id).toBe('a11')
  expect(findNode(tree, () => true)?.id).toBe('a')
  expect(findNode(tree, ({ id }) => id === 'c')).toBeUndefined()
})

it('lists the ids of nodes with children', () => {
  expect(parentIds(tree)).toEqual(['a', 'a1'])
})
