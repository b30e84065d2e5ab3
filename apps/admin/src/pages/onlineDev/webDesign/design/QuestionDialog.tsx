import { Button, Modal } from '@arco-design/web-react'
import type { MigrationStep } from '@sqos/api-client/visual-dev'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Design.module.css'
import type { Differences } from './differences.ts'
import type { Question, useModelDesign } from './use-model-design.ts'

interface QuestionDialogProps {
  question: Question
  state: ReturnType<typeof useModelDesign>
}

/** What a save would do to the tables, or what somebody else has made of the design meanwhile. */
export function QuestionDialog({ question, state }: QuestionDialogProps) {
  const { t } = useText(NAMESPACE)
  const isPlan = question.kind === 'plan'
  return (
    <Modal
      visible
      title={t(`${question.kind}.title`)}
      style={{ inlineSize: 'min(640px, calc(100vw - 32px))' }}
      onCancel={state.cancel}
      footer={
        <>
          <Button onClick={state.cancel}>{t('cancel')}</Button>
          {isPlan ? (
            <Button type="primary" loading={state.isBusy} onClick={() => void state.save({ planned: true })}>
              {t('plan.confirm')}
            </Button>
          ) : (
            <>
              <Button onClick={() => state.takeTheirs()}>{t('conflict.theirs')}</Button>
              <Button type="primary" status="danger" loading={state.isBusy} onClick={() => void state.keepOurs()}>
                {t('conflict.ours')}
              </Button>
            </>
          )}
        </>
      }
    >
      {isPlan ? <Plan steps={question.steps} /> : <Changes differences={question.differences} />}
    </Modal>
  )
}

function Plan({ steps }: { steps: readonly MigrationStep[] }) {
  const { t } = useText(NAMESPACE)
  return (
    <>
      <p className={styles.text}>{t('plan.text')}</p>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={`${step.action} ${step.table} ${step.column}`}>
            {t(`plan.${step.action}`, { ...step, label: step.label || step.column })}
          </li>
        ))}
      </ul>
    </>
  )
}

function Changes({ differences }: { differences: Differences }) {
  const { t } = useText(NAMESPACE)
  const kinds = (['added', 'removed', 'changed'] as const).filter((kind) => differences[kind].length > 0)
  return (
    <>
      <p className={styles.text}>{t('conflict.text')}</p>
      <ul className={styles.list}>
        {kinds.length === 0 && <li>{t('conflict.list')}</li>}
        {kinds.map((kind) => (
          <li key={kind}>{t(`conflict.${kind}`, { labels: differences[kind].join('、') })}</li>
        ))}
      </ul>
    </>
  )
}
