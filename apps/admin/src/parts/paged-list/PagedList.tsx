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

/** The result of a page's list hook: the state of `useListQuery` and the query of the rows. */
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
  /** Key of the column layout when no menu entry opened the page. */
  name: string
  list: PagedRows<Row>
  /** Beside search and table: a tree of organisations or categories. */
  side?: ReactNode
  fields?: SearchBarProps['fields']
  placeholder?: string | undefined
  /** For users who may create: the text of the button, and its text in an empty list. */
  create?: { text: string; first: string; onCreate: () => void } | undefined
  /** The primary button of a page on which everybody may create; instead of `create`. */
  primary?: ReactNode
  /** Beside the primary button. */
  secondary?: ReactNode
  /** For users who may export. */
  exports?: ListExport | undefined
  /** Below the toolbar: actions on the selected rows. */
  below?: ReactNode
  /** Dialogs and drawers of the page. */
  children?: ReactNode
}

/** Page of a paged list: search, toolbar, table and pagination, with the user's column layout. */
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
            primary={create ? button(create.text) : props.primary}
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
        state={stateWith(columns, ready)}
        sort={list.sort}
        onSortChange={list.setSort}
        selection={props.selection}
        onRowOpen={props.onRowOpen}
        layoutKey={listKey}
        showIndex
        firstIndex={(list.page - 1) * list.pageSize + 1}
        height="fill"
        // Beside a tree the table may be narrower than a phone, and still stays a table.
        layout={phone ? 'cards' : 'table'}
      />
      {children}
    </ListPage>
  )
}
