import {
  type FlowTaskRow,
  useDeleteOwnFlowTaskMutation,
  usePressFlowTaskMutation,
  useWithdrawFlowTaskMutation,
} from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { confirmAction, confirmDelete, type RowMenuItem } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { copyConfig, taskAddress } from '../parts/task-address.ts'
import { isEditable, STATUS } from '../parts/task-status.ts'

/** `flowType` of the requests of models. */
const MODEL_FLOW = 1

/** What an initiator can do with a request besides opening it: urge, withdraw, delete, apply again. */
export function useOwnTaskActions() {
  const { t } = useText(TASK_TEXTS)
  const navigate = useNavigate()
  const [withdrawn, setWithdrawn] = useState<FlowTaskRow>()
  const [press] = usePressFlowTaskMutation()
  const [withdrawTask] = useWithdrawFlowTaskMutation()
  const [remove] = useDeleteOwnFlowTaskMutation()

  async function urge({ id, fullName, thisStep }: FlowTaskRow) {
    const text = t('press.effect', { step: thisStep })
    if (await confirmAction({ title: t('press.title'), text, subject: fullName, confirmText: t('action.press') })) {
      await press({ id })
    }
  }

  async function removeTask({ id, fullName, status }: FlowTaskRow) {
    const text = status === STATUS.draft ? undefined : t('remove.effect')
    if (await confirmDelete({ name: fullName, text })) await remove({ id })
  }

  function more(row: FlowTaskRow): RowMenuItem[] {
    if (row.status === STATUS.running) {
      return [
        { text: t('action.press'), onClick: () => void urge(row) },
        { text: t('action.withdraw'), onClick: () => setWithdrawn(row) },
      ]
    }
    // A request of a model is deleted and copied with its record.
    if (row.flowType === MODEL_FLOW) return []
    return isEditable(row.status)
      ? [{ text: t('action.remove'), onClick: () => void removeTask(row) }]
      : [{ text: t('action.again'), onClick: () => void navigate(taskAddress(copyConfig(row))) }]
  }

  return {
    more,
    /** The request about whose withdrawal the user is asked. */
    withdrawn,
    withdraw: ({ id }: FlowTaskRow, handleOpinion: string) =>
      withdrawTask({ id, flowOpinionBody: { handleOpinion } }).unwrap(),
    closeWithdrawal: () => setWithdrawn(undefined),
  }
}
