import { type FlowTaskDetail, useSaveFlowDutyMutation } from '@sqos/api-client/workflow'
import type { DocumentFormHandle } from '@sqos/form-renderer'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { addressOfTask } from '../task-address.ts'

/** Saves the form of a duty without a decision, and opens a returned request for editing. */
export function useDraft({ allowed, flowTaskInfo }: FlowTaskDetail, form: RefObject<DocumentFormHandle | null>) {
  const navigate = useNavigate()
  const [send, { isLoading: isSaving }] = useSaveFlowDutyMutation()

  async function save() {
    const values = form.current?.values()
    if (!values || isSaving) return
    const formData = { data: JSON.stringify(values) }
    const { error } = await send({ id: allowed.operatorId ?? '', flowDraftBody: { formData } })
    if (!error) form.current?.settle()
  }

  const { id: processId, flowId } = flowTaskInfo
  return {
    isSaving,
    save: () => void save(),
    edit: () => void navigate(addressOfTask({ opType: -1, processId, flowId }), { replace: true }),
  }
}
