import { Button } from '@arco-design/web-react'
import {
  type FlowCall,
  useListFlowCallsQuery,
  useRetryFlowCallMutation,
  useSkipFlowCallMutation,
} from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { confirmAction, StatusTag, type StatusTone } from '@sqos/ui-kit/list'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import styles from './Admin.module.css'

const STATE = { waiting: 0, failed: 2 } as const
const TONES: readonly StatusTone[] = ['info', 'on', 'danger', 'off']
/** How often a call that is tried is read again. */
const POLL = 5000

/** 服务调用: sub flows that the task started and services that it called; failed ones are retried or skipped. */
export function CallList({ taskId }: { taskId: string }) {
  const { t } = useText(TASK_TEXTS)
  const asked = { id: taskId }
  const known = useListFlowCallsQuery(asked, { refetchOnMountOrArgChange: true })
  const isTrying = known.data?.list.some(({ state }) => state === STATE.waiting) ?? false
  useListFlowCallsQuery(asked, { skip: !isTrying, pollingInterval: POLL, skipPollingIfUnfocused: true })
  const calls = known.data?.list
  if (!calls) return known.isError ? <FailedState onRetry={() => void known.refetch()} /> : <Skeleton lines={3} />
  if (calls.length === 0) return <EmptyState title={t('calls.none')} />
  return (
    <ul className={styles.calls} aria-label={t('calls.label')}>
      {calls.map((call) => (
        <li key={call.id}>
          <Call call={call} />
        </li>
      ))}
    </ul>
  )
}

/** A call with its state, its last error, and the ways out of a failure. */
function Call({ call: { id, nodeName, kind, kindName, state, attempts, error, creatorTime } }: { call: FlowCall }) {
  const { t } = useText(TASK_TEXTS)
  const [retry, retrying] = useRetryFlowCallMutation()
  const [skip, skipping] = useSkipFlowCallMutation()
  const subject = nodeName === '' ? kindName : t('calls.of', { kind: kindName, node: nodeName })

  async function askRetry() {
    const confirmText = t('calls.retry')
    if (await confirmAction({ title: confirmText, text: t('calls.retryEffect'), subject, confirmText }))
      await retry({ id })
  }
  async function askSkip() {
    const confirmText = t('calls.skip')
    const text = t(`calls.skipEffect.${kind}`)
    if (await confirmAction({ title: confirmText, text, subject, confirmText, danger: true })) await skip({ id })
  }

  return (
    <>
      <p className={styles.callHead}>
        <strong>{subject}</strong>
        <StatusTag tone={TONES[state] ?? 'info'}>
          {t(state === STATE.waiting && attempts > 0 ? 'calls.retrying' : `calls.state.${state}`)}
        </StatusTag>
        <time>{formatDate(creatorTime)}</time>
      </p>
      {error !== '' && <p className={styles.error}>{t('calls.error', { count: attempts, error })}</p>}
      {state === STATE.failed && (
        <p className={styles.ways}>
          <Button size="small" type="primary" loading={retrying.isLoading} onClick={() => void askRetry()}>
            {t('calls.retry')}
          </Button>
          <Button size="small" loading={skipping.isLoading} onClick={() => void askSkip()}>
            {t('calls.skip')}
          </Button>
        </p>
      )}
    </>
  )
}
