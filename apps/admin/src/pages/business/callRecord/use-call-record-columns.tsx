import type { CallRecordRow } from '@sqos/api-client/call-record'
import { formatCallDuration, PAGES } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { RowAction, RowActions, StatusTag } from '@sqos/ui-kit/list'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { RESULT_TONES } from '../../../parts/record-calls/result-tones.ts'
import { NAMESPACE } from './catalogue.ts'

/** The granted columns, and a button that opens the details. */
export function useCallRecordColumns(onOpen: (row: CallRecordRow) => void) {
  const { t } = useText(NAMESPACE)
  const resultText = ({ result }: CallRecordRow) => t(`result.${result === '' ? 'open' : result}`)
  return usePageColumns<typeof PAGES.callRecord, CallRecordRow>(PAGES.callRecord, {
    cells: {
      direction: { value: ({ direction }) => t(`direction.${direction}`) },
      result: {
        value: resultText,
        render: (row) => <StatusTag tone={RESULT_TONES[row.result]}>{resultText(row)}</StatusTag>,
      },
      duration: { value: ({ duration }) => (duration === 0 ? '' : formatCallDuration(duration)) },
      related: { value: ({ related }) => related },
    },
    actions: {
      width: 84,
      render: (row) => (
        <RowActions>
          <RowAction
            label={t('action.named', { action: t('action.open'), time: formatDate(row.startedAt, 'HH:mm:ss') })}
            onClick={() => onOpen(row)}
          >
            {t('action.open')}
          </RowAction>
        </RowActions>
      ),
    },
  })
}
