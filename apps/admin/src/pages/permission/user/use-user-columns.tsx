import type { UserRow } from '@sqos/api-client/user'
import { formatDate, type Translate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions, StateSwitch, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { RowMenu } from '../../../parts/row-menu/RowMenu.tsx'
import { NAMESPACE } from './catalogue.ts'

/** `enabledMark` of a person. */
export const STATE = { off: 0, on: 1, locked: 2 } as const

/** What the rows can be asked to do. */
export interface UserTasks {
  edit: (row: UserRow) => void
  remove: (row: UserRow) => Promise<void>
  unlock: (row: UserRow) => Promise<void>
  resetPassword: (row: UserRow) => void
  toggle: (row: UserRow) => Promise<unknown>
  /** Why somebody may do what; missing where the person has no such page. */
  explain: ((row: UserRow) => void) | undefined
  /** Missing where the person gives no permissions. */
  authorize: ((row: UserRow) => void) | undefined
}

/** The columns that were granted; what a person may not do is not offered, and administrators are not touched here. */
export function useUserColumns(tasks: UserTasks): DataColumn<UserRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const rights = {
    edit: may('btn_edit'),
    remove: may('btn_remove'),
    unlock: may('btn_unlock'),
    password: may('btn_password'),
    explain: tasks.explain !== undefined,
    authorize: tasks.authorize !== undefined,
  }
  const granted = infoColumns(t, { onToggle: rights.edit ? tasks.toggle : undefined }).filter(({ id }) =>
    may(id, 'column'),
  )
  if (granted.length === 0 || !Object.values(rights).some(Boolean)) return granted
  return [
    ...granted,
    {
      id: 'actions',
      header: t('column.actions'),
      width: 184,
      pinned: 'end',
      hideable: false,
      resizable: false,
      render: (row) => (row.isAdministrator === 1 ? null : <UserActions row={row} rights={rights} tasks={tasks} />),
    },
  ]
}

function infoColumns(
  t: Translate,
  { onToggle }: { onToggle: ((row: UserRow) => Promise<unknown>) | undefined },
): DataColumn<UserRow>[] {
  return [
    { id: 'account', header: t('column.account'), width: 110, sortable: true, value: (row) => row.account },
    {
      id: 'realName',
      header: t('column.realName'),
      width: 110,
      isRowHeader: true,
      sortable: true,
      value: (row) => row.realName,
    },
    { id: 'gender', header: t('column.gender'), width: 84, sortable: true, value: (row) => t(genderKey(row.gender)) },
    { id: 'mobilePhone', header: t('column.mobilePhone'), width: 124, sortable: true, value: (row) => row.mobilePhone },
    { id: 'organize', header: t('column.organize'), minWidth: 200, value: (row) => row.organize },
    { id: 'position', header: t('column.position'), minWidth: 110, value: (row) => row.position },
    {
      id: 'creatorTime',
      header: t('column.creatorTime'),
      width: 156,
      sortable: true,
      value: (row) => formatDate(row.creatorTime),
    },
    {
      id: 'sortCode',
      header: t('column.sortCode'),
      width: 72,
      align: 'end',
      sortable: true,
      value: (row) => row.sortCode,
    },
    {
      id: 'enabledMark',
      header: t('column.enabledMark'),
      width: 84,
      sortable: true,
      value: (row) => t(stateKey(row.enabledMark)),
      render: (row) => <StateCell row={row} onToggle={onToggle} />,
    },
  ]
}

function StateCell({ row, onToggle }: { row: UserRow; onToggle: ((row: UserRow) => Promise<unknown>) | undefined }) {
  const { t } = useText(NAMESPACE)
  if (row.enabledMark === STATE.locked) return <StatusTag tone="attention">{t('state.locked')}</StatusTag>
  const on = row.enabledMark === STATE.on
  if (onToggle && row.isAdministrator === 0)
    return <StateSwitch on={on} name={row.realName} onToggle={() => onToggle(row)} />
  return <StatusTag tone={on ? 'on' : 'danger'}>{t(stateKey(row.enabledMark))}</StatusTag>
}

interface UserActionsProps {
  row: UserRow
  rights: Record<'edit' | 'remove' | 'unlock' | 'password', boolean>
  tasks: UserTasks
}

function UserActions({ row, rights, tasks }: UserActionsProps) {
  const { t } = useText(NAMESPACE)
  const named = (action: string) => t('action.named', { action: t(`action.${action}`), name: row.realName })
  const more = [
    ...(rights.password ? [{ text: t('action.password'), onClick: () => tasks.resetPassword(row) }] : []),
    ...(rights.unlock && row.enabledMark === STATE.locked
      ? [{ text: t('action.unlock'), onClick: () => void tasks.unlock(row) }]
      : []),
    ...(tasks.explain ? [{ text: t('action.explain'), onClick: () => tasks.explain?.(row) }] : []),
    ...(tasks.authorize ? [{ text: t('action.authorize'), onClick: () => tasks.authorize?.(row) }] : []),
  ]
  return (
    <RowActions>
      {rights.edit && (
        <RowAction label={named('edit')} onClick={() => tasks.edit(row)}>
          {t('action.edit')}
        </RowAction>
      )}
      {rights.remove && (
        <RowAction label={named('remove')} destroys onClick={() => void tasks.remove(row)}>
          {t('action.remove')}
        </RowAction>
      )}
      {more.length > 0 && <RowMenu label={named('more')} text={t('action.more')} items={more} />}
    </RowActions>
  )
}

const genderKey = (gender: number) => `gender.${gender === 1 || gender === 2 ? gender : 3}`
const stateKey = (enabledMark: number) =>
  enabledMark === STATE.on ? 'state.on' : enabledMark === STATE.locked ? 'state.locked' : 'state.off'
