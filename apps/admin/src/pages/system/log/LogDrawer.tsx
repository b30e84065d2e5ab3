import { SideDrawer } from '@sqos/ui-kit/list'
import { type LogEntry, useGetLogQuery } from '@sqos/api-client/log'
import { formatDate } from '@sqos/i18n'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './Log.module.css'

/** All details of a log row. */
export function LogDrawer({ row, open, onClose }: { row: LogEntry; open: boolean; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { t: title } = useText(PAGE_TEXTS)
  const { columns } = PAGES.log
  const { currentData: detail } = useGetLogQuery({ id: row.id }, { skip: !open })
  const facts: readonly (readonly [string, string | number])[] = [
    [t('detail.time'), formatDate(row.creatorTime, 'YYYY-MM-DD HH:mm:ss')],
    [t('detail.user'), row.userName],
    [t('detail.ip'), [row.ipaddress, row.ipaddressName].filter(Boolean).join(' · ')],
    [title(columns.platForm.title), row.platForm],
    [title(columns.requestMethod.title), row.requestMethod],
    [title(columns.requestURL.title), row.requestURL],
    [
      title(columns.requestDuration.title),
      row.requestDuration > 0 ? t('milliseconds', { count: row.requestDuration }) : '',
    ],
    [t('detail.code'), row.resultCode],
    [title(columns.moduleName.title), row.moduleName],
    [t('detail.trace'), row.traceId],
    [title(columns.abstracts.title), row.abstracts],
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
          {/* Long lines scroll, which must be possible by keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line before */}
          <pre className={styles.text} tabIndex={0}>
            {detail.json}
          </pre>
        </>
      )}
    </SideDrawer>
  )
}
