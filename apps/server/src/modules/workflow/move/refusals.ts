import type { Refusal } from '@sqos/workflow-model/machine'
import { AppError } from '../../../platform/errors.ts'

/** Message keys of what the machine refuses. */
const KEYS: Record<Refusal, string> = {
  notRunning: 'workflow.notRunning',
  alreadyRunning: 'workflow.alreadyRunning',
  operatorGone: 'workflow.operatorGone',
  alreadyDecided: 'workflow.alreadyDecided',
  noApprover: 'workflow.noApprover',
  candidatesMissing: 'workflow.candidatesMissing',
  branchMissing: 'workflow.branchMissing',
  notOnPath: 'workflow.notOnPath',
  nextActed: 'workflow.nextActed',
  recallImpossible: 'workflow.recallImpossible',
  samePerson: 'workflow.samePerson',
  alreadyOperator: 'workflow.alreadyOperator',
  waitsForSigners: 'workflow.waitsForSigners',
  signerStays: 'workflow.signerStays',
  notCurrent: 'workflow.notCurrent',
  alreadyEnded: 'workflow.alreadyEnded',
  notEnded: 'workflow.notEnded',
  hasSubFlow: 'workflow.hasSubFlow',
  subFlowEnded: 'workflow.subFlowEnded',
  subFlowTarget: 'workflow.subFlowTarget',
  subFlowAssign: 'workflow.subFlowAssign',
  suspended: 'workflow.suspended',
  notSuspended: 'workflow.notSuspended',
  migrateCurrent: 'workflow.migrateCurrent',
}

/** The refusal of a move as an error for the caller. */
export const refusalError = (reason: Refusal, nodeName = ''): AppError =>
  new AppError('refused', KEYS[reason], { params: { name: nodeName } })
