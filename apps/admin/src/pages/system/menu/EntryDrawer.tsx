import { SideDrawer } from '@sqos/ui-kit/list'
import type { MenuAdminNode } from '@sqos/api-client/menu'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import { DataPanel } from './data/DataPanel.tsx'
import { RevisionsPanel } from './history/RevisionsPanel.tsx'
import { ButtonsPanel, ColumnsPanel, FormsPanel } from './items/ItemsPanel.tsx'
import type { DrawerKind } from './use-menu-columns.tsx'

export interface EntryDrawerProps {
  kind: DrawerKind
  menu: MenuAdminNode
  open: boolean
  onRestored: () => unknown
  onClose: () => void
}

/** The buttons, columns, form fields, data schemes or revisions of a menu entry. */
export function EntryDrawer({ kind, menu, open, onRestored, onClose }: EntryDrawerProps) {
  const { t } = useText(NAMESPACE)
  return (
    <SideDrawer
      open={open}
      title={t('drawer.title', { what: t(`action.${kind}`), name: menu.fullName })}
      onClose={onClose}
    >
      {kind === 'data' && <DataPanel moduleId={menu.id} />}
      {kind === 'history' && <RevisionsPanel menuId={menu.id} onRestored={onRestored} />}
      {kind === 'buttons' && <ButtonsPanel moduleId={menu.id} />}
      {kind === 'columns' && <ColumnsPanel moduleId={menu.id} />}
      {kind === 'forms' && <FormsPanel moduleId={menu.id} />}
    </SideDrawer>
  )
}
