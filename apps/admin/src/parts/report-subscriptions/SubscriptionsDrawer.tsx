import { Button, Tag } from '@arco-design/web-react'
import {
  type ReportSubscription,
  useDeleteReportSubscriptionMutation,
  useListReportSubscriptionsQuery,
  useToggleReportSubscriptionMutation,
} from '@sqos/api-client/report'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmDelete, EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { recurrenceCatalogue } from '../recurrence/catalogue.ts'
import { whenOf } from '../recurrence/recurrence.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './Subscriptions.module.css'

/** The grey of tags has too little contrast. */
const COLORS = { on: 'green', paused: undefined, ended: 'red' } as const

/** 我的订阅: what the user receives, and what they have made for others. */
export function SubscriptionsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = useListReportSubscriptionsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <SideDrawer open={open} title={t('mine')} onClose={onClose}>
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data?.list.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      <ul className={styles.list}>
        {data?.list.map((one) => (
          <Entry key={one.id} one={one} />
        ))}
      </ul>
    </SideDrawer>
  )
}

function Entry({ one }: { one: ReportSubscription }) {
  const { t } = useText(NAMESPACE)
  const { t: when } = useText(recurrenceCatalogue.namespace)
  const [toggle, { isLoading }] = useToggleReportSubscriptionMutation()
  const [remove] = useDeleteReportSubscriptionMutation()
  const { id, reportName: name, state } = one
  const isOn = state === 'on'
  const details = [
    t(one.channel === 'mail' ? 'mail' : 'message'),
    ...(one.isMine ? [] : [t('to', { name: one.userName })]),
    ...(one.nextTime === null ? [] : [t('next', { time: formatDate(one.nextTime) })]),
    ...(one.lastTime === null ? [] : [t('last', { time: formatDate(one.lastTime) })]),
  ]

  async function ask() {
    if (await confirmDelete({ name: t('what', { name }) })) await remove({ id })
  }

  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <Tag size="small" {...(COLORS[state] && { color: COLORS[state] })}>
          {t(`state.${state}`)}
        </Tag>
      </div>
      <p className={styles.line}>
        {one.kind === 'threshold' && (
          <>{t('limitOf', { measure: one.measureName, test: t(`test.${one.test}`), value: one.value })} · </>
        )}
        {whenOf(one, when)}
      </p>
      <p className={styles.note}>{details.join(' · ')}</p>
      {one.problem && <p className={styles.problem}>{one.problem}</p>}
      <div className={styles.actions}>
        <Button
          size="small"
          loading={isLoading}
          aria-label={t(isOn ? 'pauseOf' : 'resumeOf', { name })}
          onClick={() => void toggle({ id })}
        >
          {t(isOn ? 'pause' : 'resume')}
        </Button>
        <Button size="small" type="text" aria-label={t('removeOf', { name })} onClick={() => void ask()}>
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
