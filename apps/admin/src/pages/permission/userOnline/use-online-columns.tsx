import type { OnlineUser } from '@sqos/api-client/online-user'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { NAMESPACE } from './catalogue.ts'

/** The columns that were granted. Source: contract of the API family, shell, section 11.8. */
export function useOnlineColumns(force: (row: OnlineUser) => Promise<void>): DataColumn<OnlineUser>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const nameOf = ({ userName, userAccount }: OnlineUser) => `${userName}/${userAccount}`

  const columns: DataColumn<OnlineUser>[] = [
    {
      id: 'userName',
      header: t('column.userName'),
      minWidth: 160,
      isRowHeader: true,
      sortable: true,
      value: (row) => (row.isSelf ? t('self', { name: nameOf(row) }) : nameOf(row)),
    },
    {
      id: 'loginIPAddress',
      header: t('column.loginIPAddress'),
      width: 180,
      sortable: true,
      value: ({ loginIPAddress, loginIPAddressName }) =>
        loginIPAddressName ? `${loginIPAddress}（${loginIPAddressName}）` : loginIPAddress,
    },
    {
      id: 'loginTime',
      header: t('column.loginTime'),
      width: 156,
      sortable: true,
      value: ({ loginTime }) => formatDate(loginTime),
    },
    {
      id: 'lastActiveTime',
      header: t('column.lastActiveTime'),
      width: 156,
      sortable: true,
      value: ({ lastActiveTime }) => formatDate(lastActiveTime),
    },
    {
      id: 'loginPlatForm',
      header: t('column.loginPlatForm'),
      minWidth: 180,
      value: ({ loginPlatForm, sessions }) =>
        sessions > 1 ? t('several', { platform: loginPlatForm, count: sessions }) : loginPlatForm,
    },
  ]
  const granted = columns.filter(({ id }) => may(id, 'column'))
  if (granted.length === 0 || !may('btn_remove')) return granted
  return [
    ...granted,
    {
      id: 'actions',
      header: t('column.actions'),
      width: 112,
      pinned: 'end',
      hideable: false,
      resizable: false,
      render: (row) =>
        !row.isSelf && (
          <RowActions>
            <RowAction
              label={t('action.named', { action: t('action.force'), name: nameOf(row) })}
              destroys
              onClick={() => void force(row)}
            >
              {t('action.force')}
            </RowAction>
          </RowActions>
        ),
    },
  ]
}
