import type { MenuAdminNode } from '@sqos/api-client/menu'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions, StateSwitch, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { RowMenu } from '../../../parts/row-menu/RowMenu.tsx'
import { NAMESPACE } from './catalogue.ts'
import { MenuIconOf } from './IconPicker.tsx'
import styles from './Menu.module.css'

/** What hangs on an entry and is maintained in a drawer of its own. */
export type DrawerKind = 'buttons' | 'columns' | 'forms' | 'data' | 'history'

/** What the rows can be asked to do. */
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

/** The columns that were granted; what a person may not do is not offered. */
export function useMenuColumns(tasks: MenuTasks): DataColumn<MenuAdminNode>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayEdit = may('btn_edit')
  const mayRemove = may('btn_remove')
  const named = (action: string, name: string) => t('action.named', { action: t(`action.${action}`), name })

  const columns: DataColumn<MenuAdminNode>[] = [
    {
      id: 'fullName',
      header: t('column.fullName'),
      minWidth: 260,
      isRowHeader: true,
      value: (row) => row.fullName,
      render: (row) => (
        <span className={styles.name}>
          <MenuIconOf icon={row.icon} />
          {row.fullName}
        </span>
      ),
    },
    { id: 'urlAddress', header: t('column.urlAddress'), minWidth: 160, value: (row) => row.urlAddress },
    { id: 'type', header: t('column.type'), width: 90, value: (row) => t(`type.${row.type}`) },
    { id: 'sortCode', header: t('column.sortCode'), width: 70, align: 'end', value: (row) => row.sortCode },
    {
      id: 'enabledMark',
      header: t('column.enabledMark'),
      width: 70,
      value: (row) => t(row.enabledMark === 1 ? 'state.on' : 'state.off'),
      render: (row) => {
        const on = row.enabledMark === 1
        return mayEdit ? (
          <StateSwitch on={on} name={row.fullName} onToggle={() => tasks.toggle(row)} />
        ) : (
          <StatusTag tone={on ? 'on' : 'danger'}>{t(on ? 'state.on' : 'state.off')}</StatusTag>
        )
      },
    },
  ]
  const granted = columns.filter(({ id }) => may(id, 'column'))
  if (granted.length === 0) return granted

  const more = (row: MenuAdminNode) => [
    ...DRAWERS.filter(([, code]) => code === undefined || may(code)).map(([kind]) => ({
      text: t(`action.${kind}`),
      onClick: () => tasks.open(kind, row),
    })),
    ...(mayEdit ? [{ text: t('action.move'), onClick: () => tasks.move(row) }] : []),
    ...(may('btn_download') ? [{ text: t('action.export'), onClick: () => void tasks.exportFile(row) }] : []),
  ]
  return [
    ...granted,
    {
      id: 'actions',
      header: t('column.actions'),
      width: 180,
      pinned: 'end',
      hideable: false,
      resizable: false,
      render: (row) => (
        <RowActions>
          {mayEdit && (
            <RowAction label={named('edit', row.fullName)} onClick={() => tasks.edit(row)}>
              {t('action.edit')}
            </RowAction>
          )}
          {mayRemove && (
            <RowAction label={named('remove', row.fullName)} destroys onClick={() => void tasks.remove(row)}>
              {t('action.remove')}
            </RowAction>
          )}
          <RowMenu label={named('more', row.fullName)} text={t('action.more')} items={more(row)} />
        </RowActions>
      ),
    },
  ]
}
