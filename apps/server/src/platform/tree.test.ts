import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildTree, matchesWithAncestors, subtreeIds } from './tree.ts'

const row = (id: string, parentId: string) => ({ id, parentId })

describe('buildTree', () => {
  it('nests rows below their parents, in order, and counts children', () => {
    const tree = buildTree([row('b', 'a'), row('a', '-1'), row('c', 'a')], ({ id }) => ({ id }))

    expect(tree).toEqual([
      {
        id: 'a',
        hasChildren: true,
        isLeaf: false,
        num: 2,
        children: [
          { id: 'b', hasChildren: false, isLeaf: true, num: 0 },
          { id: 'c', hasChildren: false, isLeaf: true, num: 0 },
        ],
      },
    ])
  })

  it('a row without an existing parent becomes a root', () => {
    expect(buildTree([row('a', 'gone')], ({ id }) => ({ id }))).toHaveLength(1)
  })

  it('handles any parents, and returns no row twice', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids, '-1'), { minLength: 5, maxLength: 5 }), (parents) => {
        const rows = ids.map((id, index) => row(id, parents[index] ?? '-1'))

        const shown: string[] = []
        const visit = (nodes: ReturnType<typeof buildTree<{ id: string; parentId: string }, { id: string }>>) => {
          for (const node of nodes) {
            shown.push(node.id)
            visit(node.children ?? [])
          }
        }
        visit(buildTree(rows, ({ id }) => ({ id })))

        expect(new Set(shown).size).toBe(shown.length)
      }),
    )
  })
})

it('a search keeps the ancestors of matching rows', () => {
  const rows = [row('a', '-1'), row('b', 'a'), row('c', 'b'), row('d', 'a')]

  expect(matchesWithAncestors(rows, ({ id }) => id === 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it('finds a record and its descendants, even in a cycle', () => {
  const rows = [row('a', 'c'), row('b', 'a'), row('c', 'b'), row('d', '-1')]

  expect([...subtreeIds(rows, 'a')].sort()).toEqual(['a', 'b', 'c'])
})
