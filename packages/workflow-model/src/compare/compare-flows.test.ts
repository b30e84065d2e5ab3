import { describe, expect, it } from 'vitest'
import {
  changeProperties,
  compareFlows,
  describeChange,
  findNode,
  insertNode,
  moveNode,
  newNode,
  removeNode,
} from '../index.ts'
import { leaveFlow, travelFlow } from '../testing/index.ts'

const kinds = (before = travelFlow, after = travelFlow) =>
  compareFlows(before, after).map(({ nodeId, kind, settings }) => [nodeId, kind, ...settings])

/** Returns keys, and the parameters that change. */
const t = (key: string, { count = '', field = '' }: { count?: string | number; field?: string | number } = {}) =>
  `${key} ${count}${field}`.trim()
const wording = { t, nameOf: (_kind: string, id: string) => id }

describe('two versions of a design', () => {
  it('that are equal have no changes, whatever the order of keys', () => {
    const { properties, ...rest } = travelFlow
    expect(kinds(travelFlow, { ...rest, properties: { ...properties } })).toEqual([])
    const both = { a: 1, b: 2 }
    const [left, right] = [both, { b: 2, a: 1 }].map((value) => changeProperties(travelFlow, 'director', { value }))
    expect(kinds(left, right)).toEqual([])
  })

  it('differ by added, removed, changed and moved nodes; neighbours of these are unchanged', () => {
    const added = insertNode(travelFlow, { after: 'director', isBehindBlock: false }, newNode('copy', 'copy'))
    expect(kinds(travelFlow, added)).toEqual([['copy', 'added']])
    expect(kinds(added, travelFlow)).toEqual([['copy', 'removed']])
    expect(kinds(travelFlow, changeProperties(travelFlow, 'director', { approvers: ['new'], progress: '80' }))).toEqual(
      [['director', 'changed', 'approvers', 'progress']],
    )
    expect(kinds(travelFlow, removeNode(travelFlow, 'director'))).toEqual([['director', 'removed']])
    const moved = moveNode(leaveFlow, 'archive', { after: 'begin', isBehindBlock: false })
    expect(kinds(leaveFlow, moved).filter(([, kind]) => kind === 'moved').length).toBeGreaterThan(0)
  })

  it('are described in words: the rule, the rights on fields, other settings', () => {
    const after = changeProperties(leaveFlow, 'clerks', {
      approverRole: ['finance'],
      hasSign: true,
      formOperates: [{ id: 'days', name: '天数', read: true, write: false }],
    })
    const [change] = compareFlows(leaveFlow, after)
    expect(findNode(after, 'clerks')).toBe(change?.after)
    expect(change && describeChange(change, wording)).toEqual([
      { label: 'compare.rule', before: 'hr · summary.share', after: 'finance · summary.share' },
      { label: 'compare.field 天数', before: 'compare.right.required', after: 'compare.right.read' },
      { label: 'compare.setting.hasSign', before: 'compare.nothing', after: 'compare.yes' },
    ])
  })
})
