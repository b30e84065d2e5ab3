import { SideDrawer } from '@sqos/ui-kit/list'
import { type LogEntry, useGetLogQuery } from '@sqos/api-client/log'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Log.module.css'

/** Everything that is known of one line. */
export function LogDrawer({ row, open, onClose }: { row: LogEntry; open: boolean; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { currentData: detail } = useGetLogQuery({ id: row.id }, { skip: !open })
  const facts: readonly (readonly [string, string | number])[] = [
    [t('detail.time'), formatDate(row.creatorTime, 'YYYY-MM-DD HH:mm:ss')],
    [t('detail.user'), row.userName],
    [t('detail.ip'), [row.ipaddress, row.ipaddressName].filter(Boolean).join(' · ')],
    [t('column.platform'), row.platForm],
    [t('column.method'), row.requestMethod],
    [t('column.url'), row.requestURL],
    [t('column.duration'), row.requestDuration > 0 ? t('milliseconds', { count: row.requestDuration }) : ''],
    [t('detail.code'), row.resultCode],
    [t('column.module'), row.moduleName],
    [t('detail.trace'), row.traceId],
    [t('column.abstracts'), row.abstracts],
  ]
  return (
    <SideDrawer open={open} title={t('detail.title')} onClose={onClose}>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {detail && detail.json !== '' && detail.json !== '{}' && (
        <>
          <h3 className={styles.more}>{t('detail.more')}</h3>
          {/* Long lines scroll; whoever uses keys must be able to get there. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line before */}
          <pre className={styles.text} tabIndex={0}>
            {detail.json}
          </pre>
        </>
      )}
    </SideDrawer>
  )
}
