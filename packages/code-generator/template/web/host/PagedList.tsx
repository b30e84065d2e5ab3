import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { useMediaQuery } from '@sqos/hooks'
import { ExportButton, type ListExport } from '@sqos/list-export'
import {
  DensityMenu,
  ListPage,
  Pagination,
  SavedViews,
  SearchBar,
  type SearchBarProps,
  Toolbar,
} from '@sqos/ui-kit/list'
import { ColumnSettings, DataTable, type DataTableProps, type DataTableState, stateWith } from '@sqos/ui-kit/table'
import { lazy, type ReactNode } from 'react'
import { Permit } from './permission.tsx'

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }))

/** What a list hook returns: the state of the address, and the rows. */
interface PagedRows<Row> extends Pick<SearchBarProps, 'keyword' | 'filters'> {
  rows: readonly Row[]
  total: number
  page: number
  pageSize: number
  state: DataTableState
  sort: DataTableProps<Row>['sort']
  refreshing: boolean
  search: SearchBarProps['onSearch']
  reset: () => void
  refresh: () => void
  setPage: (page: number) => void
  setPageSize: (pageSize: number) => void
  setSort: NonNullable<DataTableProps<Row>['onSortChange']>
}

interface PagedListProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'onRowOpen'> {
  title: string
  /** The key under which the browser keeps columns and views. */
  name: string
  list: PagedRows<Row>
  create: { text: string; first: string; onCreate: () => void }
  /** Beside the create button. */
  secondary?: ReactNode
  exports: ListExport
  /** Drawers of the page. */
  children?: ReactNode
}

/** A list page: search, toolbar, table and pagination. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { title, name, list, columns, create } = props
  const isPhone = useMediaQuery('(width < 640px)')
  const button = (text: string) => (
    <Permit code="btn_add">
      <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={create.onCreate}>
        {text}
      </Button>
    </Permit>
  )
  const state: DataTableState =
    list.state.kind === 'ready' ? { ...list.state, emptyAction: button(create.first) } : list.state

  return (
    <ListPage
      title={title}
      search={<SearchBar keyword={list.keyword} filters={list.filters} onSearch={list.search} onReset={list.reset} />}
      toolbar={
        <Toolbar
          primary={button(create.text)}
          secondary={
            <>
              {props.secondary}
              <Permit code="btn_download">
                <ExportButton listKey={name} columns={columns} list={props.exports} dialog={ExportDialog} />
              </Permit>
            </>
          }
          tools={
            <>
              <SavedViews storageKey={name} layoutKey={name} />
              <DensityMenu />
              <ColumnSettings layoutKey={name} columns={columns} />
            </>
          }
          onRefresh={list.refresh}
          refreshing={list.refreshing}
        />
      }
      pagination={
        <Pagination
          total={list.state.kind === 'loading' ? undefined : list.total}
          page={list.page}
          pageSize={list.pageSize}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
        />
      }
    >
      <DataTable
        label={title}
        rows={list.rows}
        columns={columns}
        rowKey={props.rowKey}
        state={stateWith(columns, state)}
        sort={list.sort}
        onSortChange={list.setSort}
        onRowOpen={props.onRowOpen}
        layoutKey={name}
        showIndex
        firstIndex={(list.page - 1) * list.pageSize + 1}
        height="fill"
        layout={isPhone ? 'cards' : 'table'}
      />
      {props.children}
    </ListPage>
  )
}
