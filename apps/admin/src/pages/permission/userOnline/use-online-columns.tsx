import type { OnlineUser } from '@sqos/api-client/online-user'
import { PAGES } from '@sqos/contract'
import { TimeText, useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The granted columns. Source: contract of the API family, shell, section 11.8. */
export function useOnlineColumns(force: (row: OnlineUser) => Promise<void>): DataColumn<OnlineUser>[] {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const nameOf = ({ userName, userAccount }: OnlineUser) => `${userName}/${userAccount}`

  return usePageColumns<typeof PAGES.onlineUser, OnlineUser>(PAGES.onlineUser, {
    cells: {
      userName: { value: (row) => (row.isSelf ? t('self', { name: nameOf(row) }) : nameOf(row)) },
      loginIPAddress: {
        value: ({ loginIPAddress, loginIPAddressName }) =>
          loginIPAddressName ? `${loginIPAddress}（${loginIPAddressName}）` : loginIPAddress,
      },
      loginPlatForm: {
        value: ({ loginPlatForm, sessions }) =>
          sessions > 1 ? t('several', { platform: loginPlatForm, count: sessions }) : loginPlatForm,
      },
      lastActiveTime: { render: ({ lastActiveTime }) => <TimeText ms={lastActiveTime} kind="age" /> },
    },
    actions: may('btn_remove')
      ? {
          width: 112,
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
        }
      : undefined,
  })
}
