import { Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { TASK_TEXTS } from './catalogue.ts'
import styles from './Tasks.module.css'

interface ReasonDialogProps {
  title: string
  /** What will happen. */
  effect: string
  placeholder: string
  /** Text of the submit button. */
  submitText: string
  isDanger?: boolean
  onSubmit: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** A question about a task that says what will happen and takes an optional reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, effect, placeholder, submitText, isDanger = false, onSubmit, onClose } = props
  const { t } = useText(TASK_TEXTS)
  return (
    <FormDialog<{ reason: string }>
      open
      title={title}
      initialValues={{ reason: '' }}
      submitText={submitText}
      isDanger={isDanger}
      width={480}
      onSubmit={async ({ reason }) => void (await onSubmit(reason.trim()))}
      onClose={onClose}
    >
      <p className={styles.effect}>{effect}</p>
      <FormItem label={t('reason')} field="reason">
        <Input.TextArea rows={3} maxLength={500} showWordLimit placeholder={placeholder} />
      </FormItem>
    </FormDialog>
  )
}
