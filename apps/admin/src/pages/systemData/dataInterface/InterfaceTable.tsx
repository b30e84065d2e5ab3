import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import type { DataInterfaceRow } from '@sqos/api-client/data-interface'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { DensityMenu, ListPage, Pagination, SearchBar, Toolbar } from '@sqos/ui-kit/list'
import { ColumnSettings, type DataColumn, DataTable, type DataTableState } from '@sqos/ui-kit/table'
import type { ReactNode } from 'react'
import { usePageRoute } from '../../../app/routing/page-route.ts'
import { useMediaQuery } from '../../../app/use-media-query.ts'
import { ImportButton } from '../../../parts/transfer/ImportButton.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { useInterfaceList } from './use-interface-list.ts'

export interface InterfaceTableProps {
  side: ReactNode
  list: ReturnType<typeof useInterfaceList>
  columns: readonly DataColumn<DataInterfaceRow>[]
  onCreate: () => void
  /** Missing when rows may not be edited. */
  onEdit: ((row: DataInterfaceRow) => void) | undefined
}

/** Search, toolbar and table of one category's interfaces. */
export function InterfaceTable({ side, list, columns, onCreate, onEdit }: InterfaceTableProps) {
  const { t } = useText(NAMESPACE)
  const layoutKey = usePageRoute()?.id ?? 'data-interface'
  const phone = useMediaQuery('(width < 640px)')
  const create = (text: string) => (
    <Permit code="btn_add">
      <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={onCreate}>
        {text}
      </Button>
    </Permit>
  )
  const ready: DataTableState =
    list.state.kind === 'ready' ? { ...list.state, emptyAction: create(t('empty')) } : list.state

  return (
    <ListPage
      title={t('title')}
      side={side}
      search={<SearchBar keyword={list.keyword} onSearch={list.search} onReset={list.reset} />}
      toolbar={
        <Toolbar
          primary={create(t('action.create'))}
          secondary={
            <Permit code="btn_upload">
              <ImportButton accept=".bd" busy={list.importing} onFile={list.importFile}>
                {t('action.import')}
              </ImportButton>
            </Permit>
          }
          tools={
            <>
              <DensityMenu />
              <ColumnSettings layoutKey={layoutKey} columns={columns} />
            </>
          }
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
        label={t('title')}
        rows={list.rows}
        columns={columns}
        rowKey={rowKey}
        // Whoever was granted no column sees no rows.
        state={columns.length > 0 ? ready : NO_PERMISSION}
        sort={list.sort}
        onSortChange={list.setSort}
        onRowOpen={onEdit}
        layoutKey={layoutKey}
        showIndex
        firstIndex={(list.page - 1) * list.pageSize + 1}
        height="fill"
        // Beside the tree the table may be narrower than a phone, and is still read as a table.
        layout={phone ? 'cards' : 'table'}
      />
    </ListPage>
  )
}

const NO_PERMISSION: DataTableState = { kind: 'no-permission' }

const rowKey = ({ id }: DataInterfaceRow) => id
