import { Progress, Spin } from '@arco-design/web-react'
import { downloadFile, useApiDispatch } from '@sqos/api-client'
import {
  type DownloadRecord,
  useCancelDownloadRecordMutation,
  useDeleteDownloadRecordMutation,
  useListDownloadRecordsQuery,
  useRetryDownloadRecordMutation,
} from '@sqos/api-client/download-record'
import { formatDate, formatFileSize } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmDelete, Pagination, RowAction, StatusTag, SideDrawer } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { useState } from 'react'
import styles from './DownloadDrawer.module.css'

/** ms between two requests of the open list. Source: specification, download records. */
const POLL_MS = 5000

const SECONDS = 'YYYY-MM-DD HH:mm:ss'

export interface DownloadDrawerProps {
  open: boolean
  onClose: () => void
}

/** The user's exported files: download, progress, cancel, retry, delete. Refreshes itself while it is open. */
export function DownloadDrawer({ open, onClose }: DownloadDrawerProps) {
  const { t } = useText('downloads')
  return (
    <SideDrawer open={open} title={t('title')} width={700} onClose={onClose}>
      <DownloadList />
    </SideDrawer>
  )
}

function DownloadList() {
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
    },
    { id: 'action', header: t('action'), width: 168, hideable: false, render: (row) => <Actions row={row} /> },
  ]
  return (
    <div className={styles.list}>
      <DataTable
        label={t('title')}
        rows={query.data?.list ?? []}
        columns={columns}
        rowKey={({ id }) => id}
        // A poll must not dim the rows.
        state={tableState({ ...query, isFetching: query.isLoading })}
      />
      <Pagination
        total={query.data?.pagination.total ?? 0}
        page={currentPage}
        pageSize={pageSize}
        onPageChange={(page) => setPage({ currentPage: page, pageSize })}
        onPageSizeChange={(size) => setPage({ currentPage: 1, pageSize: size })}
      />
    </div>
  )
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
  const isUnderWay = status === 'waiting' || status === 'running'
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
      {isUnderWay && <UnderWay row={row} />}
      {(status === 'failed' || status === 'cancelled' || status === 'expired') && (
        <StatusTag tone={status === 'failed' ? 'danger' : 'off'}>{t(status)}</StatusTag>
      )}
      {isUnderWay && (
        <RowAction label={t('cancelName', { name })} onClick={() => void cancel({ id })}>
          {t('cancel')}
        </RowAction>
      )}
      {row.canRetry && (
        <RowAction label={t('retryName', { name })} onClick={() => void retry({ id })}>
          {t('retry')}
        </RowAction>
      )}
      {!isUnderWay && (
        <RowAction destroys label={t('removeName', { name })} onClick={() => void removeRecord()}>
          {t('remove')}
        </RowAction>
      )}
    </span>
  )
}

/** A spinner while the total is unknown, then the percentage. */
function UnderWay({ row: { status, done, total } }: { row: DownloadRecord }) {
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
