import type { SystemLogRow } from '@sqos/api-client/current-user'
import { formatDate } from '@sqos/i18n'
import { TimeText, useText } from '@sqos/i18n/react'
import type { DataColumn } from '@sqos/ui-kit/table'
import { useMemo } from 'react'
import { NAMESPACE } from '../catalogue.ts'

/** The columns of both logs. Source: contract of the API family, shell, section 12.4. */
export function useLogColumns(kind: 'signIns' | 'requests'): DataColumn<SystemLogRow>[] {
  const { t } = useText(NAMESPACE)
  return useMemo(() => {
    const time = {
      id: 'creatorTime',
      header: t(`log.${kind}Column.time`),
      width: 168,
      isRowHeader: true,
      value: ({ creatorTime }: SystemLogRow) => formatDate(creatorTime, 'YYYY-MM-DD HH:mm:ss'),
      render: ({ creatorTime }: SystemLogRow) => <TimeText ms={creatorTime} />,
    }
    const user = {
      id: 'userName',
      header: t(`log.${kind}Column.user`),
      minWidth: 120,
      value: ({ userName }: SystemLogRow) => userName,
    }
    const ip = {
      id: 'ipaddress',
      header: t(`log.${kind}Column.ip`),
      width: 120,
      value: ({ ipaddress }: SystemLogRow) => ipaddress,
    }
    if (kind === 'signIns') {
      const abstract = { id: 'abstracts', header: t('log.abstracts'), minWidth: 160 }
      return [time, user, ip, { ...abstract, value: ({ abstracts }: SystemLogRow) => abstracts }]
    }
    return [
      time,
      user,
      ip,
      { id: 'platForm', header: t('log.platform'), minWidth: 110, value: ({ platForm }) => platForm },
      { id: 'requestURL', header: t('log.url'), minWidth: 160, value: ({ requestURL }) => requestURL },
      { id: 'requestMethod', header: t('log.method'), width: 84, value: ({ requestMethod }) => requestMethod },
      {
        id: 'requestDuration',
        header: t('log.duration'),
        width: 96,
        align: 'end',
        value: ({ requestDuration }) => t('log.milliseconds', { count: requestDuration }),
      },
    ]
  }, [t, kind])
}
