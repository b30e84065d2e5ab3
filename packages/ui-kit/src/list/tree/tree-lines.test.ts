import { expect, it } from 'vitest'
import { treeLines } from './tree-lines.ts'

interface Node {
  id: string
  fullName: string
  children?: Node[]
}

it('lists the nodes of a tree with their depth', () => {
  const nodes: Node[] = [{ id: '1', fullName: 'One', children: [{ id: '2', fullName: 'Two' }] }]

  expect(treeLines(nodes)).toEqual([
    { id: '1', name: 'One', depth: 0 },
    { id: '2', name: 'Two', depth: 1 },
  ])
})
