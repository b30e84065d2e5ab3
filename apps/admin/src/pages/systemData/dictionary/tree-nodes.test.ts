import { expect, it } from 'vitest'
import { findNode, parentIds } from './tree-nodes.ts'

interface Node {
  id: string
  children?: Node[]
}

const tree: Node[] = [
  {
    id: 'a',
    children: [
      { id: 'a1', children: [{ id: 'a11' }] },
      { id: 'a2', children: [] },
    ],
  },
  { id: 'b' },
]

it('finds a node at any depth, or none', () => {
  expect(findNode(tree, ({ id }) => id === 'a11')?.id).toBe('a11')
  expect(findNode(tree, () => true)?.id).toBe('a')
  expect(findNode(tree, ({ id }) => id === 'c')).toBeUndefined()
})

it('lists what can be opened', () => {
  expect(parentIds(tree)).toEqual(['a', 'a1'])
})
