import { type SystemLogRow, useListMySystemLogQuery } from '@sqos/api-client/current-user'
import { useText } from '@sqos/i18n/react'
import { Pagination, SearchBar, useListQuery } from '@sqos/ui-kit/list'
import { DataTable, tableState } from '@sqos/ui-kit/table'
import { useSearchParams } from 'react-router'
import { NAMESPACE } from '../catalogue.ts'
import { Switch } from '../../../parts/switch/Switch.tsx'
import { dayField } from '../../../parts/day-range/day-field.tsx'
import { dayRange } from '../../../parts/day-range/day-range.ts'
import styles from './Log.module.css'
import { useLogColumns } from './use-log-columns.tsx'

const DEFAULTS = { filters: { from: '', to: '' } }
const NO_ROWS: readonly SystemLogRow[] = []

const SIGN_INS = 1
const REQUESTS = 5

/** 系统日志: the own sign-ins and requests. */
export function LogPanel() {
  const { t } = useText(NAMESPACE)
  const [params] = useSearchParams()
  const category = params.get('category') === 'requests' ? REQUESTS : SIGN_INS
  const list = useListQuery(DEFAULTS)
  const query = useListMySystemLogQuery({
    category,
    currentPage: list.page,
    pageSize: list.pageSize,
    ...(list.keyword && { keyword: list.keyword }),
    ...dayRange(list.filters),
  })
  const columns = useLogColumns(category === SIGN_INS ? 'signIns' : 'requests')
  const total = query.currentData?.pagination.total ?? 0

  return (
    <>
      <Switch
        label={t('tab.log')}
        param="category"
        choices={[
          { id: 'signIns', label: t('log.signIns') },
          { id: 'requests', label: t('log.requests') },
        ]}
        chosen={category === SIGN_INS ? 'signIns' : 'requests'}
      />
      <SearchBar
        keyword={list.keyword}
        filters={list.filters}
        fields={[dayField('from', t('log.from')), dayField('to', t('log.to'))]}
        onSearch={list.search}
        onReset={list.reset}
      />
      <div className={styles.table}>
        <DataTable
          key={category}
          label={t(category === SIGN_INS ? 'log.signIns' : 'log.requests')}
          rows={query.currentData?.list ?? NO_ROWS}
          columns={columns}
          rowKey={({ id }) => id}
          firstIndex={(list.page - 1) * list.pageSize + 1}
          state={tableState(query, list.isFiltered ? list.reset : undefined)}
        />
      </div>
      <Pagination
        total={total}
        page={list.page}
        pageSize={list.pageSize}
        onPageChange={list.setPage}
        onPageSizeChange={list.setPageSize}
      />
    </>
  )
}
