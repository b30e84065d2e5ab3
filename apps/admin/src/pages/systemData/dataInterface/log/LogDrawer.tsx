import { type DataInterfaceRow, type InterfaceLogRow, useListInterfaceLogQuery } from '@sqos/api-client/data-interface'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { Pagination, SearchBar, SideDrawer } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Log.module.css'

export interface LogDrawerProps {
  row: DataInterfaceRow
  open: boolean
  onClose: () => void
}

/** 接口日志: the calls of the interface, with user, time, address and duration. */
export function LogDrawer({ row, open, onClose }: LogDrawerProps) {
  const { t } = useText(NAMESPACE)
  const [{ keyword, currentPage, pageSize }, setQuery] = useState({ keyword: '', currentPage: 1, pageSize: 20 })
  const query = useListInterfaceLogQuery(
    { id: row.id, currentPage, pageSize, ...(keyword && { keyword }) },
    { refetchOnMountOrArgChange: true },
  )
  const search = (sought: string) => setQuery({ keyword: sought, currentPage: 1, pageSize })
  const columns: DataColumn<InterfaceLogRow>[] = [
    {
      id: 'invokTime',
      header: t('log.time'),
      width: 164,
      isRowHeader: true,
      value: (one) => formatDate(one.invokTime),
    },
    { id: 'userId', header: t('log.user'), minWidth: 120, value: (one) => one.userId || t('log.nobody') },
    { id: 'invokIp', header: t('log.ip'), minWidth: 120, value: (one) => one.invokIp },
    { id: 'invokDevice', header: t('log.device'), minWidth: 140, value: (one) => one.invokDevice },
    { id: 'invokType', header: t('log.method'), width: 88, value: (one) => one.invokType },
    { id: 'invokWasteTime', header: t('log.duration'), width: 104, align: 'end', value: (one) => one.invokWasteTime },
  ]

  return (
    <SideDrawer open={open} title={t('log.title', { name: row.fullName })} width={900} onClose={onClose}>
      <div className={styles.log}>
        <SearchBar
          keyword={keyword}
          placeholder={t('log.search')}
          onSearch={(values) => search(values.keyword)}
          onReset={() => search('')}
        />
        <DataTable
          label={t('log.title', { name: row.fullName })}
          rows={query.data?.list ?? []}
          columns={columns}
          rowKey={({ id }) => id}
          firstIndex={(currentPage - 1) * pageSize + 1}
          state={tableState(query, keyword === '' ? undefined : () => search(''))}
          maxHeight={520}
        />
        <Pagination
          total={query.data?.pagination.total ?? 0}
          page={currentPage}
          pageSize={pageSize}
          onPageChange={(page) => setQuery({ keyword, currentPage: page, pageSize })}
          onPageSizeChange={(size) => setQuery({ keyword, currentPage: 1, pageSize: size })}
        />
      </div>
    </SideDrawer>
  )
}
