import { downloadFile, useApiDispatch } from '@sqos/api-client'
import {
  type DownloadRecord,
  useCancelDownloadRecordMutation,
  useDeleteDownloadRecordMutation,
  useListDownloadRecordsQuery,
  useRetryDownloadRecordMutation,
} from '@sqos/api-client/download-record'
import { formatDate, formatFileSize } from '@sqos/i18n'
import { TimeText, useText } from '@sqos/i18n/react'
import { confirmDelete, Pagination, RowAction, StatusTag } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { type ReactNode, useState } from 'react'
import styles from './DownloadList.module.css'
import { isUnderWay, POLL_MS } from './record-state.ts'
import { UnderWay } from './UnderWay.tsx'

const SECONDS = 'YYYY-MM-DD HH:mm:ss'

export interface DownloadListProps {
  /** Places the table and the pagination. */
  children: (parts: { table: ReactNode; pagination: ReactNode }) => ReactNode
}

/** The list of the user's exported and imported files, for the drawer and the page. Refreshes itself every five seconds. */
export function DownloadList({ children }: DownloadListProps) {
  const { t } = useText('downloads')
  const [{ currentPage, pageSize }, setPage] = useState({ currentPage: 1, pageSize: 20 })
  const query = useListDownloadRecordsQuery(
    { currentPage, pageSize },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  )
  const columns: DataColumn<DownloadRecord>[] = [
    {
      id: 'name',
      header: t('name'),
      minWidth: 200,
      isRowHeader: true,
      value: (row) => row.name,
      render: (row) => <Name row={row} />,
    },
    {
      id: 'createdTime',
      header: t('createdTime'),
      width: 192,
      value: (row) => formatDate(row.createdTime, SECONDS),
      render: (row) => <TimeText ms={row.createdTime} />,
    },
    { id: 'action', header: t('action'), width: 168, hideable: false, render: (row) => <Actions row={row} /> },
  ]
  return children({
    table: (
      <DataTable
        label={t('title')}
        rows={query.data?.list ?? []}
        columns={columns}
        rowKey={({ id }) => id}
        firstIndex={(currentPage - 1) * pageSize + 1}
        // A poll must not dim the rows.
        state={tableState({ ...query, isFetching: query.isLoading })}
      />
    ),
    pagination: (
      <Pagination
        label={t('title')}
        total={query.data?.pagination.total ?? 0}
        page={currentPage}
        pageSize={pageSize}
        onPageChange={(page) => setPage({ currentPage: page, pageSize })}
        onPageSizeChange={(size) => setPage({ currentPage: 1, pageSize: size })}
      />
    ),
  })
}

function Name({ row }: { row: DownloadRecord }) {
  const { t } = useText('downloads')
  const notes = [
    row.kind === 'import' ? t('imported') : '',
    row.fileSize === null ? '' : formatFileSize(row.fileSize),
    row.expireTime === null || row.status !== 'done' ? '' : t('until', { time: formatDate(row.expireTime) }),
    row.message,
  ]
  return (
    <span className={styles.name}>
      <span>{row.name}</span>
      <span className={styles.notes}>{notes.filter(Boolean).join(' · ')}</span>
    </span>
  )
}

function Actions({ row }: { row: DownloadRecord }) {
  const { t } = useText('downloads')
  const dispatch = useApiDispatch()
  const [cancel] = useCancelDownloadRecordMutation()
  const [retry] = useRetryDownloadRecordMutation()
  const [remove] = useDeleteDownloadRecordMutation()
  const { id, name, link, status } = row
  const underWay = isUnderWay(status)
  async function removeRecord() {
    if (await confirmDelete({ name })) await remove({ id })
  }
  return (
    <span className={styles.actions}>
      {link && (
        <RowAction label={t('downloadName', { name })} onClick={() => dispatch(downloadFile({ name, url: link }))}>
          {t('download')}
        </RowAction>
      )}
      {underWay && <UnderWay row={row} />}
      {(status === 'failed' || status === 'cancelled' || status === 'expired') && (
        <StatusTag tone={status === 'failed' ? 'danger' : 'off'}>{t(status)}</StatusTag>
      )}
      {underWay && (
        <RowAction label={t('cancelName', { name })} onClick={() => void cancel({ id })}>
          {t('cancel')}
        </RowAction>
      )}
      {row.canRetry && (
        <RowAction label={t('retryName', { name })} onClick={() => void retry({ id })}>
          {t('retry')}
        </RowAction>
      )}
      {!underWay && (
        <RowAction destroys label={t('removeName', { name })} onClick={() => void removeRecord()}>
          {t('remove')}
        </RowAction>
      )}
    </span>
  )
}
