import { Button, Modal, Radio } from '@arco-design/web-react'
import type { MigrationStep } from '@sqos/api-client/model'
import type { Clash } from '@sqos/form-designer'
import { useText } from '@sqos/i18n/react'
import { useState, useId } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Design.module.css'
import type { Differences } from './differences.ts'
import { LIST_CLASHES } from './merging.ts'
import type { Question, useModelDesign } from './use-model-design.ts'

interface QuestionDialogProps {
  question: Question
  state: ReturnType<typeof useModelDesign>
}

/** Asks before a save: shows the changes of the tables, or the changes of another user in the design. */
export function QuestionDialog({ question, state }: QuestionDialogProps) {
  const { t } = useText(NAMESPACE)
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
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
              <Button type="primary" loading={state.isBusy} onClick={() => void state.merge(wanted)}>
                {t('conflict.merge')}
              </Button>
            </>
          )}
        </>
      }
    >
      {isPlan ? (
        <Plan steps={question.steps} />
      ) : (
        <>
          <Changes differences={question.differences} />
          <Clashes clashes={question.clashes} wanted={wanted} onChange={setWanted} />
        </>
      )}
    </Modal>
  )
}

interface ClashesProps {
  clashes: readonly Clash[]
  wanted: ReadonlySet<string>
  onChange: (wanted: ReadonlySet<string>) => void
}

/** Conflicts: for each item, the user chooses whose change is kept. */
function Clashes({ clashes, wanted, onChange }: ClashesProps) {
  const { t } = useText(NAMESPACE)
  const group = useId()
  if (clashes.length === 0) return <p className={styles.text}>{t('conflict.none')}</p>
  const nameOf = ({ id, label }: Clash) =>
    id === 'form' || LIST_CLASHES.some((one) => one === id) ? t(`conflict.part.${id}`) : label

  function choose(id: string, whose: unknown) {
    const next = new Set(wanted)
    if (whose === 'theirs') next.add(id)
    else next.delete(id)
    onChange(next)
  }

  return (
    <>
      <p className={styles.text}>{t('conflict.both')}</p>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <li key={clash.id} className={styles.clash}>
            <span>{nameOf(clash)}</span>
            <Radio.Group
              name={`${group}-${clash.id}`}
              type="button"
              size="small"
              aria-label={nameOf(clash)}
              value={wanted.has(clash.id) ? 'theirs' : 'ours'}
              options={(['ours', 'theirs'] as const).map((value) => ({ value, label: t(`conflict.take.${value}`) }))}
              onChange={(whose: unknown) => choose(clash.id, whose)}
            />
          </li>
        ))}
      </ul>
    </>
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
            {step.risk !== 'none' && <strong className={styles.risk}>{t(`plan.risk.${step.risk}`)}</strong>}
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
