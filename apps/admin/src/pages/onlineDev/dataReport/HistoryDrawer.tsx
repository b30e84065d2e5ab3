import { Button } from '@arco-design/web-react'
import { type ReportRow, useListReportRevisionsQuery, useRestoreReportRevisionMutation } from '@sqos/api-client/report'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import styles from './DataReport.module.css'

interface HistoryDrawerProps {
  row: ReportRow
  open: boolean
  onClose: () => void
}

/** 历史版本: the versions of a report; restores the document of one. */
export function HistoryDrawer({ row, open, onClose }: HistoryDrawerProps) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = useListReportRevisionsQuery({ id: row.id }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreReportRevisionMutation()

  async function bring(revisionId: string, time: string) {
    if (await confirmAction({ text: t('history.ask', { time }) })) await restore({ id: row.id, revisionId })
  }

  return (
    <SideDrawer open={open} title={t('history.title', { name: row.fullName })} onClose={onClose}>
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      <ol className={styles.list}>
        {data?.map(({ id, creatorTime, userName, isCurrent }) => {
          const time = formatDate(creatorTime)
          return (
            <li key={id} className={styles.entry}>
              <span>
                {time} · {userName}
              </span>
              {isCurrent ? (
                <span>{t('history.current')}</span>
              ) : (
                <Button size="small" onClick={() => void bring(id, time)} aria-label={t('history.restoreAt', { time })}>
                  {t('history.restore')}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </SideDrawer>
  )
}
