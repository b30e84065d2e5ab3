import { IconDown, IconUp, IconUpload } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useId, useState } from 'react'
import type { UploadItem } from '../core/upload-item.ts'
import { NAMESPACE } from '../locales.ts'
import styles from './UploadDock.module.css'
import { UploadPanel } from './UploadPanel.tsx'
import { useUploads } from './use-uploads.ts'

/** Panel with all running uploads in a corner of every page; empty without uploads. */
export function UploadDock() {
  const { t } = useText(NAMESPACE)
  const items = useUploads()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  if (items.length === 0) return null

  const count = items.length
  const done = items.filter(({ status }) => status === 'success').length
  const failed = items.filter(({ status, needsFile }) => status === 'error' || needsFile).length
  return (
    <aside className={styles.dock} aria-label={t('dock.title')}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <IconUpload aria-hidden />
        <span className={styles.text}>{t('dock.state', { done, count, percent: percentOf(items) })}</span>
        {failed > 0 && <span className={styles.failed}>{t('dock.failed', { count: failed })}</span>}
        {isOpen ? <IconDown aria-hidden /> : <IconUp aria-hidden />}
      </button>
      <div id={listId} className={styles.list} hidden={!isOpen}>
        {isOpen && <UploadPanel />}
      </div>
    </aside>
  )
}

/** Share of all bytes; files in the check count as unsent. */
function percentOf(items: readonly UploadItem[]): number {
  const total = items.reduce((sum, { size }) => sum + size, 0)
  const sent = items.reduce((sum, { size, status, progress }) => sum + (status === 'check' ? 0 : size * progress), 0)
  return total === 0 ? 0 : Math.floor(sent / total)
}
