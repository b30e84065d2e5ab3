import type { ConditionRow } from './conditions.ts'
import type { DesignNode } from './types.ts'

/** How the decisions of several approvers of a node count. */
export const SIGN = { any: 0, ratio: 1, sequential: 2 } as const

/** Settings of an approver node that decide how a task continues. */
export interface ApproverSettings {
  title: string
  assigneeType: number
  sign: number
  ratio: number
  rejectStep: string
  progress: number
  /** Rules of automatic agreement: 2 the initiator, 3 the previous approver, 4 somebody who agreed before. */
  agreeRules: readonly number[]
  timeLimit: { milliseconds: number; decision: 'agree' | 'reject' } | undefined
}

const UNITS: Readonly<Record<string, number>> = { day: 86_400_000, hour: 3_600_000, minute: 60_000 }

/** Reads the settings of an approver node; a missing one has the default of the family. */
export function approverSettings({ properties }: DesignNode): ApproverSettings {
  const at = properties ?? {}
  const step = textAt(at['rejectStep'])
  return {
    title: textAt(at['title']) || '审批节点',
    assigneeType: numberAt(at['assigneeType'], 6),
    sign: numberAt(at['counterSign'], 0),
    ratio: Math.min(100, Math.max(1, numberAt(at['countersignRatio'], 100))),
    rejectStep: step === '' ? '0' : step,
    progress: numberAt(at['progress'], 50),
    agreeRules: at['hasAgreeRule'] === true ? listAt(at['agreeRules']).map((rule) => numberAt(rule, 0)) : [],
    timeLimit: timeLimitOf(at['timeoutConfig']),
  }
}

function timeLimitOf(config: unknown): ApproverSettings['timeLimit'] {
  if (!isRecord(config) || config['on'] !== true) return undefined
  const unit = UNITS[textAt(config['type'])]
  const quantity = numberAt(config['quantity'], 0)
  if (unit === undefined || quantity <= 0) return undefined
  return { milliseconds: quantity * unit, decision: numberAt(config['handler'], 1) === 2 ? 'reject' : 'agree' }
}

/** Milliseconds of a timer. */
export function timerDelay({ properties }: DesignNode): number {
  const at = (name: string) => Math.max(0, numberAt(properties?.[name], 0))
  return (((at('day') * 24 + at('hour')) * 60 + at('minute')) * 60 + at('second')) * 1000
}

/** The comparisons of a branch. */
export const conditionRows = ({ properties }: DesignNode): readonly ConditionRow[] =>
  listAt(properties?.['conditions']).flatMap((row) =>
    isRecord(row)
      ? [{ field: textAt(row['field']), symbol: textAt(row['symbol']), filedValue: row['filedValue'], logic: textAt(row['logic']) }]
      : [],
  )

/** The title of a node, as people wrote it. */
export const titleOf = ({ properties }: DesignNode): string => textAt(properties?.['title'])

/** Whether a branch is taken when no other one is true. */
export const isDefaultBranch = ({ properties }: DesignNode): boolean => properties?.['isDefault'] === true

/** The order of a branch among its siblings. */
export const priorityOf = ({ properties }: DesignNode, index: number): number => numberAt(properties?.['priority'], index)

/** The ids in a setting: an array of texts, or texts separated by commas. */
export const idsAt = (value: unknown): string[] =>
  (typeof value === 'string' ? value.split(',') : listAt(value)).flatMap((id) =>
    typeof id === 'string' && id.trim() !== '' ? [id.trim()] : [],
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listAt = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text of a setting; numbers are written out. */
export const textAt = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A number of a setting, also when it was stored as a text. */
export function numberAt(value: unknown, fallback: number): number {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value) : Number.NaN
  return Number.isFinite(number) ? number : fallback
}
