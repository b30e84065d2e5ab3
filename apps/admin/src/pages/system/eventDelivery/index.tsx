import { Button } from '@arco-design/web-react'
import type { FailedTask } from '@sqos/api-client/event-delivery'
import { useMediaQuery } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { Permit, usePermission } from '@sqos/session'
import { ListPage, SearchBar, Toolbar } from '@sqos/ui-kit/list'
import { DataTable, type DataSort } from '@sqos/ui-kit/table'
import { useState } from 'react'
import { usePageRoute } from '../../../parts/page-route/page-route.ts'
import { ListTools } from '../../../parts/kept-list/ListTools.tsx'
import { useKeptList } from '../../../parts/kept-list/use-kept-list.ts'
import { BulkBar } from '@sqos/ui-kit/bulk'
import { NAMESPACE } from './catalogue.ts'
import { useDeliveryColumns } from './use-delivery-columns.tsx'
import { useDeliveryList } from './use-delivery-list.ts'

export { catalogues } from './catalogue.ts'

/** 失败任务: deliveries of events and system jobs that failed. */
export default function EventDeliveryPage() {
  const { t } = useText(NAMESPACE)
  const list = useDeliveryList()
  const columns = useDeliveryColumns((action, ids) => void list.act(action, ids))
  const may = usePermission()
  const [sort, setSort] = useState<DataSort>()
  const listKey = useKeptList(usePageRoute()?.id ?? 'event-delivery', columns)
  const phone = useMediaQuery('(width < 640px)')
  const { keys, onChange } = list.selection

  return (
    <ListPage
      title={t('title')}
      search={<SearchBar keyword={list.keyword} onSearch={list.search} onReset={list.reset} />}
      toolbar={
        <Toolbar
          primary={<span aria-live="polite">{t('count', { count: list.total })}</span>}
          secondary={
            keys.length > 0 && (
              <BulkBar count={keys.length} onClear={() => onChange([])}>
                <Permit code="btn_retry">
                  <Button size="small" onClick={() => void list.act('retry', [...keys])}>
                    {t('action.retry')}
                  </Button>
                </Permit>
                <Permit code="btn_discard">
                  <Button size="small" status="danger" onClick={() => void list.act('discard', [...keys])}>
                    {t('action.discard')}
                  </Button>
                </Permit>
              </BulkBar>
            )
          }
          tools={<ListTools listKey={listKey} columns={columns} />}
          onRefresh={list.refresh}
          refreshing={list.refreshing}
        />
      }
    >
      <DataTable
        label={t('title')}
        rows={list.rows}
        columns={columns}
        rowKey={rowKey}
        state={list.state}
        sort={sort}
        onSortChange={setSort}
        sortMode="client"
        selection={may('btn_retry') || may('btn_discard') ? { keys, onChange } : undefined}
        layoutKey={listKey}
        height="fill"
        layout={phone ? 'cards' : 'table'}
      />
    </ListPage>
  )
}

const rowKey = ({ id }: FailedTask) => id
