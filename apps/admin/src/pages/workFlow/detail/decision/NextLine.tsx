import { Alert } from '@arco-design/web-react'
import type { FlowPreviewResult } from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { namesOf } from '../task-values.ts'
import styles from './Decision.module.css'

const STATUS = { passed: 2, rejected: 3 } as const

interface NextLineProps {
  /** Undefined while the server computes it. */
  preview: FlowPreviewResult | undefined
  /** Shown instead, for what needs no computation. */
  text?: string | undefined
}

/** What a decision will do: who decides next, where the request goes, who receives a copy. */
export function NextLine({ preview, text }: NextLineProps) {
  const { t } = useText(NAMESPACE)
  if (preview?.problem) return <Alert type="error" content={preview.problem} />
  return (
    <div className={styles.next} aria-live="polite">
      <strong>{t('next.title')}</strong>
      {text !== undefined && <span>{text}</span>}
      {text === undefined && (preview ? <Lines preview={preview} /> : <span>{t('next.loading')}</span>)}
    </div>
  )
}

function Lines({ preview: { status, next, waitsFor, copies, candidates, branches } }: { preview: FlowPreviewResult }) {
  const { t } = useText(NAMESPACE)
  const comma = t('comma')
  const isAsking = candidates.length > 0 && next.length === 0 && waitsFor.length === 0 && status !== STATUS.passed
  // What follows depends on the branches.
  if (branches.some(({ isChosen }) => !isChosen)) return <span>{t('branches.choose')}</span>
  return (
    <>
      {status === STATUS.passed && <span>{t('next.passed')}</span>}
      {status === STATUS.rejected && <span>{t('next.toInitiator')}</span>}
      {next.map(({ nodeCode, nodeName, people, dueAt }) => (
        <span key={nodeCode} title={people.map(({ why }) => why).join('\n')}>
          {t('next.node', {
            node: nodeName,
            people: namesOf(
              people.map(({ name }) => name),
              comma,
            ),
          })}
          {dueAt !== null && ` ${t('next.later', { time: formatDate(dueAt) })}`}
        </span>
      ))}
      {waitsFor.length > 0 && <span>{t('next.waits', { people: namesOf(waitsFor, comma) })}</span>}
      {isAsking && <span>{t('next.choose', { nodes: candidates.map(({ nodeName }) => nodeName).join(comma) })}</span>}
      {!isAsking && status === 1 && next.length === 0 && waitsFor.length === 0 && <span>{t('next.branches')}</span>}
      {copies.length > 0 && <span>{t('next.copies', { people: namesOf(copies, comma) })}</span>}
    </>
  )
}
