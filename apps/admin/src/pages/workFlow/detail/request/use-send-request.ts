import { isApiError } from '@sqos/api-client'
import { useCreateFlowTaskMutation, useUpdateFlowTaskMutation } from '@sqos/api-client/workflow'
import type { JsonRecord } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { NAMESPACE } from '../catalogue.ts'
import { addressOfTask } from '../task-address.ts'

const STATUS = { submit: 0, draft: 1 } as const

interface Sent {
  flowId: string
  /** Empty for a new request. */
  taskId: string
  urgency: number
}

/** Saves a request as a draft or submits it, one call at a time; afterwards the page shows what the server stored. */
export function useSendRequest({ flowId, taskId, urgency }: Sent) {
  const { t } = useText(NAMESPACE)
  const navigate = useNavigate()
  const [create] = useCreateFlowTaskMutation()
  const [update] = useUpdateFlowTaskMutation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isSent = useRef(false)

  async function send(status: number, values: JsonRecord, candidates: Readonly<Record<string, readonly string[]>>) {
    const flowTaskBody = {
      flowId,
      data: JSON.stringify(values),
      status,
      flowUrgent: urgency,
      candidateList: Object.fromEntries(Object.entries(candidates).map(([node, ids]) => [node, [...ids]])),
    }
    if (taskId !== '') {
      await update({ id: taskId, flowTaskBody: { ...flowTaskBody, id: taskId } }).unwrap()
      return taskId
    }
    const { id } = await create({ flowTaskBody }).unwrap()
    showToast({ kind: 'success', text: t(status === STATUS.submit ? 'request.submitted' : 'request.saved') })
    return id
  }

  /** Returns the faults of fields when the server refuses; undefined when it accepted. */
  async function run(
    status: number,
    values: JsonRecord,
    candidates: Readonly<Record<string, readonly string[]>> = {},
  ): Promise<Readonly<Record<string, string>> | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    setProblem('')
    try {
      const processId = await send(status, values, candidates)
      // A saved draft stays open.
      if (status === STATUS.draft && taskId !== '') return undefined
      isSent.current = true
      const opType = status === STATUS.submit ? 0 : -1
      await navigate(addressOfTask({ opType, processId, flowId }), { replace: true })
      return undefined
    } catch (error) {
      if (!isApiError(error)) throw error
      setProblem(error.msg)
      return fieldErrorsOf(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    /** Why the server refused the submission. */
    problem,
    /** Whether the server has stored the values, so that nothing is lost. */
    isSent: () => isSent.current,
    save: (values: JsonRecord) => run(STATUS.draft, values),
    submit: (values: JsonRecord, candidates: Readonly<Record<string, readonly string[]>>) =>
      run(STATUS.submit, values, candidates),
  }
}
