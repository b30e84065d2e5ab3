import type { StoredValue } from '@sqos/uploader'
import type { FlowAction } from '../task-values.ts'

/** What is decided in the dialog. */
export type DecisionKind = Extract<
  FlowAction,
  | 'agree'
  | 'reject'
  | 'transfer'
  | 'addSignBefore'
  | 'removeSign'
  | 'circulate'
  | 'recall'
  | 'withdraw'
  | 'press'
  | 'assign'
  | 'cancel'
  | 'revive'
  | 'suspend'
  | 'resume'
>

/** What a person enters for a decision. It is kept until the decision is made, also when the server refuses it. */
export interface DecisionInput {
  opinion: string
  /** Data URL of the signature. */
  signImg: string
  /** Attachments of an agreement or a rejection. */
  files: readonly StoredValue[]
  copyIds: readonly string[]
  /** More approvers of the same node, after or before the decision of the person. */
  addSigners: readonly string[]
  /** Duties of added approvers that are removed. */
  removedSigners: readonly string[]
  /** Who receives a transfer or an assignment. */
  person: string
  /** The node of an assignment. */
  nodeCode: string
  /** Where a rejection goes: a value of `REJECT_TO`, or the code of an earlier node; empty before a choice. */
  rejectStep: string
  /** How the task goes on after a rejection. */
  rejectType: 1 | 2
  /** People chosen for next nodes, by node. */
  candidates: Readonly<Record<string, readonly string[]>>
  /** Codes of the branches that were chosen behind the node. */
  branches: readonly string[]
}

export const NO_INPUT: DecisionInput = {
  opinion: '',
  signImg: '',
  files: [],
  copyIds: [],
  addSigners: [],
  removedSigners: [],
  person: '',
  nodeCode: '',
  rejectStep: '',
  rejectType: 1,
  candidates: {},
  branches: [],
}

/** Decisions that pass a duty on, so that the next one of the list follows. After `addSignBefore` it comes back. */
export const ENDS_DUTY: ReadonlySet<DecisionKind> = new Set(['agree', 'reject', 'transfer'])

/** Decisions that cannot be undone by the person. */
export const IS_DANGER: ReadonlySet<DecisionKind> = new Set(['reject', 'withdraw', 'cancel', 'removeSign'])

/** People that one action can name. */
export const MOST_PEOPLE = 20

/** Decisions without an opinion. */
export const IS_SILENT: ReadonlySet<DecisionKind> = new Set(['press'])
