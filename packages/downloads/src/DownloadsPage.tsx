import { useText } from '@sqos/i18n/react'
import { ListPage } from '@sqos/ui-kit/list'
import { DownloadList } from './DownloadList.tsx'

/** The download centre as a page. */
export function DownloadsPage() {
  const { t } = useText('downloads')
  return (
    <DownloadList>
      {({ table, pagination }) => (
        <ListPage title={t('title')} pagination={pagination}>
          {table}
        </ListPage>
      )}
    </DownloadList>
  )
}
