import { ImportButton } from '@sqos/ui-kit/import'
import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import type { MenuAdminNode } from '@sqos/api-client/menu'
import { MENU_TYPE } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { Permit } from '@sqos/session'
import { ListPage, SearchBar, Toolbar } from '@sqos/ui-kit/list'
import { DataTable, type DataTableState, RowMoves, type RowMovesHandle, stateWith } from '@sqos/ui-kit/table'
import { lazy, Suspense, useRef, useState } from 'react'
import { usePageRoute } from '../../../parts/page-route/page-route.ts'
import { useMediaQuery } from '@sqos/hooks'
import { ListTools } from '../../../parts/kept-list/ListTools.tsx'
import { useKeptList } from '../../../parts/kept-list/use-kept-list.ts'
import { Switch } from '../../../parts/switch/Switch.tsx'
import { findNode } from '../../../parts/tree/tree-nodes.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './Menu.module.css'
import { type DrawerKind, useMenuColumns } from './use-menu-columns.tsx'
import { useMenuForm } from './use-menu-form.ts'
import { useMenuList } from './use-menu-list.ts'

export { catalogues } from './catalogue.ts'

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }))
const EntryDrawer = lazy(async () => ({ default: (await import('./EntryDrawer.tsx')).EntryDrawer }))

/** 系统菜单: menu entries and their items. */
export default function MenuPage() {
  const { t } = useText(NAMESPACE)
  const list = useMenuList()
  const form = useMenuForm({ category: list.category, rows: list.rows, onSaved: list.followMenu })
  const [drawer, setDrawer] = useState<{ kind: DrawerKind; menu: MenuAdminNode; isOpen: boolean }>()
  const moves = useRef<RowMovesHandle>(null)
  const columns = useMenuColumns({
    ...list,
    edit: form.edit,
    open: (kind, menu) => setDrawer({ kind, menu, isOpen: true }),
    move: (row) => moves.current?.begin(row.id),
  })
  const listKey = useKeptList(usePageRoute()?.id ?? 'menu', columns)
  const phone = useMediaQuery('(width < 640px)')

  const create = (text: string) => (
    <Permit code="btn_add">
      <Button type="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.create()}>
        {text}
      </Button>
    </Permit>
  )
  const ready: DataTableState =
    list.state.kind === 'ready' ? { ...list.state, emptyAction: create(t('empty')) } : list.state

  /** Pages have no children. */
  function refusal(_row: MenuAdminNode, { parentKey }: { parentKey: string | undefined }) {
    const parent = parentKey === undefined ? undefined : findNode(list.rows, ({ id }) => id === parentKey)
    return parent && parent.type !== MENU_TYPE.directory ? t('move.noDirectory', { name: parent.fullName }) : undefined
  }

  return (
    <ListPage
      title={t('title')}
      search={
        <>
          <div className={styles.tabs}>
            <Switch
              label={t('title')}
              param="category"
              choices={(['Web', 'App'] as const).map((id) => ({ id, label: t(`category.${id}`) }))}
              chosen={list.category}
            />
          </div>
          <SearchBar keyword={list.keyword} onSearch={list.search} onReset={list.reset} />
        </>
      }
      toolbar={
        <Toolbar
          primary={create(t('action.create'))}
          secondary={
            <>
              <Permit code="btn_upload">
                <ImportButton accept=".bm" busy={list.importing} onFile={list.importFile}>
                  {t('action.import')}
                </ImportButton>
              </Permit>
              {list.openRows.canOpen && (
                <Button onClick={list.openRows.toggleAll}>
                  {t(list.openRows.allOpen ? 'action.collapse' : 'action.expand')}
                </Button>
              )}
            </>
          }
          tools={<ListTools listKey={listKey} columns={columns} />}
          onRefresh={list.refresh}
          refreshing={list.refreshing}
        />
      }
    >
      <RowMoves
        ref={moves}
        rows={list.rows}
        rowKey={rowKey}
        getChildren={getChildren}
        nameOf={({ fullName }) => fullName}
        // In a filtered list, the order among hidden entries is unknown.
        canMove={() => form.mayEdit && !list.isFiltered}
        refusal={refusal}
        onMove={(row, place) => void list.move(row, place)}
      >
        <DataTable
          label={t('title')}
          rows={list.rows}
          columns={columns}
          rowKey={rowKey}
          state={stateWith(columns, ready)}
          tree={{ getChildren, expandedKeys: list.openRows.open, onExpandedChange: list.openRows.setOpen }}
          onRowOpen={form.mayEdit ? form.edit : undefined}
          layoutKey={listKey}
          height="fill"
          layout={phone ? 'cards' : 'table'}
        />
      </RowMoves>
      <Suspense>{form.wasOpened && <MenuDrawer form={form} />}</Suspense>
      <Suspense>
        {drawer && (
          <EntryDrawer
            key={`${drawer.kind}/${drawer.menu.id}`}
            kind={drawer.kind}
            menu={drawer.menu}
            open={drawer.isOpen}
            onRestored={list.followMenu}
            onClose={() => setDrawer({ ...drawer, isOpen: false })}
          />
        )}
      </Suspense>
    </ListPage>
  )
}

const rowKey = ({ id }: MenuAdminNode) => id

const getChildren = ({ children }: MenuAdminNode) => children
