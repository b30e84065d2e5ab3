import { type CallRecordRow, useListCallRecordsQuery } from '@sqos/api-client/call-record'
import { formatCallDuration } from '@sqos/contract'
import { TimeText, useCatalogue, useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { StatusTag } from '@sqos/ui-kit/list'
import { useId } from 'react'
import { NAMESPACE, recordCallsCatalogue } from './catalogue.ts'
import { RESULT_TONES } from './result-tones.ts'
import styles from './RecordCalls.module.css'
import { useCallPage } from './use-call-page.ts'

const SHOWN = 10

interface RecordCallsProps {
  modelId: string
  recordId: string
}

/** The newest calls of a record, as far as the user may see them. */
export function RecordCalls(props: RecordCallsProps) {
  return useCatalogue(recordCallsCatalogue) && <Calls {...props} />
}

function Calls(record: RecordCallsProps) {
  const { t } = useText(NAMESPACE)
  const titleId = useId()
  const query = useListCallRecordsQuery({ ...record, currentPage: 1, pageSize: SHOWN })
  const { list, pagination } = query.currentData ?? {}
  return (
    <section className={styles.calls} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('title')}
      </h2>
      {query.isError && <FailedState onRetry={() => void query.refetch()} />}
      {!list && !query.isError && <Skeleton lines={2} />}
      {list?.length === 0 && <p className={styles.hint}>{t('empty')}</p>}
      <ul className={styles.list}>
        {list?.map((call) => (
          <CallLine key={call.id} call={call} />
        ))}
      </ul>
      {pagination && pagination.total > SHOWN && (
        <p className={styles.hint}>{t('more', { count: pagination.total, shown: SHOWN })}</p>
      )}
    </section>
  )
}

/** One call, with the values of the granted columns. */
function CallLine({ call }: { call: CallRecordRow }) {
  const { t } = useText(NAMESPACE)
  const { mayColumn } = useCallPage()
  return (
    <li>
      <div className={styles.line}>
        <TimeText ms={call.startedAt} />
        {mayColumn('direction') && <span>{t(`direction.${call.direction}`)}</span>}
        {mayColumn('result') && (
          <StatusTag tone={RESULT_TONES[call.result]}>
            {t(`result.${call.result === '' ? 'open' : call.result}`)}
          </StatusTag>
        )}
        {call.duration > 0 && <span>{formatCallDuration(call.duration)}</span>}
        {call.number !== '' && <span>{call.number}</span>}
        {call.realName !== '' && <span>{call.realName}</span>}
      </div>
      {call.notes !== '' && <p className={styles.notes}>{call.notes}</p>}
    </li>
  )
}
