import { describe, expect, it } from 'vitest'
import { leaveFlow, longFlow, travelFlow } from '../testing/index.ts'
import {
  addBranch,
  changeProperties,
  changeNode,
  checkFlow,
  checkFlowText,
  conditionGroups,
  conditionRecords,
  conditionSettings,
  describeFlowProblem,
  describeNode,
  emptyFlow,
  type FlowNode,
  findNode,
  insertNode,
  newBranch,
  newNode,
} from '../index.ts'
import texts from '../locales/en.json' with { type: 'json' }

const codesOf = (root: FlowNode, context = {}) =>
  checkFlow(root, context).map(({ nodeId, code }) => `${nodeId} ${code}`)
const set = (nodeId: string, properties: object) => changeProperties(travelFlow, nodeId, { ...properties })
const add = (node: FlowNode, after = 'archive') => insertNode(travelFlow, { after, isBehindBlock: false }, node)
const loop = (properties: object) => newNode('loop', 'loop', { ...properties })
/** The archive decides again while the journey is long. */
const looping = (properties: object, isDefault = true) =>
  changeNode(travelFlow, 'archive', (node) => ({
    ...node,
    conditionType: 'condition',
    conditionNodes: [
      { ...newBranch('condition', 'again', { conditions: [row] }), childNode: loop(properties) },
      newBranch('condition', 'on', { isDefault }),
    ],
  }))
const row = { field: 'days', fieldName: '天数', symbol: '>', filedValue: 3, sqosKey: 'numInput' }

/** Reads the English texts. */
const t = (key: string, params: object = {}) => {
  let value: unknown = texts
  for (const part of key.split('.')) value = typeof value === 'object' && value ? Reflect.get(value, part) : undefined
  return String(value).replaceAll(/{{(\w+)}}/g, (_whole, name: string) => String(Reflect.get(params, name)))
}

describe('problems of a design', () => {
  it('complete designs have none, at any size', () => {
    const fields = [{ id: 'days', name: '天数' }]
    expect(checkFlow(leaveFlow, { fields })).toEqual([])
    expect(checkFlow(travelFlow, { fields })).toEqual([])
    const formula = set('short', { conditions: [], formula: 'SUM(trips.cost) > days' })
    expect(checkFlow(formula, { fields: [...fields, { id: 'trips-cost', name: '费用' }] })).toEqual([])
    expect(checkFlow(looping({ nodeId: 'archive' }), { fields })).toEqual([])
    expect(checkFlow(longFlow(200), { fields })).toEqual([])
  })

  const cases: [string, FlowNode, string, object?][] = [
    ['nobody decides', emptyFlow(), 'start noDecision'],
    ['without approver', set('director', { approvers: [] }), 'director noMembers'],
    ['without form field', set('director', { assigneeType: 4 }), 'director noFormField'],
    [
      'approver in a removed field',
      set('director', { assigneeType: 4, formField: 'boss' }),
      'director fieldRemoved',
      { fields: [{ id: 'days' }] },
    ],
    ['without earlier node', set('director', { assigneeType: 5 }), 'director noEarlierNode'],
    ['approvers of a later node', set('director', { assigneeType: 5, nodeId: 'archive' }), 'director notEarlier'],
    ['approvers of a node beside it', set('finance', { assigneeType: 5, nodeId: 'personnel' }), 'finance notEarlier'],
    ['approvers of itself', set('finance', { assigneeType: 5, nodeId: 'finance' }), 'finance notEarlier'],
    ['without service', set('director', { assigneeType: 9 }), 'director noService'],
    ['returns forwards', set('director', { rejectStep: 'archive' }), 'director rejectTarget'],
    ['returns to a removed node', set('director', { rejectStep: 'gone' }), 'director rejectTarget'],
    [
      'a deleted role',
      set('director', {}),
      'finance memberRemoved',
      { isKnown: (_: string, id: string) => id !== 'accountant' },
    ],
    ['without title', set('director', { title: ' ' }), 'director noTitle'],
    [
      'required, read-only',
      set('director', { formOperates: [{ id: 'days', required: true }] }),
      'director requiredReadOnly',
    ],
    ['condition without rows', set('short', { conditions: [] }), 'short noConditions'],
    [
      'condition without value',
      set('short', { conditions: [{ ...row, filedValue: '' }] }),
      'short conditionIncomplete',
    ],
    ['condition without field', set('short', { conditions: [{ symbol: '>' }] }), 'short conditionIncomplete'],
    ['condition on a removed field', travelFlow, 'short conditionFieldRemoved', { fields: [{ id: 'other' }] }],
    [
      'a number compared with a text',
      set('short', { conditions: [{ ...row, filedValue: 'x' }] }),
      'short conditionNotNumber',
      { fields: [{ id: 'days', isNumber: true }] },
    ],
    ['formula with a fault', set('short', { conditions: [], formula: 'days >' }), 'short formulaInvalid'],
    ['formula over other records', set('short', { formula: 'LOOKUP(days, "x") > 3' }), 'short formulaInvalid'],
    ['formula that is a number', set('short', { conditions: [], formula: 'days + 1' }), 'short formulaNotCondition'],
    [
      'formula on a removed field',
      set('short', { conditions: [], formula: 'SUM(trips.cost) > days' }),
      'short conditionFieldRemoved',
      { fields: [{ id: 'days' }, { id: 'trips-day' }] },
    ],
    ['branches without else', set('long', { isDefault: false, conditions: [row] }), 'begin noDefault'],
    ['two default branches', set('short', { isDefault: true }), 'begin neverReached'],
    [
      'a condition twice',
      addBranch(travelFlow, 'begin', newBranch('condition', 'again', findNode(travelFlow, 'short')?.properties)),
      'begin neverReached',
    ],
    ['schedule for nobody', set('begin', { scheduleConfig: { on: true } }), 'begin scheduleUsers'],
    ['timer without time', add(newNode('timer', 'timer')), 'timer noDelay'],
    [
      'timer after timer',
      insertNode(
        add(newNode('timer', 'two', { day: 1 })),
        { after: 'archive', isBehindBlock: false },
        newNode('timer', 'one', { day: 1 }),
      ),
      'one timerAfterTimer',
    ],
    ['loop without target', looping({}), 'loop noLoopTarget'],
    ['loop to a removed node', looping({ nodeId: 'gone' }), 'loop loopTarget'],
    ['loop to a node that not every request passes', looping({ nodeId: 'director' }), 'loop loopTarget'],
    ['loop to the start', looping({ nodeId: 'begin' }), 'loop loopTarget'],
    [
      'loop out of a parallel branch',
      changeNode(travelFlow, 'finance', (node) => ({ ...node, childNode: loop({ nodeId: 'department' }) })),
      'loop loopTarget',
    ],
    [
      'nodes behind a loop',
      changeNode(looping({ nodeId: 'archive' }), 'loop', (node) => ({
        ...node,
        childNode: newNode('approver', 'late', { assigneeType: 3 }),
      })),
      'loop loopNotLast',
    ],
    [
      'loop without a way out',
      insertNode(travelFlow, { after: 'archive', isBehindBlock: false }, loop({ nodeId: 'archive' })),
      'loop loopNoExit',
    ],
    [
      'loops in all branches',
      changeNode(looping({ nodeId: 'archive' }), 'on', (node) => ({
        ...node,
        childNode: newNode('loop', 'other', { nodeId: 'archive' }),
      })),
      'loop loopNoExit,other loopNoExit',
    ],
    ['copy to nobody', add(newNode('copy', 'copy')), 'copy noCopyTo'],
    ['sub flow without flow', add(newNode('subFlow', 'sub', { initiateType: 3 })), 'sub noSubFlow'],
    [
      'flows that start each other',
      add(newNode('subFlow', 'sub', { initiateType: 3, flowId: 'b' })),
      'sub subFlowCycle',
      { flowId: 'a', subFlowsOf: (id: string) => (id === 'b' ? ['c'] : id === 'c' ? ['a', 'b'] : []) },
    ],
    ['unknown kind', add({ nodeId: 'robot', type: 'robot', properties: {} }), 'robot unknownKind'],
    ['a second start', add({ nodeId: 'again', type: 'start', properties: {} }), 'again secondStart'],
    [
      'branches to choose of which nobody decides in front',
      changeNode(travelFlow, 'begin', (node) => ({ ...node, conditionType: 'choose' })),
      'begin chooseWithoutApprover',
    ],
    [
      'one branch',
      changeNode(travelFlow, 'begin', (node) => ({ ...node, conditionNodes: node.conditionNodes?.slice(1) ?? [] })),
      'begin oneBranch',
    ],
  ]

  it.each(cases)('%s: only that is reported, with a text', (_name, root, expected, context = {}) => {
    expect(codesOf(root, context)).toEqual(expected.split(','))
    for (const problem of checkFlow(root, context)) expect(describeFlowProblem(problem, t)).not.toMatch(/undefined|{{/)
  })

  it('a document that cannot be read has no other problems', () => {
    expect(checkFlowText('{').map(({ code }) => code)).toEqual(['unreadable'])
    expect(checkFlowText('').map(({ code }) => code)).toEqual(['noDecision'])
  })
})

describe('conditions', () => {
  const rows = conditionSettings({
    conditions: [
      { ...row, logic: '&&', kept: 1 },
      { ...row, field: 'kind', fieldName: '类型', symbol: '==', filedValue: 'a', filedLabel: '事假', logic: '||' },
      { field: 'money', fieldName: '金额', symbol: '>', filedValue: 3, logic: '||', acmeKey: 'rate' },
    ],
  }).rows

  it('"and" binds before "or"; unknown keys are kept', () => {
    const groups = conditionGroups(rows)

    expect(groups.map((group) => group.map(({ field }) => field))).toEqual([['days', 'kind'], ['money']])
    expect(conditionRecords(groups)).toMatchObject([
      { field: 'days', logic: '&&', logicName: '并且', symbolName: '大于', kept: 1 },
      { field: 'kind', logic: '||', logicName: '或者' },
      { field: 'money', logic: '&&', sqosKey: 'rate' },
    ])
    expect(conditionRecords([[], ...groups])).toEqual(conditionRecords(groups))
  })

  it('cards say in words what a node does', () => {
    const wording = {
      t,
      nameOf: (_kind: string, id: string) => ({ accountant: 'Ann' })[id],
      titleOfNode: () => 'Finance',
    }
    const words = (root: FlowNode, nodeId: string) => describeNode(findNode(root, nodeId) ?? root, wording)

    expect(words(travelFlow, 'begin')).toBe('Everybody')
    expect(words(travelFlow, 'finance')).toBe('Ann')
    expect(words(travelFlow, 'personnel')).toBe('1 user(s)')
    expect(words(travelFlow, 'superior')).toBe('Direct manager')
    expect(words(leaveFlow, 'clerks')).toBe('1 role(s) · 60% must agree')
    expect(words(travelFlow, 'short')).toBe('天数 is at most 3')
    expect(words(travelFlow, 'long')).toBe('All other cases')
    const condition = set('short', { conditions: rows.map(({ record }) => record) })
    expect(words(condition, 'short')).toBe('(天数 is more than 3 and 类型 is 事假) or 金额 is more than 3')
    expect(words(set('short', { formula: 'days > 1' }), 'short')).toBe('天数 is at most 3 and days > 1')
    expect(words(set('director', { assigneeType: 5, nodeId: 'finance', counterSign: 2 }), 'director')).toBe(
      'Approvers of: Finance · one after the other',
    )
    expect(describeNode(loop({ nodeId: 'archive' }), { ...wording, titleOfNode: () => 'Archive' })).toBe(
      'Back to “Archive”, at most 3 times',
    )
    expect(words(add(newNode('timer', 'timer', { day: 1, minute: 30 })), 'timer')).toBe('Continues after 1 d 30 min')
  })
})
