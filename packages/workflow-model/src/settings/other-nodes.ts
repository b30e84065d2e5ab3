import { flagOf, type JsonRecord, numberOf, recordsOf, textOf } from '../json.ts'
import { type Assignee, assigneeOf } from './approver.ts'
import { LOOP_ROUNDS } from './codes.ts'
import { COPY_KEYS, type Members, membersOf } from './members.ts'

/** Settings of a sub flow. */
export interface SubFlowSettings {
  title: string
  assignee: Assignee
  isAsync: boolean
  flowId: string
  /** Values that the sub flow begins with. */
  assignList: readonly FieldPair[]
  /** Values that the parent receives at the end of the sub flow; an addition of this product. */
  returnList: readonly FieldPair[]
}

/** A field of the parent, and one of the sub flow. */
export interface FieldPair {
  parentField: string
  childField: string
}

/** Reads the settings of a sub flow. */
export const subFlowSettings = (properties: JsonRecord): SubFlowSettings => ({
  title: textOf(properties['title'], '子流程'),
  assignee: assigneeOf(properties, 'initiator'),
  isAsync: flagOf(properties['isAsync'], false),
  flowId: textOf(properties['flowId']),
  assignList: pairsOf(properties['assignList']),
  returnList: pairsOf(properties['returnList']),
})

const pairsOf = (value: unknown): readonly FieldPair[] =>
  recordsOf(value).map((row) => ({ parentField: textOf(row['parentField']), childField: textOf(row['childField']) }))

/** Settings of a timer. */
export interface TimerSettings {
  title: string
  day: number
  hour: number
  minute: number
  second: number
  /** The whole delay in milliseconds. */
  delay: number
}

/** Reads the settings of a timer. */
export function timerSettings(properties: JsonRecord): TimerSettings {
  const part = (key: string) => Math.max(0, Math.trunc(numberOf(properties[key], 0)))
  const [day, hour, minute, second] = [part('day'), part('hour'), part('minute'), part('second')]
  const delay = (((day * 24 + hour) * 60 + minute) * 60 + second) * 1000
  return { title: textOf(properties['title'], '定时器'), day, hour, minute, second, delay }
}

/** Settings of a node that only sends copies. */
export interface CopySettings {
  title: string
  copyTo: Members
  isInitiatorCopy: boolean
}

/** Reads the settings of a node that only sends copies. */
export const copySettings = (properties: JsonRecord): CopySettings => ({
  title: textOf(properties['title'], '抄送'),
  copyTo: membersOf(properties, COPY_KEYS),
  isInitiatorCopy: flagOf(properties['isInitiatorCopy'], false),
})

/** Settings of a node that returns to an earlier one. */
export interface LoopSettings {
  title: string
  /** The node to which the flow returns. */
  nodeId: string
  /** How often it returns in one task. */
  maxRounds: number
}

/** Reads the settings of a node that returns to an earlier one; an addition of this product. */
export function loopSettings(properties: JsonRecord): LoopSettings {
  const { min, max, usual } = LOOP_ROUNDS
  const rounds = Math.trunc(numberOf(properties['maxRounds'], usual))
  return {
    title: textOf(properties['title'], '返回'),
    nodeId: textOf(properties['nodeId']),
    maxRounds: Math.min(max, Math.max(min, rounds)),
  }
}
