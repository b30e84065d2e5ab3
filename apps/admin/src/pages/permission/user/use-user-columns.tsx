import type { UserRow } from '@sqos/api-client/user'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { StateSwitch, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
import { moreMenu } from '../../../parts/page-columns/MoreMenu.tsx'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** `enabledMark` of a user. */
export const STATE = { off: 0, on: 1, locked: 2 } as const

/** The commands of a row. */
export interface UserTasks {
  edit: (row: UserRow) => void
  remove: (row: UserRow) => Promise<void>
  unlock: (row: UserRow) => Promise<void>
  resetPassword: (row: UserRow) => void
  toggle: (row: UserRow) => Promise<unknown>
  /** Opens the explanation of permissions; missing for users without that page. */
  explain: ((row: UserRow) => void) | undefined
  /** Undefined for users who may not grant permissions. */
  authorize: ((row: UserRow) => void) | undefined
}

/** The granted columns, and the buttons that the user may use; rows of administrators have no buttons. */
export function useUserColumns(tasks: UserTasks): DataColumn<UserRow>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayReset = may('btn_password')
  const mayUnlock = may('btn_unlock')
  const { explain, authorize } = tasks
  const more = (row: UserRow) => [
    ...(mayReset ? [{ text: t('action.password'), onClick: () => tasks.resetPassword(row) }] : []),
    ...(mayUnlock && row.enabledMark === STATE.locked
      ? [{ text: t('action.unlock'), onClick: () => void tasks.unlock(row) }]
      : []),
    ...(explain ? [{ text: t('action.explain'), onClick: () => explain(row) }] : []),
    ...(authorize ? [{ text: t('action.authorize'), onClick: () => authorize(row) }] : []),
  ]
  const hasMore = mayReset || mayUnlock || explain !== undefined || authorize !== undefined
  return usePageColumns<typeof PAGES.user, UserRow>(PAGES.user, {
    cells: {
      gender: { value: (row) => t(genderKey(row.gender)) },
      enabledMark: {
        value: (row) => t(stateKey(row.enabledMark)),
        render: (row) => <StateCell row={row} onToggle={may('btn_edit') ? tasks.toggle : undefined} />,
      },
    },
    nameOf: (row) => row.realName,
    rowActions: {
      width: 184,
      edit: tasks.edit,
      remove: tasks.remove,
      more: hasMore ? moreMenu(more) : undefined,
      appliesTo: (row) => row.isAdministrator !== 1,
    },
  })
}

function StateCell({ row, onToggle }: { row: UserRow; onToggle: ((row: UserRow) => Promise<unknown>) | undefined }) {
  const { t } = useText(NAMESPACE)
  const { t: pages } = useText(PAGE_TEXTS)
  if (row.enabledMark === STATE.locked) return <StatusTag tone="attention">{t('state.locked')}</StatusTag>
  const on = row.enabledMark === STATE.on
  if (onToggle && row.isAdministrator === 0)
    return <StateSwitch on={on} name={row.realName} record={pages(PAGES.user.record)} onToggle={() => onToggle(row)} />
  return <StatusTag tone={on ? 'on' : 'danger'}>{t(stateKey(row.enabledMark))}</StatusTag>
}

const genderKey = (gender: number) => `gender.${gender === 1 || gender === 2 ? gender : 3}`
const stateKey = (enabledMark: number) =>
  enabledMark === STATE.on ? 'state.on' : enabledMark === STATE.locked ? 'state.locked' : 'state.off'
