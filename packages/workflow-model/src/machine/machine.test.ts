import { expressionFromText } from '@sqos/formula'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlowNode } from '../document/flow-node.ts'
import { loopTargets } from '../document/loop-targets.ts'
import { changeProperties, nodesOf } from '../document/walk.ts'
import { newTask, step } from './machine.ts'
import { prepareDesign, type Design } from './path.ts'
import type { Action, Approvers, Effect, FlowState, Outcome } from './types.ts'

const approver = (nodeId: string, properties: FlowNode['properties'] = {}, rest: Partial<FlowNode> = {}): FlowNode => ({
  nodeId,
  type: 'approver',
  properties: { title: nodeId, assigneeType: 6, ...properties },
  ...rest,
})

const subFlow = (nodeId: string, properties: FlowNode['properties'] = {}, rest: Partial<FlowNode> = {}): FlowNode => ({
  nodeId,
  type: 'subFlow',
  properties: { title: nodeId, initiateType: 6, flowId: 'other', ...properties },
  ...rest,
})

const start = (rest: Partial<FlowNode>): FlowNode => ({ nodeId: 'begin', type: 'start', properties: {}, ...rest })

const branch = (
  nodeId: string,
  { isDefault = false, more = 0, ...rest }: { isDefault?: boolean; more?: number } & Partial<FlowNode>,
) => ({
  nodeId,
  type: 'condition',
  properties: { title: nodeId, isDefault, conditions: [{ field: 'days', symbol: '>', filedValue: more, logic: '&&' }] },
  ...rest,
})

/** Runs a flow with fixed people per node. */
function run(
  root: FlowNode,
  people: Readonly<Record<string, readonly string[]>> = {},
  values: Record<string, unknown> = {},
) {
  let design = prepareDesign(root)
  let id = 0
  let now = 1000
  let state = newTask('me')
  let effects: readonly Effect[] = []
  const approvers = new Map<string, Approvers>()
  const name = () => {
    for (const code of design.steps.keys())
      approvers.set(code, {
        people: (people[code] ?? [`${code}-1`]).map((userId) => ({ userId, reason: { rule: 'named' } })),
      })
  }
  name()
  const act = (action: Action): Outcome => {
    const outcome = step(state, action, { design, values, now: (now += 1), newId: () => `i${(id += 1)}`, approvers })
    if (outcome.kind === 'moved') ({ state, effects } = outcome)
    return outcome
  }
  const duty = (userId: string) =>
    state.operators.find((one) => one.handlerId === userId && one.completion === 0 && one.state === 0)?.id ?? 'none'
  return {
    act,
    values,
    approvers,
    migrate(next: FlowNode) {
      const before = design
      design = prepareDesign(next)
      name()
      const outcome = act({ type: 'migrate', by: 'x' })
      if (outcome.kind !== 'moved') design = before
      return outcome
    },
    duty,
    pass: (time: number) => (now += time),
    agree: (by: string, more: object = {}) => act({ type: 'agree', operatorId: duty(by), by, ...more }),
    reject: (by: string) => act({ type: 'reject', operatorId: duty(by), by }),
    submit: () => act({ type: 'submit', by: 'me' }),
    waits: () => state.waits.filter((wait) => wait.state === 0),
    endWait: (userId: string) =>
      act({ type: 'waitEnded', waitId: state.waits.find((one) => one.userId === userId && one.state === 0)?.id ?? '' }),
    state: () => state,
    effects: () => effects,
    open: () => openIn(state),
  }
}

const openIn = ({ operators }: FlowState) =>
  operators.filter(({ completion, state }) => completion === 0 && state === 0).map(({ handlerId }) => handlerId)

/** a, then b and c side by side, then d. */
const parallel = start({
  childNode: approver(
    'a',
    {},
    {
      conditionType: 'interflow',
      conditionNodes: [approver('b'), approver('c', { rejectStep: 'a' })],
      childNode: approver('d', { rejectStep: '1' }),
    },
  ),
})

describe('a task', () => {
  it('waits for every parallel branch before it merges, and ends after the last node', () => {
    const flow = run(parallel)
    flow.submit()
    expect(flow.open()).toEqual(['a-1'])
    flow.agree('a-1')
    expect(flow.open()).toEqual(['b-1', 'c-1'])
    flow.agree('b-1')
    expect(flow.open()).toEqual(['c-1'])
    flow.agree('c-1')
    expect(flow.open()).toEqual(['d-1'])
    flow.agree('d-1')
    expect(flow.state()).toMatchObject({ status: 2, completion: 100 })
    expect(flow.effects()).toContainEqual(expect.objectContaining({ type: 'notice', notice: 'finished', to: ['me'] }))
  })

  it('that has ended is opened again at a node, or where it was cancelled; everything behind decides anew', () => {
    const flow = run(parallel)
    const revive = (nodeCode?: string) =>
      flow.act({ type: 'revive', by: 'admin', ...(nodeCode !== undefined && { nodeCode }) })
    flow.submit()
    expect(revive('a')).toMatchObject({ kind: 'refused', reason: 'notEnded' })
    for (const userId of ['a-1', 'b-1', 'c-1', 'd-1']) flow.agree(userId)
    expect(revive()).toMatchObject({ reason: 'notOnPath' })
    expect(revive('nowhere')).toMatchObject({ reason: 'notOnPath' })
    revive('c')
    expect(flow.state()).toMatchObject({ status: 1, endTime: null, current: ['c'] })
    expect(flow.state().records.at(-1)).toMatchObject({ kind: 15, handlerId: 'admin', nodeCode: 'c' })
    flow.agree('c-1')
    expect(flow.open()).toEqual(['d-1'])

    revive()
    flow.reject('d-1')
    expect(flow.open()).toEqual(['b-1', 'c-1'])
    flow.agree('b-1')
    flow.act({ type: 'cancel', by: 'admin' })
    expect(flow.open()).toEqual([])
    revive()
    expect(flow.open()).toEqual(['c-1'])
    flow.act({ type: 'cancel', by: 'admin' })
    revive('b')
    expect(flow.open()).toEqual(['b-1', 'c-1'])
    for (const userId of ['b-1', 'c-1', 'd-1']) flow.agree(userId)
    expect(flow.state().status).toBe(2)

    const atInitiator = run(start({ childNode: approver('a') }))
    atInitiator.submit()
    atInitiator.act({ type: 'withdraw', by: 'me' })
    atInitiator.act({ type: 'cancel', by: 'admin' })
    atInitiator.act({ type: 'revive', by: 'admin' })
    expect(atInitiator.state().status).toBe(3)
    atInitiator.submit()
    expect(atInitiator.open()).toEqual(['a-1'])
  })

  it('takes the first true branch, the default one otherwise, and skips a block without either', () => {
    const design = (isDefault: boolean) =>
      start({
        conditionType: 'condition',
        conditionNodes: [
          branch('long', { more: 3, childNode: approver('a') }),
          branch('other', { isDefault, more: 100, childNode: approver('b') }),
        ],
        childNode: approver('c'),
      })
    const openWith = (isDefault: boolean, days: unknown) => {
      const flow = run(design(isDefault), {}, { days })
      flow.submit()
      return flow.open()
    }
    expect(openWith(true, 5)).toEqual(['a-1'])
    expect(openWith(true, 2)).toEqual(['b-1'])
    expect(openWith(false, 2)).toEqual(['c-1'])
    expect(openWith(true, 'no number')).toEqual(['b-1'])
  })

  it('takes a branch whose formula is true, beside its rows', () => {
    const formula = 'SUM(trips.cost) > 1000'
    const design = (properties: FlowNode['properties']) => {
      const node = branch('dear', { more: 3, childNode: approver('a') })
      return start({
        conditionType: 'condition',
        conditionNodes: [
          { ...node, properties: { ...node.properties, ...properties } },
          branch('other', { isDefault: true, childNode: approver('b') }),
        ],
      })
    }
    const openWith = (properties: FlowNode['properties'], values: Record<string, unknown>) => {
      const flow = run(design(properties), {}, values)
      flow.submit()
      return flow.open()
    }
    const dear = { trips: [{ cost: 600 }, { cost: '500' }] }
    const alone = { conditions: [], formula: expressionFromText(formula) }
    expect(openWith(alone, dear)).toEqual(['a-1'])
    expect(openWith({ conditions: [], formula }, dear)).toEqual(['a-1'])
    expect(openWith(alone, { trips: [{ cost: 600 }] })).toEqual(['b-1'])
    expect(openWith({ formula }, { ...dear, days: 9 })).toEqual(['a-1'])
    expect(openWith({ formula }, { ...dear, days: 1 })).toEqual(['b-1'])
    expect(openWith({ formula }, { days: 9 })).toEqual(['b-1'])
    for (const broken of ['1 ÷', '1 ÷ 0', 'NOPE(1)', '0'])
      expect(openWith({ conditions: [], formula: broken }, dear)).toEqual(['b-1'])
    // The time of the move decides, not the present one.
    expect(openWith({ conditions: [], formula: 'YEAR(NOW()) < 1972' }, dear)).toEqual(['a-1'])
  })

  it('takes the branches that the approver chose, the latest choice of a node; a rule takes the first', () => {
    const flow = (properties: FlowNode['properties'] = {}) =>
      start({
        childNode: approver('a', properties, {
          conditionType: 'choose',
          conditionNodes: ['b', 'c', 'd'].map((code) => ({
            ...branch(`to-${code}`, { childNode: approver(code) }),
            properties: { title: code },
          })),
          childNode: approver('e'),
        }),
      })
    const countersign = run(flow({ counterSign: 1 }), { a: ['x', 'y'] })
    countersign.act({ type: 'submit', by: 'me' })
    expect(countersign.agree('x')).toMatchObject({ kind: 'refused', reason: 'branchMissing' })
    expect(countersign.agree('x', { branches: ['to-b'] })).toMatchObject({ kind: 'moved' })
    expect(countersign.agree('y', { branches: ['to-c', 'to-d'] })).toMatchObject({ kind: 'moved' })
    expect(countersign.state().current).toEqual(['c', 'd'])
    countersign.agree('c-1')
    expect(countersign.state().current).toEqual(['d'])
    countersign.agree('d-1')
    expect(countersign.state().current).toEqual(['e'])

    const byRule = run(flow({ hasAgreeRule: true, agreeRules: [2] }), { a: ['me'] })
    byRule.act({ type: 'submit', by: 'me' })
    expect(byRule.state().current).toEqual(['b'])
  })

  it('computes the path again when a later approver changes the values', () => {
    const flow = run(
      start({
        childNode: approver(
          'a',
          {},
          {
            conditionType: 'condition',
            conditionNodes: [
              branch('long', { more: 3, childNode: approver('b') }),
              branch('other', { isDefault: true }),
            ],
          },
        ),
      }),
      {},
      { days: 1 },
    )
    flow.submit()
    flow.values['days'] = 9
    flow.agree('a-1')
    expect(flow.open()).toEqual(['b-1'])
  })

  it('evaluates the conditions behind a merge once, with the values of the merge', () => {
    const merged = start({
      childNode: {
        nodeId: 'split',
        type: 'empty',
        properties: {},
        conditionType: 'interflow',
        conditionNodes: [approver('a'), approver('b'), branch('nobody', {})],
        childNode: {
          nodeId: 'choice',
          type: 'empty',
          properties: {},
          conditionType: 'condition',
          conditionNodes: [branch('long', { more: 3, childNode: approver('c') }), branch('other', { isDefault: true })],
        },
      },
    })
    const flow = run(merged, {}, { days: 9 })
    flow.submit()
    expect(flow.open()).toEqual(['a-1', 'b-1'])
    flow.agree('a-1')
    flow.values['days'] = 1
    flow.agree('b-1')
    expect(flow.state()).toMatchObject({ status: 2 })
  })

  it.each([
    { sign: { counterSign: 1, countersignRatio: 60 }, agree: 2, reject: 2 },
    { sign: { counterSign: 1, countersignRatio: 100 }, agree: 3, reject: 1 },
    { sign: { counterSign: 1, countersignRatio: 60, hasVeto: true }, agree: 2, reject: 1 },
    { sign: { counterSign: 0 }, agree: 1, reject: 1 },
  ])('is decided by the share of three people: $sign', ({ sign, agree, reject }) => {
    const people = ['u1', 'u2', 'u3']
    const decide = (by: 'agree' | 'reject') => {
      const flow = run(start({ childNode: approver('a', sign) }), { a: people })
      flow.submit()
      let count = 0
      for (const userId of people) {
        if (flow.state().status !== 1) break
        flow[by](userId)
        count += 1
      }
      return { count, status: flow.state().status }
    }
    // Two of three are 66 per cent.
    expect(decide('agree')).toEqual({ count: agree, status: 2 })
    expect(decide('reject')).toEqual({ count: reject, status: 3 })
  })

  it('goes to people one after the other, and a recall takes the duty back from the next', () => {
    const flow = run(start({ childNode: approver('a', { counterSign: 2 }) }), { a: ['u1', 'u2', 'u3'] })
    flow.submit()
    expect(flow.open()).toEqual(['u1'])
    flow.agree('u1')
    expect(flow.open()).toEqual(['u2'])
    const record = flow.state().records.at(-1)?.id ?? ''
    expect(flow.act({ type: 'recall', recordId: record, by: 'u1' })).toMatchObject({ kind: 'moved' })
    expect(flow.open()).toEqual(['u1'])
    for (const userId of ['u1', 'u2', 'u3']) flow.agree(userId)
    expect(flow.state().status).toBe(2)
  })

  it('waits for an added signer in place of the approver', () => {
    const flow = run(start({ childNode: approver('a') }))
    flow.submit()
    flow.agree('a-1', { addSigners: ['extra'] })
    expect(flow.state().status).toBe(1)
    expect(flow.open()).toEqual(['extra'])
    flow.agree('extra')
    expect(flow.state().status).toBe(2)
    expect(flow.state().records.map(({ kind, status }) => [kind, status])).toEqual([
      [2, 0],
      [1, 0],
      [6, 0],
      [1, 1],
    ])
  })

  it('waits for every signer whom an approver adds, and returns to one who lets others decide first', () => {
    const flow = run(start({ childNode: approver('a', { counterSign: 0 }) }), { a: ['a-1', 'a-2'] })
    const before = (userId: string, ...signers: string[]) =>
      flow.act({ type: 'addSign', operatorId: flow.duty(userId), by: userId, people: signers })
    flow.submit()
    const own = flow.duty('a-1')
    expect(before('a-1', 'x', 'x')).toMatchObject({ reason: 'alreadyOperator' })
    expect(before('a-1', 'a-2')).toMatchObject({ reason: 'alreadyOperator' })
    before('a-1', 'x', 'y')
    expect(flow.open()).toEqual(['a-2', 'x', 'y'])
    expect(flow.act({ type: 'agree', operatorId: own, by: 'a-1' })).toMatchObject({ reason: 'waitsForSigners' })
    // A signer lets somebody else decide first too; one agreement of a signer does not close the others.
    before('x', 'z')
    for (const userId of ['y', 'z']) flow.agree(userId)
    expect(flow.open()).toEqual(['a-2', 'x'])
    flow.agree('x')
    expect(flow.open()).toEqual(['a-1', 'a-2'])
    const recallOf = (userId: string) => {
      const record = flow.state().records.findLast(({ handlerId, kind }) => handlerId === userId && kind === 1)
      return flow.act({ type: 'recall', recordId: record?.id ?? '', by: userId })
    }
    expect(recallOf('z')).toMatchObject({ reason: 'nextActed' })
    recallOf('x')
    expect(flow.open()).toEqual(['a-2', 'x'])
    flow.agree('x')
    flow.agree('a-1', { addSigners: ['u', 'v'] })
    expect(flow.open()).toEqual(['u', 'v'])
    flow.agree('v')
    expect(flow.state().status).toBe(1)
    flow.agree('u')
    expect(flow.state().status).toBe(2)
  })

  it('returns a duty, or counts an agreement, when the signers who have not decided are removed', () => {
    const flow = run(start({ childNode: approver('a', {}, { childNode: approver('b') }) }))
    const idOf = (userId: string) => flow.state().operators.findLast(({ handlerId }) => handlerId === userId)?.id ?? ''
    const remove = (...signers: string[]) =>
      flow.act({ type: 'removeSign', operatorId: idOf('a-1'), by: 'a-1', signers: signers.map(idOf) })
    flow.submit()
    flow.act({ type: 'addSign', operatorId: idOf('a-1'), by: 'a-1', people: ['x', 'y', 'z'] })
    flow.act({ type: 'addSign', operatorId: idOf('z'), by: 'z', people: ['w'] })
    flow.agree('y')
    for (const signers of [['y'], ['a-1'], ['w'], []])
      expect(remove(...signers)).toMatchObject({ reason: 'signerStays' })
    remove('x')
    expect(flow.open()).toEqual(['w'])
    expect(flow.state().records.at(-1)).toMatchObject({ kind: 14, handlerId: 'a-1', targetId: 'x', nodeCode: 'a' })
    remove('z')
    expect(flow.open()).toEqual(['a-1'])
    expect(flow.effects()).toContainEqual(expect.objectContaining({ notice: 'duty', to: ['a-1'] }))

    flow.agree('a-1', { addSigners: ['u', 'v'] })
    flow.act({ type: 'suspend', by: 'admin' })
    expect(remove('u')).toMatchObject({ reason: 'suspended' })
    flow.act({ type: 'resume', by: 'admin' })
    remove('u')
    expect(flow.open()).toEqual(['v'])
    remove('v')
    expect(flow.open()).toEqual(['b-1'])
    expect(remove('v')).toMatchObject({ reason: 'signerStays' })
  })

  it('counts a rejection by an added signer as one of the approver, whose other signers do not decide any more', () => {
    const people = { a: ['a-1', 'a-2', 'a-3'] }
    const flow = run(start({ childNode: approver('a', { counterSign: 1, countersignRatio: 50 }) }), people)
    flow.submit()
    flow.act({ type: 'addSign', operatorId: flow.duty('a-1'), by: 'a-1', people: ['x', 'y'] })
    flow.reject('x')
    expect(flow.open()).toEqual(['a-2', 'a-3'])
    flow.reject('a-2')
    expect(flow.state().status).toBe(3)
  })

  it('gives copies while it runs and after it has passed, without a decision', () => {
    const flow = run(start({ childNode: approver('a') }))
    flow.submit()
    const nodeId = flow.state().nodes.find(({ code }) => code === 'a')?.id ?? ''
    const circulate = (): Outcome => flow.act({ type: 'circulate', nodeId, by: 'a-1', people: ['x', 'y'] })
    expect(circulate()).toMatchObject({ effects: [{ type: 'copies', nodeCode: 'a', userIds: ['x', 'y'] }] })
    expect(flow.open()).toEqual(['a-1'])
    flow.agree('a-1')
    expect(circulate().kind).toBe('moved')
    expect(flow.state()).toMatchObject({ status: 2, completion: 100 })
    const cancelled = run(start({ childNode: approver('a') }))
    cancelled.submit()
    cancelled.act({ type: 'cancel', by: 'x' })
    expect(cancelled.act({ type: 'circulate', nodeId: 'i2', by: 'a-1', people: ['x'] })).toMatchObject({
      reason: 'notRunning',
    })
  })

  it('goes back to a node, to the previous one, or to the initiator', () => {
    const flow = run(parallel)
    flow.submit()
    flow.agree('a-1')
    flow.agree('b-1')
    // Back to a: b is decided again too.
    flow.reject('c-1')
    expect(flow.open()).toEqual(['a-1'])
    for (const userId of ['a-1', 'b-1', 'c-1']) flow.agree(userId)
    flow.reject('d-1')
    expect(flow.open()).toEqual(['b-1', 'c-1'])
    flow.reject('b-1')
    expect(flow.state()).toMatchObject({ status: 3, current: [], completion: 0 })
    flow.submit()
    expect(flow.open()).toEqual(['a-1'])
  })

  it('returns to the node and in the way that the person chose, where the node leaves both', () => {
    const design = (more: Record<string, unknown>) =>
      start({ childNode: approver('a', {}, { childNode: approver('b', {}, { childNode: approver('c', more) }) }) })
    const at = (more: Record<string, unknown>, choice: { to?: string; rejectType?: 1 | 2 }) => {
      const flow = run(design(more))
      flow.submit()
      flow.agree('a-1')
      flow.agree('b-1')
      const outcome = flow.act({ type: 'reject', operatorId: flow.duty('c-1'), by: 'c-1', ...choice })
      return { ...flow, outcome }
    }
    const free = { rejectStep: '2', rejectType: 3 }
    expect(at(free, { to: '1' }).open()).toEqual(['b-1'])
    expect(at(free, { to: 'a', rejectType: 1 }).open()).toEqual(['a-1'])
    const straight = at(free, { to: 'a', rejectType: 2 })
    straight.agree('a-1')
    expect(straight.open()).toEqual(['c-1'])
    // Without a choice, and where the node decides, the choice of the person is not heard.
    expect(at(free, {}).state().status).toBe(3)
    expect(at({ rejectStep: '1' }, { to: 'a' }).open()).toEqual(['b-1'])
    expect(at(free, { to: 'c' }).outcome).toMatchObject({ kind: 'refused', reason: 'notOnPath' })
  })

  it('returns straight to the node that rejected', () => {
    const design = (rejectStep: string) =>
      start({
        childNode: approver(
          'a',
          {},
          { childNode: approver('b', {}, { childNode: approver('c', { rejectStep, rejectType: 2 }) }) },
        ),
      })
    for (const rejectStep of ['0', 'a']) {
      const flow = run(design(rejectStep))
      flow.submit()
      flow.agree('a-1')
      flow.agree('b-1')
      flow.reject('c-1')
      if (rejectStep === '0') flow.submit()
      else flow.agree('a-1')
      expect(flow.open()).toEqual(['c-1'])
      flow.agree('c-1')
      expect(flow.state().status).toBe(2)
    }
  })

  it('hides duties behind a timer until it is over', () => {
    const flow = run(
      start({ childNode: { nodeId: 't', type: 'timer', properties: { hour: 2 }, childNode: approver('a') } }),
    )
    flow.submit()
    expect(flow.effects()).toContainEqual({ type: 'wakeAt', at: 1001 + 7_200_000 })
    expect(flow.effects()).not.toContainEqual(expect.objectContaining({ notice: 'duty' }))
    expect(flow.agree('a-1')).toMatchObject({ kind: 'refused', reason: 'operatorGone' })
    flow.pass(7_200_001)
    flow.act({ type: 'wake' })
    expect(flow.effects()).toContainEqual(expect.objectContaining({ notice: 'duty', to: ['a-1'] }))
    flow.agree('a-1')
    expect(flow.state().status).toBe(2)
  })

  it('agrees by rule for the initiator and for people who agreed before', () => {
    const rule = (one: number) => ({ hasAgreeRule: true, agreeRules: [one] })
    const flow = run(
      start({
        childNode: approver('a', rule(2), {
          childNode: approver('b', {}, { childNode: approver('c', rule(3), { childNode: approver('d', rule(4)) }) }),
        }),
      }),
      { a: ['me'], b: ['u1'], c: ['u1'], d: ['me'] },
    )
    flow.submit()
    expect(flow.open()).toEqual(['u1'])
    flow.agree('u1')
    expect(flow.state().status).toBe(2)
    const automatic = flow.state().records.flatMap(({ auto }) => auto?.rule ?? [])
    expect(automatic).toEqual(['auto.initiator', 'auto.previous', 'auto.before'])
  })

  it('asks for candidates, and returns to the same people when nobody chooses again', () => {
    const flow = run(
      start({ childNode: approver('a', { assigneeType: 7 }, { childNode: approver('b', { rejectStep: '1' }) }) }),
    )
    expect(flow.submit()).toMatchObject({ kind: 'refused', reason: 'candidatesMissing', nodeName: 'a' })
    flow.act({ type: 'submit', by: 'me', candidates: { a: ['u7'] } })
    flow.agree('u7')
    flow.reject('b-1')
    expect(flow.open()).toEqual(['u7'])
  })

  it('starts a sub flow for each person, waits for all of them, and goes on at once when it does not wait', () => {
    const flow = run(start({ childNode: subFlow('s', {}, { childNode: approver('a') }) }), { s: ['u1', 'u2', 'u1'] })
    flow.submit()
    expect(flow.waits().map(({ userId, kind }) => [userId, kind])).toEqual([
      ['u1', 'subFlow'],
      ['u2', 'subFlow'],
    ])
    expect(flow.effects().filter(({ type }) => type === 'begin')).toHaveLength(2)
    expect(flow.state()).toMatchObject({ current: ['s'], status: 1 })
    flow.endWait('u2')
    expect(flow.open()).toEqual([])
    flow.endWait('u1')
    expect(flow.open()).toEqual(['a-1'])

    const loose = run(start({ childNode: subFlow('s', { isAsync: true }, { childNode: approver('a') }) }))
    loose.submit()
    expect(loose.open()).toEqual(['a-1'])
    loose.agree('a-1')
    expect(loose.state().status).toBe(2)
    // It ends after its parent.
    loose.endWait('s-1')
    expect(loose.state()).toMatchObject({ status: 2, waits: [{ state: 1 }] })
  })

  it('starts a sub flow when the timer in front of it is over', () => {
    const timer = { nodeId: 't', type: 'timer', properties: { hour: 2 }, childNode: subFlow('s') }
    const flow = run(start({ childNode: timer }))
    flow.submit()
    expect(flow.waits()).toEqual([])
    expect(flow.state().current).toEqual(['s'])
    flow.act({ type: 'wake' })
    expect(flow.waits()).toEqual([])
    flow.pass(7_200_001)
    flow.act({ type: 'wake' })
    expect(flow.waits()).toHaveLength(1)
    flow.endWait('s-1')
    expect(flow.state().status).toBe(2)
  })

  it('takes its sub flows along when it is withdrawn or cancelled, and goes back only when they have ended', () => {
    const design = start({
      childNode: approver(
        'a',
        {},
        {
          conditionType: 'interflow',
          conditionNodes: [subFlow('s'), approver('b')],
          childNode: approver('c', { rejectStep: '1' }),
        },
      ),
    })
    for (const [action, how] of [
      ['withdraw', 'remove'],
      ['cancel', 'cancel'],
    ] as const) {
      const flow = run(design)
      flow.submit()
      flow.agree('a-1')
      const [wait] = flow.waits()
      flow.act({ type: action, by: 'me' })
      expect(flow.effects()).toContainEqual({ type: 'drop', waitId: wait?.id, how })
      expect(flow.waits()).toEqual([])
    }
    const flow = run(design)
    flow.submit()
    flow.agree('a-1')
    const record = flow.state().records.at(-1)?.id ?? ''
    expect(flow.act({ type: 'recall', recordId: record, by: 'a-1' })).toMatchObject({ reason: 'hasSubFlow' })
    expect(flow.reject('b-1')).toMatchObject({ reason: 'hasSubFlow', nodeName: 's' })
    expect(flow.act({ type: 'assign', nodeCode: 's', by: 'x', to: 'u1' })).toMatchObject({ reason: 'subFlowAssign' })
    flow.agree('b-1')
    flow.endWait('s-1')
    expect(flow.reject('c-1')).toMatchObject({ reason: 'subFlowTarget' })
    expect(flow.act({ type: 'withdraw', by: 'me' })).toMatchObject({ reason: 'subFlowEnded' })
    expect(flow.act({ type: 'cancel', by: 'x' })).toMatchObject({ kind: 'moved' })
    // A draft is cancelled only as a sub flow.
    expect(run(design).act({ type: 'cancel', by: 'x' })).toMatchObject({ reason: 'alreadyEnded' })
    expect(run(design).act({ type: 'cancel', by: 'x', isSubFlow: true })).toMatchObject({ kind: 'moved' })
  })

  it('asks a service for the approvers of a node, and again after a pause', () => {
    const flow = run(start({ childNode: approver('a', { assigneeType: 9 }, { childNode: approver('b') }) }))
    const asked = flow.approvers.get('a')
    flow.approvers.delete('a')
    flow.submit()
    expect(flow.open()).toEqual([])
    expect(flow.state()).toMatchObject({ current: ['a'], waits: [{ kind: 'people', state: 0 }] })
    flow.act({ type: 'suspend', by: 'x' })
    const [first] = flow.waits()
    flow.approvers.set('a', asked ?? { people: [] })
    flow.act({ type: 'peopleFound', waitId: first?.id ?? '' })
    expect(flow.open()).toEqual([])
    flow.approvers.delete('a')
    flow.act({ type: 'resume', by: 'x' })
    const [second] = flow.waits()
    expect(second?.id).not.toBe(first?.id)
    flow.approvers.set('a', asked ?? { people: [] })
    flow.act({ type: 'peopleFound', waitId: second?.id ?? '' })
    expect(flow.open()).toEqual(['a-1'])
    flow.agree('a-1')
    expect(flow.open()).toEqual(['b-1'])
  })

  it('does what a node demands when its time is over, and only then', () => {
    const limited = (handler: number) =>
      run(start({ childNode: approver('a', { timeoutConfig: { on: true, quantity: 2, type: 'hour', handler } }) }))
    const hours = (count: number) => count * 3_600_000
    const expireWith = (handler: number, more: object = {}) => {
      const flow = limited(handler)
      flow.submit()
      const operatorId = flow.duty('a-1')
      flow.act({ type: 'expire', operatorId })
      // Too early, such as after a change of the clock: it is announced again.
      expect(flow.effects()).toEqual([{ type: 'deadline', operatorId, at: 1001 + hours(2) }])
      flow.pass(hours(2))
      flow.act({ type: 'expire', operatorId, ...more })
      return flow
    }
    expect(expireWith(1).state()).toMatchObject({ status: 2 })
    expect(expireWith(2).state()).toMatchObject({ status: 3 })
    for (const flow of [expireWith(3), expireWith(1, { isReminder: true }), expireWith(4)]) {
      expect(flow.effects()).toContainEqual(expect.objectContaining({ notice: 'urged', to: ['a-1'] }))
      expect(flow.effects()).toContainEqual(expect.objectContaining({ type: 'deadline' }))
      expect(flow.open()).toEqual(['a-1'])
    }
    const passedOn = expireWith(4, { superior: 'boss' })
    expect(passedOn.open()).toEqual(['boss'])
    expect(passedOn.effects()).toContainEqual(expect.objectContaining({ notice: 'transferred', to: ['boss'] }))
    expect(passedOn.effects()).toContainEqual(expect.objectContaining({ type: 'deadline' }))
  })

  it('stands still while it is suspended, and has the rest of its time afterwards', () => {
    const limit = { timeoutConfig: { on: true, quantity: 2, type: 'hour', handler: 1 } }
    const timer = { nodeId: 't', type: 'timer', properties: { hour: 3 }, childNode: approver('b') }
    const flow = run(
      start({
        childNode: approver('a', limit, {
          conditionType: 'interflow',
          conditionNodes: [branch('x', { childNode: timer }), branch('y', { childNode: approver('c', limit) })],
        }),
      }),
    )
    flow.submit()
    flow.agree('a-1')
    const began = flow.state().operators.at(-1)?.receivedAt ?? 0
    const operatorId = flow.duty('c-1')
    flow.act({ type: 'suspend', by: 'x', opinion: 'wait' })
    expect(flow.state()).toMatchObject({ status: 1, current: ['b', 'c'] })
    expect(flow.agree('c-1')).toMatchObject({ reason: 'suspended' })
    for (const action of [
      { type: 'withdraw', by: 'me' },
      { type: 'transfer', operatorId, by: 'c-1', to: 'u1' },
      { type: 'assign', nodeCode: 'c', by: 'x', to: 'u1' },
      { type: 'suspend', by: 'x' },
    ] as const)
      expect(flow.act(action)).toMatchObject({ reason: 'suspended' })
    flow.pass(36_000_000)
    flow.act({ type: 'wake' })
    flow.act({ type: 'expire', operatorId })
    expect(flow.open()).toEqual(['b-1', 'c-1'])
    flow.act({ type: 'resume', by: 'x' })
    expect(flow.act({ type: 'resume', by: 'x' })).toMatchObject({ reason: 'notSuspended' })
    const [hidden, shown] = flow.state().operators.filter(({ completion }) => completion === 0)
    expect((hidden?.dueAt ?? 0) - began).toBeGreaterThan(36_000_000 + 10_800_000 - 10)
    expect((shown?.deadlineAt ?? 0) - began).toBeGreaterThan(36_000_000 + 7_200_000 - 10)
    flow.agree('c-1')
    expect(flow.state().records.map(({ kind }) => kind)).toEqual([2, 1, 8, 9, 1])
  })

  it('moves to another design where its place is there, passing new nodes in front of it', () => {
    const flow = run(
      start({ childNode: approver('a', {}, { childNode: approver('b', {}, { childNode: approver('c') }) }) }),
    )
    flow.submit()
    flow.agree('a-1')
    expect(flow.migrate(start({ childNode: approver('a', {}, { childNode: approver('d') }) }))).toMatchObject({
      reason: 'migrateCurrent',
      nodeName: 'b',
    })
    expect(flow.open()).toEqual(['b-1'])
    flow.migrate(
      start({ childNode: approver('z', {}, { childNode: approver('b', {}, { childNode: approver('d') }) }) }),
    )
    expect(flow.open()).toEqual(['b-1'])
    flow.agree('b-1')
    expect(flow.open()).toEqual(['d-1'])
    flow.agree('d-1')
    expect(flow.state().status).toBe(2)
  })

  /** a, then b; above 3 days back to a. */
  const looping = (properties: FlowNode['properties'] = {}, more: FlowNode['properties'] = {}) =>
    start({
      childNode: approver('a', more, {
        childNode: approver('b', more, {
          conditionType: 'condition',
          conditionNodes: [
            branch('again', {
              more: 3,
              childNode: { nodeId: 'loop', type: 'loop', properties: { title: 'loop', nodeId: 'a', ...properties } },
            }),
            branch('on', { isDefault: true }),
          ],
          childNode: approver('c'),
        }),
      }),
    })

  it('returns to an earlier node while a condition says so, and goes on when it does not', () => {
    const flow = run(looping(), {}, { days: 9 })
    flow.submit()
    for (const userId of ['a-1', 'b-1', 'a-1']) flow.agree(userId)
    const rounds = flow.state().records.filter(({ kind }) => kind === 13)
    expect(rounds).toMatchObject([
      { nodeCode: 'loop', status: 0, auto: { rule: 'loop', params: { node: 'a', round: '1', limit: '3' } } },
    ])
    expect(
      flow
        .state()
        .records.filter(({ kind }) => kind === 1)
        .map(({ status }) => status),
    ).toEqual([-1, -1, 0])
    flow.values['days'] = 1
    flow.agree('b-1')
    expect(flow.open()).toEqual(['c-1'])
    flow.agree('c-1')
    expect(flow.state().status).toBe(2)
  })

  it('stops at a loop that has used its rounds, until an administrator repeats it or lets the task go on', () => {
    const flow = run(looping({ maxRounds: 2 }), {}, { days: 9 })
    flow.submit()
    const round = () => ['a-1', 'b-1'].forEach((userId) => flow.agree(userId))
    for (let count = 0; count < 3; count += 1) round()
    expect(flow.state()).toMatchObject({ status: 1, current: ['loop'] })
    expect(flow.waits()).toMatchObject([{ kind: 'loop', nodeCode: 'loop', reason: { rule: 'loop' } }])
    const record = flow.state().records.findLast(({ kind }) => kind === 1)?.id ?? ''
    expect(flow.act({ type: 'recall', recordId: record, by: 'b-1' })).toMatchObject({ reason: 'nextActed' })
    const [wait] = flow.waits()
    flow.act({ type: 'loopAgain', waitId: wait?.id ?? '', by: 'admin' })
    expect(flow.act({ type: 'loopAgain', waitId: wait?.id ?? '', by: 'admin' })).toMatchObject({ reason: 'notCurrent' })
    expect(flow.open()).toEqual(['a-1'])
    round()
    round()
    expect(flow.state().current).toEqual(['loop'])
    const counted = flow.state().records.flatMap(({ kind, auto }) => (kind === 13 ? [auto?.params?.['limit']] : []))
    expect(counted).toEqual(['2', '2', '4', '4'])
    flow.act({ type: 'waitEnded', waitId: flow.waits()[0]?.id ?? '' })
    expect(flow.open()).toEqual(['c-1'])
  })

  it('stops at a loop of people who agree by rule, however long the way is', () => {
    const rule = { hasAgreeRule: true, agreeRules: [2] }
    const line = Array.from({ length: 120 }, (_, at) => `n${at}`).reduceRight<FlowNode | undefined>(
      (childNode, code) => approver(code, rule, childNode ? { childNode } : {}),
      looping({ maxRounds: 20, nodeId: 'n0' }, rule).childNode ?? undefined,
    )
    const root = start(line ? { childNode: line } : {})
    const flow = run(root, Object.fromEntries(nodesOf(root).map(({ nodeId }) => [nodeId, ['me']])), { days: 9 })
    flow.submit()
    expect(flow.state().current).toEqual(['loop'])
    expect(flow.state().records.filter(({ kind }) => kind === 13)).toHaveLength(20)
  })

  it('stops at a loop whose target is not in front of it', () => {
    for (const nodeId of ['', 'c', 'gone', 'begin']) {
      const flow = run(looping({ nodeId }), {}, { days: 9 })
      flow.submit()
      for (const userId of ['a-1', 'b-1']) flow.agree(userId)
      expect(flow.state()).toMatchObject({ status: 1, current: ['loop'] })
      flow.act({ type: 'withdraw', by: 'me' })
      expect(flow.state().status).toBe(4)
    }
  })

  it('counts only those who decide after it moved to a design in which more people decide', () => {
    for (const sign of [{ counterSign: 1 }, { counterSign: 2 }]) {
      const flow = run(start({ childNode: approver('a') }), { a: ['a-1', 'a-2'] })
      flow.submit()
      flow.agree('a-1', { addSigners: ['x'] })
      flow.migrate(start({ childNode: approver('a', sign) }))
      flow.agree('x')
      expect(flow.state().status).toBe(2)
    }
    const shared = (countersignRatio: number) =>
      start({ childNode: approver('a', { counterSign: 1, countersignRatio }) })
    const people = { a: ['a-1', 'a-2', 'a-3'] }
    for (const [first, then] of [
      ['reject', 'agree'],
      ['agree', 'reject'],
    ] as const) {
      const flow = run(shared(first === 'agree' ? 100 : 10), people)
      flow.submit()
      flow[first]('a-1')
      flow.migrate(shared(first === 'agree' ? 10 : 100))
      flow[then]('a-2')
      flow[then]('a-3')
      expect(flow.state().status).toBe(2)
    }
  })

  it('refuses to return a duty to a person who has received another one on the node', () => {
    const flow = run(start({ childNode: approver('a', { counterSign: 1 }) }), { a: ['a-1', 'a-2', 'a-3'] })
    flow.submit()
    flow.agree('a-1')
    const record = flow.state().records.at(-1)?.id ?? ''
    flow.act({ type: 'transfer', operatorId: flow.duty('a-2'), by: 'a-2', to: 'a-1' })
    expect(flow.act({ type: 'recall', recordId: record, by: 'a-1' })).toMatchObject({ reason: 'alreadyOperator' })
  })

  it('refuses what cannot be decided', () => {
    const flow = run(start({ childNode: approver('a', {}, { childNode: approver('b') }) }))
    flow.submit()
    const first = flow.duty('a-1')
    flow.agree('a-1')
    const again = flow.act({ type: 'agree', operatorId: first, by: 'a-1' })
    expect(again).toMatchObject({ kind: 'refused', reason: 'alreadyDecided' })
    flow.agree('b-1')
    const [, record] = flow.state().records
    expect(flow.act({ type: 'recall', recordId: record?.id ?? '', by: 'a-1' })).toMatchObject({ reason: 'notRunning' })
    expect(flow.act({ type: 'cancel', by: 'x' })).toMatchObject({ reason: 'alreadyEnded' })
    expect(flow.act({ type: 'withdraw', by: 'me' })).toMatchObject({ reason: 'notRunning' })
  })
})

// Random designs and random decisions.

const people = ['u1', 'u2', 'u3', 'u4', 'me']

/** A line of nodes; `depth` limits the blocks inside of blocks. */
const lineOf = (depth: number): fc.Arbitrary<FlowNode | undefined> =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: approverNode },
        { weight: 1, arbitrary: timerNode },
        { weight: 1, arbitrary: subFlowNode },
        { weight: 1, arbitrary: serviceNode },
        { weight: depth > 0 ? 2 : 0, arbitrary: depth > 0 ? blockOf(depth) : approverNode },
      ),
      { maxLength: 3 },
    )
    .map((nodes) =>
      nodes.reduceRight<FlowNode | undefined>(
        (childNode, node) => ({ ...node, ...(childNode && { childNode }) }),
        undefined,
      ),
    )

const approverNode = fc
  .record({
    counterSign: fc.constantFrom(0, 1, 2),
    countersignRatio: fc.constantFrom(10, 50, 60, 100),
    hasVeto: fc.boolean(),
    rejectStep: fc.constantFrom('0', '1'),
    rejectType: fc.constantFrom(1, 2),
    hasAgreeRule: fc.boolean(),
    agreeRules: fc.subarray([2, 3, 4]),
    assigneeType: fc.constantFrom(6, 6, 6, 9),
    timeoutConfig: fc.record({ on: fc.boolean(), handler: fc.constantFrom(1, 2, 3, 4), type: fc.constant('minute') }),
  })
  .map((properties) => approver('', properties))

const serviceNode = fc.boolean().map((isAsync): FlowNode => ({ nodeId: '', type: 'service', properties: { isAsync } }))

const subFlowNode = fc.boolean().map((isAsync) => subFlow('', { isAsync }))

/** Its target is chosen when all nodes have ids. */
const loopNode = fc.option(
  fc
    .record({ maxRounds: fc.constantFrom(1, 2, 20), target: fc.nat(9) })
    .map((properties): FlowNode => ({ nodeId: '', type: 'loop', properties })),
  { nil: undefined },
)

const timerNode = fc.constant<FlowNode>({ nodeId: '', type: 'timer', properties: { minute: 5 } })

const blockOf = (depth: number): fc.Arbitrary<FlowNode> =>
  fc
    .record({
      kind: fc.constantFrom('condition', 'interflow', 'inclusive', 'choose'),
      branches: fc.array(fc.tuple(lineOf(depth - 1), fc.integer({ min: 0, max: 9 }), fc.boolean(), loopNode), {
        minLength: 2,
        maxLength: 3,
      }),
    })
    .map(({ kind, branches }) => ({
      nodeId: '',
      type: 'empty',
      properties: {},
      conditionType: kind,
      conditionNodes: branches.map(([line, more, isDefault, loop]) => {
        const last = kind === 'condition' ? endedBy(line, loop) : line
        return branch('', { more, isDefault, ...(last && { childNode: last }) })
      }),
    }))

/** A line of nodes that ends with a loop. */
function endedBy(line: FlowNode | undefined, loop: FlowNode | undefined): FlowNode | undefined {
  if (!line || !loop) return line ?? loop
  return { ...line, childNode: endedBy(line.childNode ?? undefined, loop) ?? loop }
}

/** Gives every node its own id. */
function numbered(root: FlowNode): FlowNode {
  let count = 0
  const visit = (node: FlowNode): FlowNode => ({
    ...node,
    nodeId: node.type === 'start' ? 'begin' : `n${(count += 1)}`,
    ...(node.conditionNodes && { conditionNodes: node.conditionNodes.map(visit) }),
    ...(node.childNode && { childNode: visit(node.childNode) }),
  })
  return visit(root)
}

/** Gives loops targets that a release permits; some have none. */
const withTargets = (root: FlowNode): FlowNode =>
  nodesOf(root)
    .filter(({ type }) => type === 'loop')
    .reduce((changed, { nodeId, properties }) => {
      const targets = loopTargets(root, nodeId)
      const target = targets[Number(properties['target']) % Math.max(1, targets.length)]
      return changeProperties(changed, nodeId, { nodeId: target ?? 'none' })
    }, root)

/** A line, behind it a choice between a loop and the end. */
const looped = (line: FlowNode | undefined, loop: FlowNode | undefined): FlowNode | undefined =>
  loop &&
  endedBy(line, {
    nodeId: '',
    type: 'empty',
    properties: {},
    conditionType: 'condition',
    conditionNodes: [branch('', { more: 2, childNode: loop }), branch('', { isDefault: true })],
  })

const designs = fc.tuple(lineOf(2), loopNode).map(([line, loop]) => {
  const childNode = looped(line, loop) ?? line
  return prepareDesign(withTargets(numbered(start(childNode ? { childNode } : {}))))
})

const move = fc.record({
  kind: fc.constantFrom(
    'agree',
    'agree',
    'agree',
    'addSign',
    'addSigners',
    'signBefore',
    'removeSign',
    'circulate',
    'reject',
    'transfer',
    'recall',
    'withdraw',
    'assign',
    'wake',
    'submit',
    'edit',
    'cancel',
    'waitEnded',
    'waitEnded',
    'expire',
    'suspend',
    'resume',
    'resume',
    'migrate',
    'loopAgain',
    'revive',
  ),
  at: fc.nat(1000),
  person: fc.constantFrom(...people),
})

interface World {
  state: FlowState
  design: Design
  /** The design to which a migration moves the task. */
  other: Design
  hasMigrated: boolean
  values: { days: number }
  now: number
}

function player(seed: number) {
  let id = 0
  const newId = () => `i${(id += 1)}`
  const approversOf = (design: Design) =>
    new Map(
      [...design.steps.keys()].map((code, index): [string, Approvers] => {
        const count = 1 + ((seed + index * 7) % 3)
        const chosen = Array.from({ length: count }, (_, at) => people[(seed + index + at) % people.length] ?? 'u1')
        return [code, { people: chosen.map((userId) => ({ userId, reason: { rule: 'named' } })) }]
      }),
    )
  return (world: World, action: Action): Outcome => {
    const design = action.type === 'migrate' ? world.other : world.design
    const all = approversOf(design)
    const isKnown = ([code]: [string, Approvers]) => design.approvers.get(code)?.assignee.type !== 9
    // The people of a service are known when it has answered.
    const approvers = action.type === 'peopleFound' ? all : new Map([...all].filter(isKnown))
    const outcome = step(world.state, action, { design, values: world.values, now: world.now, newId, approvers })
    if (outcome.kind === 'moved' && action.type === 'migrate') {
      world.other = world.design
      world.design = design
      world.hasMigrated = true
    }
    return outcome
  }
}

/** The codes of all branches that approvers choose. */
const choosable = ({ root }: Design): string[] =>
  nodesOf(root).flatMap((node) =>
    node.conditionType === 'choose' ? (node.conditionNodes ?? []).map(({ nodeId }) => nodeId) : [],
  )

function actionOf(
  { state, design }: World,
  { kind, at, person }: { kind: string; at: number; person: string },
): Action | undefined {
  const open = state.operators.filter((one) => one.completion === 0 && one.state === 0)
  const operator = open[at % Math.max(1, open.length)]
  const record = state.records[at % Math.max(1, state.records.length)]
  switch (kind) {
    case 'agree':
    case 'addSign':
    case 'addSigners':
      return (
        operator && {
          type: 'agree',
          operatorId: operator.id,
          by: operator.handlerId,
          branches: choosable(design).filter((_, index) => (at + index) % 3 > 0),
          ...(kind === 'addSign' && { addSigners: [person] }),
          ...(kind === 'addSigners' && { addSigners: [person, 'u5'] }),
        }
      )
    case 'signBefore':
      return operator && { type: 'addSign', operatorId: operator.id, by: operator.handlerId, people: [person, 'u5'] }
    case 'removeSign': {
      const signer = state.operators.filter(({ parentId }) => parentId !== null)[at % 7]
      return signer && { type: 'removeSign', operatorId: signer.parentId ?? '', by: 'admin', signers: [signer.id] }
    }
    case 'circulate':
      return operator && { type: 'circulate', nodeId: operator.nodeId, by: operator.handlerId, people: [person] }
    case 'reject':
      return operator && { type: 'reject', operatorId: operator.id, by: operator.handlerId }
    case 'transfer':
      return operator && { type: 'transfer', operatorId: operator.id, by: operator.handlerId, to: person }
    case 'recall':
      return record && { type: 'recall', recordId: record.id, by: record.handlerId }
    case 'assign':
      return operator && { type: 'assign', nodeCode: operator.nodeCode, by: 'admin', to: person }
    case 'waitEnded': {
      const waiting = state.waits.filter((wait) => wait.state !== -1)
      const wait = waiting[at % Math.max(1, waiting.length)]
      return wait && { type: wait.kind === 'people' ? 'peopleFound' : 'waitEnded', waitId: wait.id }
    }
    case 'loopAgain': {
      const wait = state.waits.find((one) => one.state === 0 && one.kind === 'loop')
      return wait && { type: 'loopAgain', waitId: wait.id, by: 'admin' }
    }
    case 'revive': {
      const node = state.nodes[at % Math.max(1, state.nodes.length)]
      return { type: 'revive', by: 'admin', ...(at % 3 > 0 && node && { nodeCode: node.code }) }
    }
    case 'expire':
      return operator && { type: 'expire', operatorId: operator.id, superior: person }
    case 'suspend':
    case 'resume':
    case 'migrate':
      return { type: kind, by: 'admin' }
    case 'withdraw':
      return { type: 'withdraw', by: 'me' }
    case 'submit':
      return { type: 'submit', by: 'me' }
    case 'cancel':
      return at % 20 === 0 ? { type: 'cancel', by: 'admin' } : undefined
    default:
      return { type: 'wake' }
  }
}

/** What is wrong with a state; nothing in a legal one. */
function faultsOf({ state, design, hasMigrated }: World): string[] {
  const open = state.operators.filter((one) => one.completion === 0)
  const live = state.nodes.filter((node) => node.state === 0)
  const owners = open.map(({ nodeId, handlerId }) => `${nodeId} ${handlerId}`)
  const isRunning = state.status === 1
  const waits = state.waits.filter((wait) => wait.state === 0)
  const isTimed = live.some(({ dueAt, completion }) => dueAt !== null && completion === 0)
  const isPaused = state.suspendedAt !== null
  /** Whether an operator was added, at some distance, by another. */
  const isDeep = (parentId: string | null, id: string): boolean => {
    const above = state.operators.find((one) => one.id === parentId)?.parentId ?? null
    return above !== null && (above === id || isDeep(above, id))
  }
  const hasOwner = open.length > 0 || waits.some(({ isAsync }) => !isAsync) || isTimed
  const faults = {
    'a running task has no owner': isRunning && !isPaused && (!hasOwner || state.current.length === 0),
    'a task that does not run is suspended': !isRunning && isPaused,
    'a task waits for a sub flow of a node that is passed or not on the path': waits.some(
      ({ nodeId, isAsync }) =>
        !live.some((node) => node.id === nodeId && (isAsync || (isRunning && node.completion === 0))),
    ),
    'a node is open though its sub flows have ended': live.some(
      (node) =>
        isRunning &&
        !isPaused &&
        node.type !== 'approver' &&
        node.completion === 0 &&
        state.waits.some(({ nodeId, state: end }) => nodeId === node.id && end === 1) &&
        !waits.some(({ nodeId }) => nodeId === node.id),
    ),
    'a task that does not run has an owner': !isRunning && open.length > 0,
    'a person has two duties on one node': new Set(owners).size < owners.length,
    'a node is twice on the path': new Set(live.map(({ code }) => code)).size < live.length,
    'an ended task has no end': state.status === 2 && state.endTime === null,
    'an open duty is decided, void or of nobody': open.some(
      (one) => one.handleStatus !== null || one.state === -1 || one.handlerId === '',
    ),
    'a duty waits for signers who have all decided': open.some(
      ({ id, state: held }) => held === 1 && !open.some(({ parentId }) => parentId === id || isDeep(parentId, id)),
    ),
    'an open duty belongs to a node that is passed or not on the path': open.some(({ nodeId }) =>
      state.nodes.every((node) => node.id !== nodeId || node.state !== 0 || node.completion === 1),
    ),
  }
  for (const node of state.nodes) {
    const made = state.records.filter(({ kind, nodeId }) => kind === 13 && nodeId === node.id)
    const again = made.filter(({ auto }) => auto?.rule === 'loopAgain').length
    // A migration may have reduced the rounds.
    const maxRounds = hasMigrated ? 20 : (design.loops.get(node.code)?.maxRounds ?? 0)
    if (made.length > maxRounds * (1 + again)) return [`more rounds than ${node.code} permits`]
  }
  const waiting = new Set(
    open.flatMap(({ nodeCode }) =>
      live.some(({ completion, next }) => completion === 0 && next.includes(nodeCode)) ? [nodeCode] : [],
    ),
  )
  // A rejection straight to an earlier node leaves the other branches as they are.
  const isStrict = !hasMigrated && [...design.approvers.values()].every(({ rejectType }) => rejectType === 1)
  if (isStrict && waiting.size > 0) return [`open before the node in front is passed: ${[...waiting].join()}`]
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

/** Decisions that became others. Only a recall takes a decision back. */
const changedDecisions = (before: FlowState, after: FlowState, action: Action): string[] =>
  before.operators.flatMap(({ id, handleStatus }) => {
    const now = after.operators.find((operator) => operator.id === id)?.handleStatus
    if (handleStatus === null || now === handleStatus) return []
    return now === null && action.type === 'recall' ? [] : [id]
  })

/** Everybody agrees until the task ends; returns the number of decisions. */
function agreeToTheEnd(play: ReturnType<typeof player>, world: World): number {
  for (let count = 0; count < 5000; count += 1) {
    if (world.state.status === 2) return count
    const operator = world.state.operators.find((one) => one.completion === 0 && one.state === 0 && one.dueAt === null)
    const wait = world.state.waits.find((one) => one.state === 0 && !one.isAsync)
    world.now += 3_600_000
    const isPaused = world.state.suspendedAt !== null
    const action: Action = isPaused
      ? { type: 'resume', by: 'admin' }
      : operator
        ? { type: 'agree', operatorId: operator.id, by: operator.handlerId, branches: choosable(world.design) }
        : wait
          ? { type: wait.kind === 'people' ? 'peopleFound' : 'waitEnded', waitId: wait.id }
          : { type: 'wake' }
    const outcome = play(world, action)
    if (outcome.kind !== 'moved') throw new Error(JSON.stringify(outcome))
    world.state = outcome.state
  }
  throw new Error('did not end')
}

describe('any design and any order of decisions', () => {
  it('leaves a legal state after every move, decides nothing twice, and can always be ended', () => {
    fc.assert(
      fc.property(designs, designs, fc.nat(20), fc.array(move, { maxLength: 25 }), (design, other, seed, moves) => {
        const play = player(seed)
        const values = { days: seed }
        const world: World = { state: newTask('me'), design, other, hasMigrated: false, values, now: 1000 }
        for (const one of [{ kind: 'submit', at: 1, person: 'me' }, ...moves]) {
          world.now += 60_000
          if (one.kind === 'edit') {
            world.values = { days: one.at % 10 }
            continue
          }
          const action = actionOf(world, one)
          if (!action) continue
          const before = JSON.stringify(world.state)
          const outcome = play(world, action)
          expect(JSON.stringify(world.state)).toBe(before)
          if (outcome.kind !== 'moved') continue
          expect(changedDecisions(world.state, outcome.state, action)).toEqual([])
          world.state = outcome.state
          expect(faultsOf(world)).toEqual([])
        }
        if (world.state.status === 5 || world.state.status === 2) return
        if (world.state.status !== 1) {
          const outcome = play(world, { type: 'submit', by: 'me' })
          if (outcome.kind !== 'moved') throw new Error(JSON.stringify(outcome))
          world.state = outcome.state
        }
        agreeToTheEnd(play, world)
      }),
      { numRuns: 600 },
    )
  })
})
