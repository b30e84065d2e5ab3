import { Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { TASK_TEXTS } from '../../parts/catalogue.ts'
import { PersonItem } from '../../parts/PersonItem.tsx'
import styles from '../../parts/Tasks.module.css'
import type { BatchKind } from './batch-settings.ts'
import type { BatchFields } from './use-batch.ts'

interface BatchDialogProps {
  kind: BatchKind
  count: number
  onSubmit: (fields: BatchFields) => void
  onClose: () => void
}

/** One opinion for all chosen duties; says what will happen. */
export function BatchDialog({ kind, count, onSubmit, onClose }: BatchDialogProps) {
  const { t } = useText(TASK_TEXTS)
  return (
    <FormDialog<BatchFields>
      open
      title={t(`batch.${kind}.title`)}
      initialValues={{ handleOpinion: '' }}
      submitText={t(`batch.${kind}.submit`, { count })}
      width={480}
      onSubmit={async ({ handleOpinion, freeApproverUserId }) =>
        onSubmit({ handleOpinion: handleOpinion.trim(), ...(freeApproverUserId && { freeApproverUserId }) })
      }
      onClose={onClose}
    >
      <p className={styles.effect}>{t(`batch.${kind}.effect`, { count })}</p>
      {kind === 'transfer' && (
        <PersonItem field="freeApproverUserId" label={t('batch.person')} message={t('batch.personMissing')} />
      )}
      <FormItem label={t('batch.opinion')} field="handleOpinion">
        <Input.TextArea rows={3} maxLength={500} showWordLimit placeholder={t('batch.opinionPlaceholder')} />
      </FormItem>
    </FormDialog>
  )
}
