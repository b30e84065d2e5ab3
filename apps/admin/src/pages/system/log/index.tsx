import { Button } from '@arco-design/web-react'
import { IconDelete, IconDownload } from '@arco-design/web-react/icon'
import type { LogEntry } from '@sqos/api-client/log'
import { useText } from '@sqos/i18n/react'
import { Permit, usePermission } from '@sqos/session'
import { ListPage, Pagination, SearchBar, type SearchField, Toolbar } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { DataTable } from '@sqos/ui-kit/table'
import { lazy, Suspense, useCallback, useState } from 'react'
import { usePageRoute } from '../../../parts/page-route/page-route.ts'
import { useMediaQuery } from '@sqos/hooks'
import { dayField } from '../../../parts/day-range/day-field.tsx'
import { ListTools } from '../../../parts/kept-list/ListTools.tsx'
import { useKeptList } from '../../../parts/kept-list/use-kept-list.ts'
import { BulkBar } from '@sqos/ui-kit/bulk'
import { Switch } from '../../../parts/switch/Switch.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './Log.module.css'
import { useLogColumns } from './use-log-columns.tsx'
import { LOG_KINDS, useLogList } from './use-log-list.ts'

export { catalogues } from './catalogue.ts'

const LogDrawer = lazy(async () => ({ default: (await import('./LogDrawer.tsx')).LogDrawer }))

/** 系统日志: sign-ins, requests and failures of all users. */
export default function LogPage() {
  const { t } = useText(NAMESPACE)
  const list = useLogList()
  const may = usePermission()
  const [opened, setOpened] = useState<{ row: LogEntry; isOpen: boolean }>()
  const open = useCallback((row: LogEntry) => setOpened({ row, isOpen: true }), [])
  const columns = useLogColumns(list.kind, open)
  const listKey = useKeptList(`${usePageRoute()?.id ?? 'log'}-${list.kind}`, columns)
  const phone = useMediaQuery('(width < 640px)')
  const fields = [dayField('from', t('filter.from')), dayField('to', t('filter.to')), resultField(t)]
  const { selection } = list

  return (
    <ListPage
      title={t('title')}
      search={
        <>
          <div className={styles.tabs}>
            <Switch label={t('title')} param="kind" choices={choicesOf(t)} chosen={list.kind} />
          </div>
          <SearchBar
            keyword={list.keyword}
            filters={list.filters}
            fields={fields}
            onSearch={list.search}
            onReset={list.reset}
          />
        </>
      }
      toolbar={
        <Toolbar
          secondary={
            <>
              <Permit code="btn_download">
                <Button
                  icon={<IconDownload aria-hidden="true" />}
                  loading={list.exporting}
                  onClick={() => void list.exportFile()}
                >
                  {t('action.export')}
                </Button>
              </Permit>
              <Permit code="btn_clearAll">
                <Button
                  icon={<IconDelete aria-hidden="true" />}
                  loading={list.clearing}
                  disabled={list.total === 0}
                  onClick={() => void list.clear()}
                >
                  {t(list.isFiltered ? 'action.clearFound' : 'action.clear')}
                </Button>
              </Permit>
              {selection.keys.length > 0 && (
                <BulkBar count={selection.keys.length} onClear={() => selection.onChange([])}>
                  <Button size="small" status="danger" onClick={() => void list.remove([...selection.keys])}>
                    {t('action.remove')}
                  </Button>
                </BulkBar>
              )}
            </>
          }
          tools={<ListTools listKey={listKey} columns={columns} />}
          onRefresh={list.refresh}
          refreshing={list.refreshing}
        />
      }
      pagination={
        <Pagination
          total={list.total}
          page={list.page}
          pageSize={list.pageSize}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
        />
      }
    >
      <DataTable
        key={list.kind}
        label={t(`kind.${list.kind}`)}
        rows={list.rows}
        columns={columns}
        rowKey={rowKey}
        firstIndex={(list.page - 1) * list.pageSize + 1}
        state={list.state}
        sort={list.sort}
        onSortChange={list.setSort}
        selection={may('btn_remove') ? selection : undefined}
        onRowOpen={open}
        layoutKey={listKey}
        height="fill"
        layout={phone ? 'cards' : 'table'}
      />
      <Suspense>
        {opened && (
          <LogDrawer row={opened.row} open={opened.isOpen} onClose={() => setOpened({ ...opened, isOpen: false })} />
        )}
      </Suspense>
    </ListPage>
  )
}

type Text = ReturnType<typeof useText>['t']

const rowKey = ({ id }: LogEntry) => id

const choicesOf = (t: Text) => LOG_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))

const resultField = (t: Text): SearchField => ({
  name: 'result',
  label: t('column.result'),
  control: ({ id, label, value, onChange }) => (
    <Select
      id={id}
      aria-label={label}
      style={{ inlineSize: 140 }}
      value={value}
      options={[
        { value: '', label: t('result.any') },
        { value: 'ok', label: t('result.ok') },
        { value: 'failed', label: t('result.failed') },
      ]}
      onChange={onChange}
    />
  ),
})
