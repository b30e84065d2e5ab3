import type { MessageEvents, MessageTemplateRow } from '@sqos/api-client/message-template'
import { PAGES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import type { DataColumn } from '@sqos/ui-kit/table'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

interface TemplateActions {
  events: MessageEvents | undefined
  edit: (row: MessageTemplateRow) => void
  remove: (row: MessageTemplateRow) => Promise<void>
  toggle: (row: MessageTemplateRow) => Promise<unknown>
}

/** The granted columns, and the buttons that the user may use. */
export function useTemplateColumns({
  events,
  edit,
  remove,
  toggle,
}: TemplateActions): DataColumn<MessageTemplateRow>[] {
  const { t } = useText(NAMESPACE)
  const nameOf = (event: string) => events?.events.find((one) => one.event === event)?.name ?? ''
  return usePageColumns<typeof PAGES.messageTemplate, MessageTemplateRow>(PAGES.messageTemplate, {
    cells: {
      event: { value: ({ event }) => nameOf(event) },
      category: { value: ({ category }) => t(`category.${category}`) },
      channels: {
        value: ({ isStationLetter, isWebhook, isEmail }) =>
          [
            ...(isStationLetter ? [t('channel.inApp')] : []),
            ...(isWebhook ? [t('channel.webhook')] : []),
            ...(isEmail ? [t('channel.email')] : []),
          ].join('、'),
      },
    },
    state: { on: t('state.on'), off: t('state.off'), toggle },
    rowActions: { width: 120, edit, remove },
  })
}
