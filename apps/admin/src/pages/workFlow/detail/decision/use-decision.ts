import { isApiError } from '@sqos/api-client'
import {
  type FlowTaskDetail,
  useAddFlowSignersMutation,
  useAgreeFlowDutyMutation,
  useAssignFlowNodeMutation,
  useCancelFlowTaskMutation,
  useCirculateFlowTaskMutation,
  usePressFlowTaskMutation,
  useRecallFlowRecordMutation,
  useRejectFlowDutyMutation,
  useRemoveFlowSignersMutation,
  useResumeFlowTaskMutation,
  useReviveFlowTaskMutation,
  useSuspendFlowTaskMutation,
  useTransferFlowDutyMutation,
  useWithdrawFlowTaskMutation,
} from '@sqos/api-client/workflow'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { useState } from 'react'
import type { DecisionInput, DecisionKind } from './decision-kinds.ts'
import { removedSigners } from './removed-signers.ts'

/** The server's answer to a decision. */
export type DecisionOutcome =
  | { status: 'done' }
  | { status: 'refused'; message: string; fields: Readonly<Record<string, string>> }

interface Made {
  detail: FlowTaskDetail
  input: DecisionInput
  formData: Readonly<Record<string, unknown>>
}

/** Sends decisions, one at a time. */
export function useDecision() {
  const [agree] = useAgreeFlowDutyMutation()
  const [reject] = useRejectFlowDutyMutation()
  const [transfer] = useTransferFlowDutyMutation()
  const [addSigners] = useAddFlowSignersMutation()
  const [removeSigners] = useRemoveFlowSignersMutation()
  const [circulate] = useCirculateFlowTaskMutation()
  const [recall] = useRecallFlowRecordMutation()
  const [withdraw] = useWithdrawFlowTaskMutation()
  const [press] = usePressFlowTaskMutation()
  const [assign] = useAssignFlowNodeMutation()
  const [revive] = useReviveFlowTaskMutation()
  const [cancel] = useCancelFlowTaskMutation()
  const [suspend] = useSuspendFlowTaskMutation()
  const [resume] = useResumeFlowTaskMutation()
  const [isBusy, setBusy] = useState(false)

  function send(kind: DecisionKind, { detail, input, formData }: Made): Promise<unknown> {
    const { allowed, flowTaskInfo } = detail
    const { id: taskId, flowCode: enCode } = flowTaskInfo
    const operatorId = allowed.operatorId ?? ''
    const { opinion: handleOpinion, signImg, person: freeApproverUserId, nodeCode } = input
    const fileList = input.files.length === 0 ? '' : JSON.stringify(input.files)
    const copyIds = input.copyIds.join(',')
    switch (kind) {
      case 'agree': {
        const candidateList = Object.fromEntries(
          Object.entries(input.candidates).map(([node, ids]) => [node, [...ids]]),
        )
        const data = { data: JSON.stringify(formData) }
        const added = input.addSigners.length === 0 ? {} : { freeApproverUserIds: [...input.addSigners] }
        const flowHandleBody = {
          handleOpinion,
          signImg,
          fileList,
          copyIds,
          enCode,
          candidateList,
          branchList: [...input.branches],
          formData: data,
          ...added,
        }
        return agree({ id: operatorId, flowHandleBody }).unwrap()
      }
      case 'reject': {
        const { rejectType } = input
        const chosen = input.rejectStep === '' ? {} : { rejectStep: input.rejectStep }
        const flowHandleBody = { handleOpinion, signImg, fileList, copyIds, enCode, rejectType, ...chosen }
        return reject({ id: operatorId, flowHandleBody }).unwrap()
      }
      case 'transfer':
        return transfer({ id: operatorId, flowTransferBody: { freeApproverUserId, handleOpinion } }).unwrap()
      case 'addSignBefore': {
        const flowSignersBody = { freeApproverUserIds: [...input.addSigners], handleOpinion }
        return addSigners({ id: operatorId, flowSignersBody }).unwrap()
      }
      case 'removeSign': {
        const { operatorId: id, ids } = removedSigners(detail, input.removedSigners)
        return removeSigners({ id, flowRemoveSignersBody: { ids: [...ids], handleOpinion } }).unwrap()
      }
      case 'circulate':
        return circulate({ id: taskId, flowCirculateBody: { copyIds, handleOpinion } }).unwrap()
      case 'recall':
        return recall({ id: allowed.recordId ?? '', flowOpinionBody: { handleOpinion } }).unwrap()
      case 'withdraw':
        return withdraw({ id: taskId, flowOpinionBody: { handleOpinion } }).unwrap()
      case 'press':
        return press({ id: taskId }).unwrap()
      case 'assign':
        return assign({ id: taskId, flowAssignBody: { nodeCode, freeApproverUserId, handleOpinion } }).unwrap()
      case 'cancel':
        return cancel({ id: taskId, flowOpinionBody: { handleOpinion } }).unwrap()
      case 'revive':
        return revive({ id: taskId, flowReviveBody: { nodeCode, handleOpinion } }).unwrap()
      case 'suspend':
        return suspend({ id: taskId, flowOpinionBody: { handleOpinion } }).unwrap()
      case 'resume':
        return resume({ id: taskId, flowOpinionBody: { handleOpinion } }).unwrap()
    }
  }

  async function decide(kind: DecisionKind, made: Made): Promise<DecisionOutcome | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    try {
      await send(kind, made)
      return { status: 'done' }
    } catch (error) {
      return { status: 'refused', message: isApiError(error) ? error.msg : '', fields: fieldErrorsOf(error) }
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, decide }
}
