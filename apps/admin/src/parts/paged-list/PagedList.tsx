import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { Permit } from '@sqos/session'
import { ListPage, Pagination, SearchBar, type SearchBarProps, Toolbar } from '@sqos/ui-kit/list'
import { DataTable, type DataTableProps, type DataTableState, stateWith } from '@sqos/ui-kit/table'
import type { ReactNode } from 'react'
import { usePageRoute } from '../page-route/page-route.ts'
import { useMediaQuery } from '@sqos/hooks'
import { ListTools } from '../kept-list/ListTools.tsx'
import { useKeptList } from '../kept-list/use-kept-list.ts'
import { AppExportButton } from '../list-export/AppExportButton.tsx'
import type { ListExport } from '@sqos/list-export'

/** What a page's list hook answers: the state of `useListQuery` and the call that fills the rows. */
export interface PagedRows<Row> extends Pick<SearchBarProps, 'keyword' | 'filters'> {
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

export interface PagedListProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'selection' | 'onRowOpen'
> {
  title: string
  /** Under which the layout of the columns is kept where no menu entry opened the page. */
  name: string
  list: PagedRows<Row>
  /** Beside search and table: a tree of organisations or categories. */
  side?: ReactNode
  fields?: SearchBarProps['fields']
  placeholder?: string | undefined
  /** For those who may create: what the button says, and what it says where there is nothing yet. */
  create?: { text: string; first: string; onCreate: () => void } | undefined
  /** Beside the button that creates. */
  secondary?: ReactNode
  /** For those who may take the rows out. */
  exports?: ListExport | undefined
  /** Below the toolbar: what is done with the selected rows. */
  below?: ReactNode
  /** What opens over the page. */
  children?: ReactNode
}

/** The page of a list that comes in pages: search, toolbar, table and pagination, with the columns that a person keeps. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { title, name, list, columns, create, side, fields, placeholder, below, children } = props
  const listKey = useKeptList(usePageRoute()?.id ?? name, columns)
  const phone = useMediaQuery('(width < 640px)')

  const button = (text: string) => (
    <Permit code="btn_add">
      <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => create?.onCreate()}>
        {text}
      </Button>
    </Permit>
  )
  const ready: DataTableState =
    create && list.state.kind === 'ready' ? { ...list.state, emptyAction: button(create.first) } : list.state

  return (
    <ListPage
      title={title}
      side={side}
      search={
        <SearchBar
          keyword={list.keyword}
          filters={list.filters}
          fields={fields}
          placeholder={placeholder}
          onSearch={list.search}
          onReset={list.reset}
        />
      }
      toolbar={
        <>
          <Toolbar
            primary={create && button(create.text)}
            secondary={
              <>
                {props.secondary}
                {props.exports && <AppExportButton listKey={listKey} columns={columns} list={props.exports} />}
              </>
            }
            tools={<ListTools listKey={listKey} columns={columns} />}
            onRefresh={list.refresh}
            refreshing={list.refreshing}
          />
          {below}
        </>
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
        label={title}
        rows={list.rows}
        columns={columns}
        rowKey={props.rowKey}
        state={stateWith(columns, ready)}
        sort={list.sort}
        onSortChange={list.setSort}
        selection={props.selection}
        onRowOpen={props.onRowOpen}
        layoutKey={listKey}
        showIndex
        firstIndex={(list.page - 1) * list.pageSize + 1}
        height="fill"
        // Beside a tree the table may be narrower than a phone, and is still read as a table.
        layout={phone ? 'cards' : 'table'}
      />
      {children}
    </ListPage>
  )
}
