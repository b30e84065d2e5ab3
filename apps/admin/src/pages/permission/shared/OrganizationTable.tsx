import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { ListPage, SearchBar, Toolbar } from '@sqos/ui-kit/list'
import { type DataColumn, DataTable, type DataTableState, RowMoves, stateWith } from '@sqos/ui-kit/table'
import type { ReactNode } from 'react'
import { useMediaQuery } from '@sqos/hooks'
import { BulkChangeBar } from '../../../parts/bulk-change/BulkChangeBar.tsx'
import type { BulkChange } from '../../../parts/bulk-change/use-bulk-change.ts'
import { ListTools } from '../../../parts/kept-list/ListTools.tsx'
import { useKeptList } from '../../../parts/kept-list/use-kept-list.ts'
import { AppExportButton } from '../../../parts/list-export/AppExportButton.tsx'
import { type ListExport, ownColumns } from '@sqos/list-export'
import type { TreeNode } from '../../../parts/tree/tree-nodes.ts'
import { useOpenRows } from '../../../parts/tree/use-open-rows.ts'
import { NAMESPACE } from './catalogue.ts'
import type { RowMovesOf } from './use-moves.ts'

export interface OrganizationTableProps<Row extends NamedNode<Row>> {
  /** The page's name. */
  title: string
  /** Names the grid. */
  label: string
  /** The menu entry, under which columns and views are stored. */
  moduleId: string
  side?: ReactNode
  search: { keyword: string; onSearch: (values: { keyword: string }) => void; onReset: () => void }
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  bulkChange: BulkChange
  moves: RowMovesOf<Row>
  state: DataTableState
  /** Text of the create button of an empty list. */
  emptyText: string
  /** More buttons above the table. */
  extra?: ReactNode
  /** Exports the rows on the server. */
  onExport: ListExport['run']
  onCreate: () => void
  /** Undefined when rows may not be edited. */
  onEdit: ((row: Row) => void) | undefined
  onRefresh: () => void
  refreshing: boolean
}

interface NamedNode<Row> extends TreeNode<Row> {
  fullName: string
}

/** Search, toolbar and tree table of companies or of departments. */
export function OrganizationTable<Row extends NamedNode<Row>>(props: OrganizationTableProps<Row>) {
  const { title, label, moduleId, side, search, rows, columns, state, emptyText, onCreate, onEdit } = props
  const { t } = useText(NAMESPACE)
  const phone = useMediaQuery('(width < 640px)')
  const openRows = useOpenRows(rows)
  const listKey = useKeptList(moduleId, columns)

  const create = (text: string) => (
    <Permit code="btn_add">
      <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={onCreate}>
        {text}
      </Button>
    </Permit>
  )
  const ready: DataTableState = state.kind === 'ready' ? { ...state, emptyAction: create(emptyText) } : state

  return (
    <ListPage
      title={title}
      side={side}
      search={<SearchBar keyword={search.keyword} onSearch={search.onSearch} onReset={search.onReset} />}
      toolbar={
        <>
          <Toolbar
            primary={create(t('action.create'))}
            secondary={
              <>
                {openRows.canOpen && (
                  <Button onClick={openRows.toggleAll}>
                    {t(openRows.allOpen ? 'action.collapse' : 'action.expand')}
                  </Button>
                )}
                {props.extra}
                <AppExportButton
                  listKey={listKey}
                  columns={columns}
                  list={{ run: props.onExport, columns: exportedOf(columns, t('column.parent')), hasPages: false }}
                />
              </>
            }
            tools={<ListTools listKey={listKey} columns={columns} />}
            onRefresh={props.onRefresh}
            refreshing={props.refreshing}
          />
          <BulkChangeBar change={props.bulkChange} />
        </>
      }
    >
      <RowMoves {...props.moves} rows={rows} rowKey={rowKey} getChildren={getChildren<Row>}>
        <DataTable
          label={label}
          rows={rows}
          columns={columns}
          rowKey={rowKey}
          state={stateWith(columns, ready)}
          tree={{ getChildren, expandedKeys: openRows.open, onExpandedChange: openRows.setOpen }}
          selection={props.bulkChange.selection}
          onRowOpen={onEdit}
          layoutKey={listKey}
          height="fill"
          // Beside a tree the table may be narrower than a phone, and still stays a table.
          layout={phone ? 'cards' : 'table'}
        />
      </RowMoves>
    </ListPage>
  )
}

const rowKey = ({ id }: { id: string }) => id

const getChildren = <Row extends TreeNode<Row>>({ children }: Row) => children

/** An exported table has no tree: each row names its parent. */
const exportedOf = <Row,>(columns: readonly DataColumn<Row>[], parent: string) =>
  ownColumns(columns).flatMap((column) =>
    column.prop === 'fullName' ? [column, { prop: 'parent', label: parent, column: 'fullName' }] : column,
  )
