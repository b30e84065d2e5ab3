import { useText } from '@sqos/i18n/react'
import { SideDrawer } from '@sqos/ui-kit/list'
import { DownloadList } from './DownloadList.tsx'
import styles from './DownloadList.module.css'

export interface DownloadDrawerProps {
  open: boolean
  onClose: () => void
}

/** The user's exported files: download, progress, cancel, retry, delete. Refreshes itself while it is open. */
export function DownloadDrawer({ open, onClose }: DownloadDrawerProps) {
  const { t } = useText('downloads')
  return (
    <SideDrawer open={open} title={t('title')} width={700} onClose={onClose}>
      <DownloadList>
        {({ table, pagination }) => (
          <div className={styles.list}>
            {table}
            {pagination}
          </div>
        )}
      </DownloadList>
    </SideDrawer>
  )
}
