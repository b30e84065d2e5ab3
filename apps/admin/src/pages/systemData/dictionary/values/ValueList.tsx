import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import type { DictionaryDataNode } from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { ListPage, SearchBar, Toolbar } from '@sqos/ui-kit/list'
import { DataTable, stateWith } from '@sqos/ui-kit/table'
import { lazy, type ReactNode, Suspense } from 'react'
import { useMediaQuery } from '@sqos/hooks'
import { ListTools } from '../../../../parts/kept-list/ListTools.tsx'
import { useKeptList } from '../../../../parts/kept-list/use-kept-list.ts'
import { NAMESPACE } from '../catalogue.ts'
import { useValueColumns } from './use-value-columns.tsx'
import { useValueDialog } from './use-value-dialog.ts'
import { useValueList } from './use-value-list.ts'

export interface ValueListProps {
  /** The page's name. */
  title: string
  /** The selected dictionary. */
  type: { id: string; fullName: string; isTree: boolean }
  /** The menu entry, under which columns and views are stored. */
  moduleId: string
  /** The tree of dictionaries, for the page with a selection. */
  side?: ReactNode
}

const ValueDialog = lazy(async () => ({ default: (await import('./ValueDialog.tsx')).ValueDialog }))

/** Search, toolbar and table of the values of a dictionary, with the dialog that creates and edits them. */
export function ValueList({ title, type, moduleId, side }: ValueListProps) {
  const { t } = useText(NAMESPACE)
  const list = useValueList({ typeId: type.id, isTree: type.isTree })
  const dialog = useValueDialog({ typeId: type.id, rows: list.rows })
  const columns = useValueColumns({ edit: dialog.edit, remove: list.remove, toggle: list.toggle })
  const listKey = useKeptList(moduleId, columns)

  const create = (text: string) => (
    <Permit code="btn_add">
      <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={dialog.create}>
        {text}
      </Button>
    </Permit>
  )

  const phone = useMediaQuery('(width < 640px)')
  const ready = list.state.kind === 'ready' ? { ...list.state, emptyAction: create(t('values.empty')) } : list.state
  const state = stateWith(columns, ready)

  const tree = { getChildren, expandedKeys: list.openRows.open, onExpandedChange: list.openRows.setOpen }

  return (
    <ListPage
      title={title}
      side={side}
      search={<SearchBar keyword={list.keyword} onSearch={list.search} onReset={list.reset} />}
      toolbar={
        <Toolbar
          primary={create(t('action.create'))}
          secondary={
            list.openRows.canOpen && (
              <Button onClick={list.openRows.toggleAll}>
                {t(list.openRows.allOpen ? 'action.collapse' : 'action.expand')}
              </Button>
            )
          }
          tools={<ListTools listKey={listKey} columns={columns} />}
          onRefresh={list.refresh}
          refreshing={list.refreshing}
        />
      }
    >
      <DataTable
        key={type.id}
        label={t('values.labelOf', { type: type.fullName })}
        rows={list.rows}
        columns={columns}
        rowKey={rowKey}
        state={state}
        tree={type.isTree ? tree : undefined}
        onRowOpen={dialog.mayEdit ? dialog.edit : undefined}
        layoutKey={listKey}
        height="fill"
        // Beside the tree the table may be narrower than a phone, and still stays a table.
        layout={phone ? 'cards' : 'table'}
      />
      <Suspense>{dialog.wasOpened && <ValueDialog type={type} dialog={dialog} />}</Suspense>
    </ListPage>
  )
}

const rowKey = ({ id }: DictionaryDataNode) => id

const getChildren = ({ children }: DictionaryDataNode) => children
