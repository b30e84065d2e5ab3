import { Button } from '@arco-design/web-react'
import { IconDownload } from '@arco-design/web-react/icon'
import { downloadFile, useApiDispatch } from '@sqos/api-client'
import { type DownloadRecord, useListDownloadRecordsQuery } from '@sqos/api-client/download-record'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from './DownloadCard.module.css'
import { DOWNLOADS_PATH } from './paths.ts'
import { isUnderWay, POLL_MS } from './record-state.ts'
import { UnderWay } from './UnderWay.tsx'

/** Most records that the card lists; the page shows all. */
const MOST = 4

/**
 * Card of the start page: running and finished files of the user. Refreshes itself while a file is running; renders
 * nothing without files.
 */
export function DownloadCard() {
  const { t } = useText('downloads')
  const [interval, setPollingInterval] = useState(0)
  const { data, isLoading } = useListDownloadRecordsQuery(
    { currentPage: 1, pageSize: 20 },
    { pollingInterval: interval, refetchOnMountOrArgChange: true },
  )
  const records = data?.list ?? []
  const wanted = records.some(({ status }) => isUnderWay(status)) ? POLL_MS : 0
  if (wanted !== interval) setPollingInterval(wanted)

  if (isLoading) return <div aria-busy="true" />
  const shown = records.filter(({ status, link }) => isUnderWay(status) || link !== null)
  if (shown.length === 0) return null
  const running = shown.filter(({ status }) => isUnderWay(status)).length
  const counts = { running, ready: shown.length - running }
  return (
    <section className={styles.card} aria-label={t('title')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('title')}</h2>
        <span className={styles.counts}>{t('counts', counts)}</span>
        <Link className={styles.all} to={DOWNLOADS_PATH}>
          {t('all')}
        </Link>
      </header>
      <ul className={styles.records}>
        {shown.slice(0, MOST).map((record) => (
          <CardRecord key={record.id} record={record} />
        ))}
      </ul>
    </section>
  )
}

function CardRecord({ record }: { record: DownloadRecord }) {
  const { t } = useText('downloads')
  const dispatch = useApiDispatch()
  const { name, link } = record
  return (
    <li className={styles.record}>
      <span className={styles.name}>{name}</span>
      {isUnderWay(record.status) && <UnderWay row={record} />}
      {link !== null && (
        <Button
          type="text"
          size="small"
          icon={<IconDownload aria-hidden="true" />}
          aria-label={t('downloadName', { name })}
          onClick={() => dispatch(downloadFile({ name, url: link }))}
        >
          {t('download')}
        </Button>
      )}
    </li>
  )
}
