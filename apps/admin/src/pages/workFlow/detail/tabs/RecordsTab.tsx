import { Timeline } from '@arco-design/web-react'
import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { EmptyState, Skeleton } from '@sqos/ui-kit'
import { FileField } from '@sqos/uploader'
import { lazy, Suspense } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { storedFiles } from '../files.ts'
import { type FlowRecord, nameOf, namesOf, peopleOf } from '../task-values.ts'
import { LOOPED } from './records.ts'
import styles from './Tabs.module.css'

const CallList = lazy(async () => ({ default: (await import('../../admin/CallList.tsx')).CallList }))

const COLOURS: Readonly<Record<number, string>> = { 0: 'red', 1: 'green', 4: 'red' }
const VOID = -1
const ADDED_SIGNER = 1

/** 流转记录: what happened, the newest first; for administrators also the service calls, which can be retried or skipped, unless `isBrief`. */
export function RecordsTab({ detail, isBrief = false }: { detail: FlowTaskDetail; isBrief?: boolean }) {
  const { t } = useText(NAMESPACE)
  const { flowTaskOperatorRecordList: records, flowTaskInfo, allowed } = detail
  if (records.length === 0) return <EmptyState title={t('records.none')} />
  const hasEnded = flowTaskInfo.completion === 100 && flowTaskInfo.endTime !== null
  return (
    <div className={styles.records}>
      {!isBrief && allowed.actions.includes('calls') && (
        <section className={styles.calls} aria-label={t('action.calls')}>
          <h2>{t('action.calls')}</h2>
          <Suspense fallback={<Skeleton lines={3} />}>
            <CallList taskId={flowTaskInfo.id} />
          </Suspense>
        </section>
      )}
      <Timeline aria-label={t('tab.records')}>
        {hasEnded && (
          <Timeline.Item dotColor="green">
            <p className={styles.recordHead}>
              <strong>{t('records.end')}</strong>
              <time>{formatDate(flowTaskInfo.endTime)}</time>
            </p>
          </Timeline.Item>
        )}
        {records.toReversed().map((record) => (
          <Timeline.Item key={record.id} dotColor={COLOURS[record.handleStatus] ?? 'gray'}>
            <RecordLine record={record} />
          </Timeline.Item>
        ))}
      </Timeline>
    </div>
  )
}

/** A line of the history: node, person, what was done, opinion and signature. */
export function RecordLine({ record }: { record: FlowRecord }) {
  const { t } = useText(NAMESPACE)
  const { nodeName, userName, handleStatus, handleTime, handleOpinion, fileList, signImg, operatorId, status, why } =
    record
  return (
    <div className={styles.record} data-void={status === VOID || undefined}>
      <p className={styles.recordHead}>
        {nodeName !== '' && <strong>{nodeName}</strong>}
        {handleStatus !== LOOPED && (
          <span>
            {nameOf(userName)}
            {status === ADDED_SIGNER && t('records.added')}
          </span>
        )}
        <span className={styles.word} data-kind={handleStatus}>
          {t(`record.${handleStatus}`)}
        </span>
        {operatorId !== '' && <span>{t('records.to', { name: namesOf(peopleOf(operatorId), t('comma')) })}</span>}
        {status === VOID && <span>{t('records.void')}</span>}
        <time>{formatDate(handleTime)}</time>
      </p>
      {why !== '' && <p className={styles.opinion}>{handleStatus === LOOPED ? why : t('records.auto', { why })}</p>}
      {handleOpinion !== '' && <p className={styles.opinion}>{handleOpinion}</p>}
      <RecordFiles fileList={fileList} />
      {signImg !== '' && (
        <img className={styles.signature} src={signImg} alt={t('records.signature', { name: nameOf(userName) })} />
      )}
    </div>
  )
}

/** Attachments of a decision. */
export function RecordFiles({ fileList }: { fileList: string }) {
  const { t } = useText(NAMESPACE)
  const files = storedFiles(fileList)
  return files.length > 0 && <FileField mode="detail" aria-label={t('records.files')} value={files} />
}
