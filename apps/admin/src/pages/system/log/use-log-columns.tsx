import type { LogEntry } from '@sqos/api-client/log'
import { PAGES, type ColumnKey } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { TimeText, useText } from '@sqos/i18n/react'
import { RowAction, RowActions, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'
import type { LogKind } from './use-log-list.ts'

const OK = 200

type Key = ColumnKey<typeof PAGES.log>

/** The columns of each kind of log. Source: contract of the API family, shell, sections 12.4 and 19. */
const COLUMNS: Record<LogKind, readonly Key[]> = {
  signIns: ['creatorTime', 'userName', 'ipaddress', 'platForm', 'resultCode', 'abstracts'],
  requests: [
    'creatorTime',
    'userName',
    'ipaddress',
    'platForm',
    'requestURL',
    'requestMethod',
    'requestDuration',
    'resultCode',
  ],
  failures: ['creatorTime', 'userName', 'ipaddress', 'moduleName', 'json'],
}

/** The columns of one kind of log, and a button that opens the entry. */
export function useLogColumns(kind: LogKind, onOpen: (row: LogEntry) => void): DataColumn<LogEntry>[] {
  const { t } = useText(NAMESPACE)
  const resultText = ({ resultCode }: LogEntry) => t(resultCode === OK ? 'result.ok' : 'result.failed')
  return usePageColumns<typeof PAGES.log, LogEntry>(PAGES.log, {
    only: COLUMNS[kind],
    cells: {
      creatorTime: {
        header: t(`column.${kind}.time`),
        value: (row) => formatDate(row.creatorTime, 'YYYY-MM-DD HH:mm:ss'),
        render: (row) => <TimeText ms={row.creatorTime} />,
      },
      userName: { header: t(`column.${kind}.user`) },
      ipaddress: {
        header: t(`column.${kind}.ip`),
        value: (row) => (row.ipaddressName ? `${row.ipaddress}（${row.ipaddressName}）` : row.ipaddress),
      },
      requestDuration: { value: (row) => t('milliseconds', { count: row.requestDuration }) },
      json: { value: (row) => row.abstracts },
      resultCode: {
        value: resultText,
        render: (row) => <StatusTag tone={row.resultCode === OK ? 'on' : 'danger'}>{resultText(row)}</StatusTag>,
      },
    },
    actions: {
      width: 84,
      render: (row) => (
        <RowActions>
          <RowAction
            label={t('action.named', { action: t('action.open'), name: formatDate(row.creatorTime, 'HH:mm:ss') })}
            onClick={() => onOpen(row)}
          >
            {t('action.open')}
          </RowAction>
        </RowActions>
      ),
    },
  })
}
