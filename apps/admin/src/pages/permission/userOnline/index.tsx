import { Button } from '@arco-design/web-react'
import type { OnlineUser } from '@sqos/api-client/online-user'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { ListPage, SearchBar, Toolbar } from '@sqos/ui-kit/list'
import { type DataSort, DataTable, stateWith } from '@sqos/ui-kit/table'
import { useState } from 'react'
import { usePageRoute } from '../../../parts/page-route/page-route.ts'
import { useMediaQuery } from '@sqos/hooks'
import { ListTools } from '../../../parts/kept-list/ListTools.tsx'
import { useKeptList } from '../../../parts/kept-list/use-kept-list.ts'
import { BulkBar } from '@sqos/ui-kit/bulk'
import { NAMESPACE } from './catalogue.ts'
import { useOnlineColumns } from './use-online-columns.tsx'
import { useOnlineList } from './use-online-list.ts'

export { catalogues } from './catalogue.ts'

/** 在线用户: signed-in users. */
export default function UserOnlinePage() {
  const { t } = useText(NAMESPACE)
  const list = useOnlineList()
  const columns = useOnlineColumns(list.force)
  const may = usePermission()
  const [sort, setSort] = useState<DataSort>()
  const listKey = useKeptList(usePageRoute()?.id ?? 'user-online', columns)
  const phone = useMediaQuery('(width < 640px)')
  const { keys, onChange, isSelectable } = list.selection

  return (
    <ListPage
      title={t('title')}
      search={<SearchBar keyword={list.keyword} onSearch={list.search} onReset={list.reset} />}
      toolbar={
        <Toolbar
          primary={<span aria-live="polite">{t('count', { count: list.rows.length })}</span>}
          secondary={
            keys.length > 0 && (
              <BulkBar count={keys.length} onClear={() => onChange([])}>
                <Button size="small" status="danger" onClick={() => void list.forceTicked()}>
                  {t('action.force')}
                </Button>
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
        state={stateWith(columns, list.state)}
        sort={sort}
        onSortChange={setSort}
        sortMode="client"
        selection={may('btn_remove') ? { keys, onChange, isSelectable } : undefined}
        layoutKey={listKey}
        showIndex
        height="fill"
        layout={phone ? 'cards' : 'table'}
      />
    </ListPage>
  )
}

const rowKey = ({ userId }: OnlineUser) => userId
