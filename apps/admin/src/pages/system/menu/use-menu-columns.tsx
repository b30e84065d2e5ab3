import type { MenuAdminNode } from '@sqos/api-client/menu'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import type { DataColumn } from '@sqos/ui-kit/table'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'
import { MenuIconOf } from './IconPicker.tsx'
import styles from './Menu.module.css'

/** Parts of an entry with their own drawer. */
export type DrawerKind = 'buttons' | 'columns' | 'forms' | 'data' | 'history'

/** The commands of a row. */
export interface MenuTasks {
  edit: (row: MenuAdminNode) => void
  remove: (row: MenuAdminNode) => Promise<void>
  toggle: (row: MenuAdminNode) => Promise<unknown>
  exportFile: (row: MenuAdminNode) => Promise<void>
  open: (kind: DrawerKind, row: MenuAdminNode) => void
  move: (row: MenuAdminNode) => void
}

const DRAWERS: readonly (readonly [DrawerKind, string | undefined])[] = [
  ['buttons', 'btn_btnPer'],
  ['columns', 'btn_columnPer'],
  ['forms', 'btn_formPer'],
  ['data', 'btn_dataPer'],
  ['history', undefined],
]

/** The granted columns, and the buttons that the user may use. */
export function useMenuColumns(tasks: MenuTasks): DataColumn<MenuAdminNode>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const more = (row: MenuAdminNode) => [
    ...DRAWERS.filter(([, code]) => code === undefined || may(code)).map(([kind]) => ({
      text: t(`action.${kind}`),
      onClick: () => tasks.open(kind, row),
    })),
    ...(mayEdit ? [{ text: t('action.move'), onClick: () => tasks.move(row) }] : []),
    ...(may('btn_download') ? [{ text: t('action.export'), onClick: () => void tasks.exportFile(row) }] : []),
  ]
  return usePageColumns<typeof PAGES.menu, MenuAdminNode>(PAGES.menu, {
    cells: {
      fullName: {
        value: (row) => row.fullName,
        render: (row) => (
          <span className={styles.name}>
            <MenuIconOf icon={row.icon} />
            {row.fullName}
          </span>
        ),
      },
      type: { value: (row) => t(`type.${row.type}`) },
    },
    state: { on: t('state.on'), off: t('state.off'), toggle: tasks.toggle },
    rowActions: { width: 180, edit: tasks.edit, remove: tasks.remove, more: moreMenu(more) },
  })
}
