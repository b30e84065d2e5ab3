import { useGetFlowDetailQuery, useWithdrawFlowTaskMutation } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { WithTexts } from '../../../../parts/texts/WithTexts.tsx'
import { catalogues, TASK_TEXTS } from '../../parts/catalogue.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'

interface RecordWithdrawProps {
  taskId: string
  /** Receives whether the request was withdrawn. */
  onAnswer: (isWithdrawn: boolean) => void
}

/** Asks for the reason of a withdrawal, says what it does, and withdraws the request of a record. */
export function RecordWithdraw(props: RecordWithdrawProps) {
  return (
    <WithTexts catalogues={catalogues}>
      <WithdrawDialog {...props} />
    </WithTexts>
  )
}

function WithdrawDialog({ taskId, onAnswer }: RecordWithdrawProps) {
  const { t } = useText(TASK_TEXTS)
  const { data } = useGetFlowDetailQuery({ id: taskId })
  const [withdraw] = useWithdrawFlowTaskMutation()
  const { fullName = '', thisStep = '' } = data?.flowTaskInfo ?? {}

  async function submit(handleOpinion: string) {
    await withdraw({ id: taskId, flowOpinionBody: { handleOpinion } }).unwrap()
    onAnswer(true)
  }

  if (!data) return null
  return (
    <ReasonDialog
      title={t('withdraw.title')}
      effect={t('withdraw.effect', { name: fullName, step: thisStep })}
      placeholder={t('withdraw.placeholder')}
      submitText={t('action.withdraw')}
      onSubmit={submit}
      onClose={() => onAnswer(false)}
    />
  )
}
