import { Button, Spin } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import {
  type FlowWebhook,
  useDeleteFlowWebhookMutation,
  useListFlowWebhooksQuery,
  useTestFlowWebhookMutation,
} from '@sqos/api-client/workflow'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { FailedState } from '@sqos/ui-kit'
import { confirmDelete, SideDrawer, StatusTag } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './FlowEngine.module.css'
import { WebhookDialog } from './WebhookDialog.tsx'

const DeliveriesDrawer = lazy(async () => ({ default: (await import('./DeliveriesDrawer.tsx')).DeliveriesDrawer }))

/** 事件订阅: other systems that receive the events of flows. */
export function WebhooksDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { data, isLoading, isError, refetch } = useListFlowWebhooksQuery()
  const [edited, setEdited] = useState<FlowWebhook | 'new'>()
  const [inspected, setInspected] = useState<FlowWebhook>()
  const webhooks = data?.list ?? []
  return (
    <SideDrawer open title={t('webhook.title')} width={560} onClose={onClose}>
      <p className={styles.note}>{t('webhook.note')}</p>
      <Button icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited('new')}>
        {t('webhook.create')}
      </Button>
      {isError && <FailedState onRetry={() => void refetch()} />}
      <Spin loading={isLoading} className={styles.spin ?? ''}>
        <ul className={styles.webhooks} aria-label={t('webhook.title')}>
          {webhooks.map((webhook) => (
            <Webhook
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setEdited(webhook)}
              onInspect={() => setInspected(webhook)}
            />
          ))}
        </ul>
        {!isLoading && !isError && webhooks.length === 0 && <p className={styles.note}>{t('webhook.empty')}</p>}
      </Spin>
      {edited && <WebhookDialog webhook={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      <Suspense>
        {inspected && <DeliveriesDrawer webhook={inspected} onClose={() => setInspected(undefined)} />}
      </Suspense>
    </SideDrawer>
  )
}

interface WebhookProps {
  webhook: FlowWebhook
  onEdit: () => void
  onInspect: () => void
}

function Webhook({ webhook, onEdit, onInspect }: WebhookProps) {
  const { t } = useText(NAMESPACE)
  const [remove] = useDeleteFlowWebhookMutation()
  const [test, { isLoading: isTesting }] = useTestFlowWebhookMutation()
  const { id, fullName, url, events, flowIds, enabledMark, hasSecret, lastTime, lastError } = webhook

  async function removeConfirmed() {
    if (await confirmDelete({ name: fullName, text: t('webhook.removeEffect') })) await remove({ id })
  }

  return (
    <li>
      <div className={styles.webhookHead}>
        <strong>{fullName}</strong>
        <StatusTag tone={enabledMark === 1 ? 'on' : 'off'}>{t(enabledMark === 1 ? 'state.on' : 'state.off')}</StatusTag>
        {hasSecret && <span className={styles.time}>{t('webhook.signed')}</span>}
      </div>
      <code className={styles.address}>{url}</code>
      <span className={styles.time}>
        {events.map((event) => t(`webhook.event.${event.replace('flow.', '')}`)).join(t('webhook.comma'))}
        {' · '}
        {flowIds.length === 0 ? t('webhook.allFlows') : t('webhook.someFlows', { count: flowIds.length })}
      </span>
      {lastTime !== null && (
        <span className={styles.time} data-failed={lastError !== null || undefined}>
          {lastError === null
            ? t('webhook.delivered', { time: formatDate(lastTime) })
            : t('webhook.failed', { time: formatDate(lastTime), reason: lastError })}
        </span>
      )}
      <div className={styles.webhookActions}>
        <Button size="mini" type="text" aria-label={t('webhook.editNamed', { name: fullName })} onClick={onEdit}>
          {t('webhook.edit')}
        </Button>
        <Button size="mini" type="text" aria-label={t('delivery.ofNamed', { name: fullName })} onClick={onInspect}>
          {t('delivery.of')}
        </Button>
        <Button
          size="mini"
          type="text"
          loading={isTesting}
          aria-label={t('webhook.testNamed', { name: fullName })}
          onClick={() => void test({ id })}
        >
          {t('webhook.test')}
        </Button>
        <Button
          size="mini"
          type="text"
          status="danger"
          aria-label={t('webhook.removeNamed', { name: fullName })}
          onClick={() => void removeConfirmed()}
        >
          {t('webhook.remove')}
        </Button>
      </div>
    </li>
  )
}
