import { Button } from '@arco-design/web-react'
import {
  useListWritingRevisionsQuery,
  useRestoreWritingRevisionMutation,
  type WritingTemplateRow,
} from '@sqos/api-client/writing'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import styles from './Template.module.css'

/** 历史版本: the versions of a template with their text; restores the content of one. */
export function TemplateHistory({ row, onClose }: { row: WritingTemplateRow; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = useListWritingRevisionsQuery({ id: row.id }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreWritingRevisionMutation()

  async function bring(revisionId: string, time: string) {
    if (await confirmAction({ text: t('history.ask', { time }) })) await restore({ id: row.id, revisionId })
  }

  return (
    <SideDrawer open title={t('history.title', { name: row.fullName })} onClose={onClose}>
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data?.length === 0 && <EmptyState title={t('history.none')} />}
      <ol className={styles.list}>
        {data?.map(({ id, creatorTime, userName, isCurrent, text }) => {
          const time = formatDate(creatorTime)
          return (
            <li key={id} className={styles.entry}>
              <details className={styles.text}>
                <summary>
                  {time} · {userName}
                </summary>
                <pre>{text}</pre>
              </details>
              {isCurrent ? (
                <span>{t('history.current')}</span>
              ) : (
                <Button size="small" aria-label={t('history.restoreAt', { time })} onClick={() => void bring(id, time)}>
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
