import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaveFlow, longFlow, travelFlow } from '../testing/index.ts'
import {
  addBranch,
  blockOf,
  branchesOf,
  changeProperties,
  copyOf,
  findNode,
  flowGraph,
  type FlowNode,
  insertBlock,
  insertNode,
  moveBranch,
  moveNode,
  newBranch,
  newNode,
  nodesBefore,
  nodesOf,
  parseFlow,
  removeNode,
  serialiseFlow,
  withDefaultBranch,
  withNewIds,
} from '../index.ts'

const idsOf = (root: FlowNode) => nodesOf(root).map(({ nodeId }) => nodeId)
const line = (after: string, isBehindBlock = false) => ({ after, isBehindBlock })

describe('parsing', () => {
  it.each([
    ['leave', leaveFlow],
    ['travel', travelFlow],
  ])('the design %s is written as it was read, with unknown keys', (_name, flow) => {
    const text = JSON.stringify(flow)

    const { root, problems } = parseFlow(text)

    expect(serialiseFlow(root)).toBe(text)
    expect(serialiseFlow(parseFlow(root).root)).toBe(text)
    expect(problems).toEqual([])
  })

  it.each([
    ['an empty text', '', []],
    ['null', null, []],
    ['an empty object', '{}', []],
    ['half a text', '{', ['unreadable']],
    ['a list', '[1]', ['unreadable']],
    ['a design with 1200 nodes', JSON.stringify(longFlow(1200)), ['tooMany']],
    [
      'a repeated id and a branch that is a number',
      { nodeId: 'a', childNode: { nodeId: 'a', conditionNodes: [1, {}] } },
      ['duplicateId', 'invalidPart'],
    ],
    [
      'ids that the system uses itself',
      { nodeId: 'end', childNode: { nodeId: 'end', childNode: { nodeId: 'end-2' } } },
      ['reservedId', 'duplicateId'],
    ],
    ['a child that is a text', { nodeId: 'a', childNode: 'b' }, ['invalidPart']],
  ])('%s is read without an exception', (_name, source, codes) => {
    const { root, problems } = parseFlow(source)

    expect(problems.map(({ code }) => code)).toEqual(codes)
    expect(root.type).toBe('start')
    expect(new Set(idsOf(root)).size).toBe(idsOf(root).length)
  })

  it('a node with the id of the end gets another id, also where nodes refer to it', () => {
    const member = { nodeId: 'end', type: 'approver', properties: { rejectStep: '0' } }
    const last = { nodeId: 'last', prevId: 'end', type: 'approver', properties: { rejectStep: 'end', nodeId: 'end' } }
    const { root } = parseFlow({ nodeId: 'begin', type: 'start', childNode: { ...member, childNode: last } })

    expect(idsOf(root)).toEqual(['begin', 'end-2', 'last'])
    expect(findNode(root, 'last')).toMatchObject({
      prevId: 'end-2',
      properties: { rejectStep: 'end-2', nodeId: 'end-2' },
    })
    expect(findNode(root, 'end-2')?.properties).toEqual({ rejectStep: '0' })
  })

  it('any JSON is read without an exception, and reading twice changes nothing', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const once = parseFlow(text).root
        expect(serialiseFlow(parseFlow(serialiseFlow(once)).root)).toBe(serialiseFlow(once))
      }),
    )
    expect(parseFlow('{"nodeId":"a","properties":{"__proto__":{"polluted":1}}}').root.properties).toEqual({})
  })
})

describe('graph', () => {
  it('each node continues in its block, behind the innermost block that has a continuation, or at the end', () => {
    const { nodes } = flowGraph(travelFlow)

    expect([...nodes.values()].map(({ id, block, next }) => [id, block?.branches.join(), next])).toEqual([
      ['begin', 'short,long', 'archive'],
      ['short', undefined, 'superior'],
      ['superior', undefined, 'archive'],
      ['long', undefined, 'department'],
      ['department', 'finance,personnel', 'director'],
      ['finance', undefined, 'director'],
      ['personnel', undefined, 'director'],
      ['director', undefined, 'archive'],
      ['archive', undefined, 'end'],
    ])
  })

  it('nodes before a node are on some way to it; branches beside it are not', () => {
    const graph = flowGraph(travelFlow)

    expect(nodesBefore(graph, 'director')).toEqual(['begin', 'long', 'department', 'finance', 'personnel'])
    expect(nodesBefore(graph, 'finance')).toEqual(['begin', 'long', 'department'])
  })

  it('the default branch is tried last, whatever its place and priority', () => {
    const swapped = { ...travelFlow, conditionNodes: branchesOf(travelFlow).toReversed() }

    expect(flowGraph(swapped).nodes.get('begin')?.block?.branches).toEqual(['short', 'long'])
  })
})

describe('editing', () => {
  const added = newNode('approver', 'new')

  it('a node above a block takes the block, a node behind it follows the block', () => {
    const above = insertNode(travelFlow, line('begin'), added)
    expect(blockOf(above)).toBeUndefined()
    expect(branchesOf(findNode(above, 'new') ?? above)).toHaveLength(2)
    expect(findNode(above, 'archive')?.prevId).toBe('new')

    const behind = insertNode(travelFlow, line('begin', true), added)
    expect(behind.childNode?.nodeId).toBe('new')
    expect(behind.childNode?.childNode?.nodeId).toBe('archive')

    expect(removeNode(above, 'new')).toEqual(travelFlow)
    expect(removeNode(behind, 'new')).toEqual(travelFlow)
  })

  it('a node has one block: a second one gets an invisible node, which goes with its block', () => {
    const block = {
      kind: 'condition' as const,
      branches: ['x', 'y'].map((id) => newBranch('condition', id)),
      emptyId: 'e',
    }

    for (const isBehind of [false, true]) {
      const edited = insertBlock(travelFlow, line('begin', isBehind), block)
      expect(findNode(edited, 'e')?.type).toBe('empty')
      const { nodes } = flowGraph(edited)
      expect(nodes.get(isBehind ? 'superior' : 'x')?.next).toBe('e')

      const dissolved = removeNode(edited, 'y')
      expect(idsOf(dissolved).toSorted()).toEqual(
        idsOf(isBehind ? travelFlow : edited)
          .filter((id) => !['x', 'y'].includes(id))
          .toSorted(),
      )
    }
  })

  it('with the second last branch the nodes of the other one take the place of the block', () => {
    const edited = removeNode(travelFlow, 'short')

    expect(idsOf(edited)).toEqual(['begin', 'department', 'finance', 'personnel', 'director', 'archive'])
    expect([...flowGraph(edited).nodes.values()].at(-2)?.next).toBe('archive')
  })

  it('the first approver of a parallel branch makes way for the next one', () => {
    const longer = insertNode(travelFlow, line('finance'), added)

    const edited = removeNode(longer, 'finance')

    expect(branchesOf(findNode(edited, 'department') ?? edited)[0]).toMatchObject({ nodeId: 'new', isInterflow: true })
  })

  it('branches are numbered; the last one without conditions is the default and stays the last', () => {
    const more = addBranch(travelFlow, 'begin', newBranch('condition', 'third'))
    expect(branchesOf(more).map((one) => [one.nodeId, one.properties['priority']])).toEqual([
      ['short', 0],
      ['third', 1],
      ['long', 2],
    ])
    const moved = moveBranch(more, 'third', 'left')
    expect(branchesOf(moved).map(({ nodeId }) => nodeId)).toEqual(['third', 'short', 'long'])
    expect(moveBranch(moved, 'short', 'right')).toBe(moved)

    const isDefault = (root: FlowNode, id: string) => findNode(root, id)?.properties['isDefault']
    const without = changeProperties(travelFlow, 'long', { isDefault: false })
    expect(isDefault(withDefaultBranch(without, 'short'), 'long')).toBe(true)
    const own = changeProperties(without, 'long', { conditions: [{ field: 'days' }] })
    expect(withDefaultBranch(own, 'long')).toBe(own)
  })

  it('a copied branch has new ids, also where its nodes refer to each other', () => {
    const source = changeProperties(travelFlow, 'director', { rejectStep: 'department', nodeId: 'archive' })
    let count = 0

    const copy = withNewIds(copyOf(source, 'long') ?? source, () => `copy${(count += 1)}`)

    expect(idsOf(copy)).toEqual(['copy1', 'copy2', 'copy3', 'copy4', 'copy5'])
    expect(findNode(copy, 'copy5')?.properties).toMatchObject({ rejectStep: 'copy2', nodeId: 'archive' })
    expect(copyOf(source, 'department')).not.toHaveProperty('childNode')
  })

  it('a moved node keeps its settings; its block and what follows it stay', () => {
    const edited = moveNode(travelFlow, 'department', line('superior'))

    expect(findNode(edited, 'superior')?.childNode?.nodeId).toBe('department')
    expect(branchesOf(findNode(edited, 'long') ?? edited)).toHaveLength(2)
    expect(moveNode(travelFlow, 'archive', line('begin', true))).toBe(travelFlow)
  })

  it('any edits keep ids unique, parents right and all other nodes', () => {
    const step = fc.record({ what: fc.nat(5), which: fc.nat(50), behind: fc.boolean(), where: fc.nat(50) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let root = travelFlow
        let made = 0
        const create = () => `made${(made += 1)}`
        for (const { what, which, behind, where } of steps) {
          const ids = idsOf(root)
          const [id, other] = [ids[which % ids.length] ?? '', ids[where % ids.length] ?? '']
          const before = new Set(ids)
          if (what === 0) root = insertNode(root, line(id, behind), newNode('approver', create()))
          if (what === 1) {
            const branches = [newBranch('interflow', create()), newBranch('interflow', create())]
            root = insertBlock(root, line(id, behind), { kind: 'interflow', branches, emptyId: create() })
          }
          if (what === 2) root = moveNode(root, id, line(other, behind))
          if (what === 3) root = removeNode(root, id)
          if (what === 4) root = addBranch(root, id, newBranch('condition', create()))
          if (what === 5) root = moveBranch(root, id, 'left')
          const after = idsOf(root)
          expect(new Set(after).size).toBe(after.length)
          const mayLose = what === 2 || what === 3
          expect(mayLose || [...before].every((one) => after.includes(one))).toBe(true)
          expect(parseFlow(serialiseFlow(root)).problems).toEqual([])
          for (const node of nodesOf(root)) {
            const children = [node.childNode, ...branchesOf(node)].filter((child) => child != null)
            expect(children.every(({ prevId }) => prevId === node.nodeId)).toBe(true)
            expect(branchesOf(node).length).not.toBe(1)
          }
        }
      }),
    )
  })
})
