import {
  type FlowTaskRow,
  useCancelFlowTaskMutation,
  useResumeFlowTaskMutation,
  useReviveFlowTaskMutation,
  useSuspendFlowTaskMutation,
} from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { CallsDrawer } from '../admin/CallsDrawer.tsx'
import { MigrationDialog } from '../admin/MigrationDialog.tsx'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { ReasonDialog } from '../parts/ReasonDialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'

/** What an administrator does with a row of the monitor. */
export type MonitorAction = 'assign' | 'suspend' | 'resume' | 'migrate' | 'calls' | 'cancel' | 'revive'

interface MonitorDialogsProps {
  action: MonitorAction
  task: FlowTaskRow
  onClose: () => void
}

/** The dialog of an action on a task; each says what will happen before it is confirmed. */
export function MonitorDialogs({ action, task, onClose }: MonitorDialogsProps) {
  const { t } = useText(TASK_TEXTS)
  const [cancel] = useCancelFlowTaskMutation()
  const [suspend] = useSuspendFlowTaskMutation()
  const [resume] = useResumeFlowTaskMutation()
  const [revive] = useReviveFlowTaskMutation()
  const { processId: id, fullName: name } = task
  if (action === 'assign') return <AssignDialog task={task} onClose={onClose} />
  if (action === 'migrate') return <MigrationDialog taskId={id} name={name} onClose={onClose} />
  if (action === 'calls') return <CallsDrawer taskId={id} name={name} onClose={onClose} />
  const send = (handleOpinion: string) => {
    if (action === 'revive') return revive({ id, flowReviveBody: { handleOpinion } }).unwrap()
    return { cancel, suspend, resume }[action]({ id, flowOpinionBody: { handleOpinion } }).unwrap()
  }
  return (
    <ReasonDialog
      title={t(`monitor.${action}Title`)}
      effect={t(`monitor.${action}Effect`, { name })}
      placeholder={t(`monitor.${action}Placeholder`)}
      submitText={t(`monitor.${action}`)}
      isDanger={action === 'cancel'}
      onSubmit={send}
      onClose={onClose}
    />
  )
}
