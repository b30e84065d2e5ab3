import { Progress, Spin } from '@arco-design/web-react'
import type { DownloadRecord } from '@sqos/api-client/download-record'
import { useText } from '@sqos/i18n/react'
import styles from './DownloadList.module.css'

/** Progress of a waiting or running record: a spinner while the total is unknown, then the percentage. */
export function UnderWay({ row: { status, done, total } }: { row: DownloadRecord }) {
  const { t } = useText('downloads')
  const isCounted = status === 'running' && total > 0
  const percent = isCounted ? Math.min(99, Math.floor((done / total) * 100)) : 0
  return (
    <span className={styles.actions}>
      <span aria-hidden>
        {isCounted ? <Progress type="circle" size="mini" percent={percent} /> : <Spin size={16} />}
      </span>
      <span className={styles.notes}>{isCounted ? `${percent}%` : t(status === 'waiting' ? 'waiting' : 'making')}</span>
    </span>
  )
}
