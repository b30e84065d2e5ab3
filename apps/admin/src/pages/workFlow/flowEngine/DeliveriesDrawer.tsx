import { Button } from '@arco-design/web-react'
import {
  type FlowDelivery,
  type FlowWebhook,
  useListFlowDeliveriesQuery,
  useRetryFlowDeliveryMutation,
} from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { Pagination, SideDrawer, StatusTag, type StatusTone } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import styles from './FlowEngine.module.css'

const STATE = { waiting: 0, delivered: 1, failed: 2 } as const
const TONES: readonly StatusTone[] = ['info', 'on', 'danger']
/** Up to this number one page shows all. */
const SHORT = 20

/** 投递记录: what was posted to a webhook, with the answer; a failed one is posted again. */
export function DeliveriesDrawer({ webhook, onClose }: { webhook: FlowWebhook; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const [state, setState] = useState<number>()
  const [currentPage, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(SHORT)
  const asked = { id: webhook.id, currentPage, pageSize, ...(state !== undefined && { state }) }
  const { data, isError, refetch } = useListFlowDeliveriesQuery(asked, { refetchOnMountOrArgChange: true })
  const total = data?.pagination.total ?? 0

  return (
    <SideDrawer open title={t('delivery.title', { name: webhook.fullName })} width={640} onClose={onClose}>
      <p className={styles.note}>{t('delivery.note')}</p>
      <div className={styles.deliveryTools}>
        <Select
          aria-label={t('delivery.state')}
          placeholder={t('delivery.all')}
          allowClear
          className={styles.deliveryState ?? ''}
          {...(state !== undefined && { value: state })}
          onChange={(value: number | undefined) => {
            setState(value)
            setPage(1)
          }}
          options={Object.values(STATE).map((value) => ({ value, label: t(`delivery.is.${value}`) }))}
        />
        <Button onClick={() => void refetch()}>{t('delivery.refresh')}</Button>
      </div>
      {!data && (isError ? <FailedState onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
      {data && total === 0 && <EmptyState title={t(state === undefined ? 'delivery.none' : 'delivery.noneOfState')} />}
      {data && total > 0 && (
        <ul className={styles.webhooks} aria-label={t('delivery.label')}>
          {data.list.map((delivery) => (
            <Delivery key={delivery.id} webhook={webhook} delivery={delivery} />
          ))}
        </ul>
      )}
      {total > SHORT && (
        <Pagination
          total={total}
          page={currentPage}
          pageSize={pageSize}
          onPageChange={setPage}
          onPageSizeChange={(size) => {
            setPageSize(size)
            setPage(1)
          }}
        />
      )}
    </SideDrawer>
  )
}

/** An event with its state, the last attempt, what was posted and what was answered. */
function Delivery({ webhook, delivery }: { webhook: FlowWebhook; delivery: FlowDelivery }) {
  const { t } = useText(NAMESPACE)
  const [retry, { isLoading }] = useRetryFlowDeliveryMutation()
  const { id, event, eventId, fullName, state, attempts, error, answer, body, creatorTime, nextTime } = delivery
  const name = t(`webhook.event.${event.replace('flow.', '')}`)
  return (
    <li>
      <div className={styles.webhookHead}>
        <strong>{name}</strong>
        {fullName !== '' && <span>{fullName}</span>}
        <StatusTag tone={TONES[state] ?? 'info'}>
          {t(state === STATE.waiting && attempts > 0 ? 'delivery.retrying' : `delivery.is.${state}`)}
        </StatusTag>
        <time className={styles.deliveryTime}>{formatDate(creatorTime)}</time>
      </div>
      <span className={styles.time} data-failed={error !== '' || undefined}>
        {t('delivery.attempts', { count: attempts })}
        {error !== '' && ` · ${error}`}
        {nextTime !== null && attempts > 0 && ` · ${t('delivery.next', { time: formatDate(nextTime) })}`}
      </span>
      <details className={styles.deliveryMore}>
        <summary>{t('delivery.content')}</summary>
        <dl>
          <dt>idempotency-key</dt>
          <dd>
            <code className={styles.address}>{eventId}</code>
          </dd>
          <dt>{t('delivery.sent')}</dt>
          <dd>
            <pre>{pretty(body)}</pre>
          </dd>
          <dt>{t('delivery.answer')}</dt>
          <dd>{answer === '' ? t('delivery.noAnswer') : <pre>{pretty(answer)}</pre>}</dd>
        </dl>
      </details>
      {state === STATE.failed && (
        <div className={styles.webhookActions}>
          <Button
            size="mini"
            type="text"
            loading={isLoading}
            aria-label={t('delivery.retryNamed', { name, task: fullName })}
            onClick={() => void retry({ id: webhook.id, deliveryId: id })}
          >
            {t('delivery.retry')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** JSON with line breaks; other texts as they are. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
