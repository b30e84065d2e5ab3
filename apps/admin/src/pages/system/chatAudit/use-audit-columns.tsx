import type { ChatAudit } from '@sqos/api-client/chat'
import { PAGES } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { RowAction, RowActions } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

/** The columns of audits; own audits of the last 24 hours are opened by `onRead`. */
export function useAuditColumns(onRead: ((audit: ChatAudit) => void) | undefined): DataColumn<ChatAudit>[] {
  const { t } = useText(NAMESPACE)
  return usePageColumns<typeof PAGES.chatAudit, ChatAudit>(PAGES.chatAudit, {
    cells: {
      people: { value: ({ people }) => people.join('、') },
      range: { value: ({ startTime, endTime }) => `${formatDate(startTime)} – ${formatDate(endTime)}` },
    },
    actions: onRead && {
      width: 96,
      render: (audit) =>
        audit.isOwn &&
        audit.isOpen && (
          <RowActions>
            <RowAction label={t('readNamed', { reason: audit.reason })} onClick={() => onRead(audit)}>
              {t('read')}
            </RowAction>
          </RowActions>
        ),
    },
  })
}
