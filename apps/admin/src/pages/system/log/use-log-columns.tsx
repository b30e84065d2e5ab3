import type { LogEntry } from '@sqos/api-client/log'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { RowAction, RowActions, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { useMemo } from 'react'
import { NAMESPACE } from './catalogue.ts'
import type { LogKind } from './use-log-list.ts'

const OK = 200

type Column = DataColumn<LogEntry>

/** The columns of one kind of log. Source: contract of the API family, shell, sections 12.4 and 19. */
export function useLogColumns(kind: LogKind, onOpen: (row: LogEntry) => void): Column[] {
  const { t } = useText(NAMESPACE)
  return useMemo(() => {
    const head = (name: string) => t(`column.${kind}.${name}`)
    const common: Column[] = [
      {
        id: 'creatorTime',
        header: head('time'),
        width: 188,
        isRowHeader: true,
        sortable: true,
        value: (row) => formatDate(row.creatorTime, 'YYYY-MM-DD HH:mm:ss'),
      },
      { id: 'userName', header: head('user'), minWidth: 120, sortable: true, value: (row) => row.userName },
      {
        id: 'ipaddress',
        header: head('ip'),
        width: 172,
        sortable: true,
        value: (row) => (row.ipaddressName ? `${row.ipaddress}（${row.ipaddressName}）` : row.ipaddress),
      },
    ]
    const platform: Column = {
      id: 'platForm',
      header: t('column.platform'),
      minWidth: 130,
      value: (row) => row.platForm,
    }
    const result: Column = {
      id: 'resultCode',
      header: t('column.result'),
      width: 84,
      value: (row) => (row.resultCode === OK ? t('result.ok') : t('result.failed')),
      render: (row) => (
        <StatusTag tone={row.resultCode === OK ? 'on' : 'danger'}>
          {row.resultCode === OK ? t('result.ok') : t('result.failed')}
        </StatusTag>
      ),
    }
    const own: Record<LogKind, Column[]> = {
      signIns: [
        platform,
        result,
        { id: 'abstracts', header: t('column.abstracts'), minWidth: 160, value: (row) => row.abstracts },
      ],
      requests: [
        platform,
        { id: 'requestURL', header: t('column.url'), minWidth: 220, value: (row) => row.requestURL },
        { id: 'requestMethod', header: t('column.method'), width: 92, value: (row) => row.requestMethod },
        {
          id: 'requestDuration',
          header: t('column.duration'),
          width: 104,
          align: 'end',
          sortable: true,
          value: (row) => t('milliseconds', { count: row.requestDuration }),
        },
        result,
      ],
      failures: [
        { id: 'moduleName', header: t('column.module'), width: 120, value: (row) => row.moduleName },
        { id: 'json', header: t('column.json'), minWidth: 280, value: (row) => row.abstracts },
      ],
    }
    const actions: Column = {
      id: 'actions',
      header: t('column.actions'),
      width: 84,
      pinned: 'end',
      hideable: false,
      resizable: false,
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
    }
    return [...common, ...own[kind], actions]
  }, [t, kind, onOpen])
}
