import type { MailDelivery } from '@sqos/api-client/mail'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

const TONES = { queued: 'attention', sent: 'on', failed: 'danger', returned: 'danger' } as const

/** The columns of mails; mails that were not sent have a button that sends them again. */
export function useMailDeliveryColumns(retry: (ids: string[]) => void): DataColumn<MailDelivery>[] {
  const { t } = useText(NAMESPACE)
  const mayRetry = usePermission()('btn_retry')
  const problemText = ({ problem, answer }: MailDelivery) =>
    problem === '' ? '' : [t(`problem.${problem}`), answer].filter(Boolean).join(t('colon'))

  return usePageColumns<typeof PAGES.mailDelivery, MailDelivery>(PAGES.mailDelivery, {
    cells: {
      kind: { value: ({ kindName }) => kindName },
      state: {
        value: ({ state }) => t(`state.${state}`),
        render: ({ state }) => <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>,
      },
      problem: { value: problemText },
    },
    actions: mayRetry
      ? {
          width: 104,
          render: ({ id, canRetry, subject }) =>
            canRetry && (
              <RowActions>
                <RowAction label={t('action.named', { name: subject })} onClick={() => retry([id])}>
                  {t('action.retry')}
                </RowAction>
              </RowActions>
            ),
        }
      : undefined,
  })
}
