import type { UserRow } from '@sqos/api-client/user'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions, StateSwitch, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { RowMenu } from '../../../parts/row-menu/RowMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.ts'
import { NAMESPACE } from './catalogue.ts'

/** `enabledMark` of a person. */
export const STATE = { off: 0, on: 1, locked: 2 } as const

/** The commands of a row. */
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

/** The granted columns, and the buttons that the user may use; rows of administrators have no buttons. */
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
  return usePageColumns<typeof PAGES.user, UserRow>(PAGES.user, {
    cells: {
      gender: { value: (row) => t(genderKey(row.gender)) },
      enabledMark: {
        value: (row) => t(stateKey(row.enabledMark)),
        render: (row) => <StateCell row={row} onToggle={rights.edit ? tasks.toggle : undefined} />,
      },
    },
    actions: Object.values(rights).some(Boolean)
      ? {
          width: 184,
          render: (row) => (row.isAdministrator === 1 ? null : <UserActions row={row} rights={rights} tasks={tasks} />),
        }
      : undefined,
  })
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
