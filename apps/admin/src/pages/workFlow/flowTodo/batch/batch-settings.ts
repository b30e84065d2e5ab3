import type { FlowTaskRow } from '@sqos/api-client/workflow'
import { approverSettings } from '@sqos/workflow-model'

/** Kinds of decisions on the wire. */
export const BATCH_TYPE = { agree: 0, reject: 1, transfer: 2 } as const
export type BatchKind = keyof typeof BATCH_TYPE

/** Why these duties cannot be decided together; undefined when they can. */
export type BatchProblem = 'version' | 'noAgree' | 'noReject' | 'noTransfer' | 'sign'

const BUTTONS = { agree: 'audit', reject: 'reject', transfer: 'transfer' } as const
const MISSING = { agree: 'noAgree', reject: 'noReject', transfer: 'noTransfer' } as const

/** Checks whether duties of one node have the same version and whether the node allows the decision. */
export function problemOf(rows: readonly FlowTaskRow[], kind: BatchKind): BatchProblem | undefined {
  if (new Set(rows.map(({ flowVersion }) => flowVersion)).size > 1) return 'version'
  const settings = rows.map(({ approversProperties }) => approverSettings(propertiesOf(approversProperties)))
  if (settings.some(({ buttons }) => !buttons[BUTTONS[kind]].isShown)) return MISSING[kind]
  return kind !== 'transfer' && settings.some(({ hasSign }) => hasSign) ? 'sign' : undefined
}

function propertiesOf(json = '{}'): Record<string, unknown> {
  const value: unknown = JSON.parse(json)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
