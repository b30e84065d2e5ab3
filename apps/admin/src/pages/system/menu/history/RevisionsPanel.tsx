import { Button, Tag } from '@arco-design/web-react'
import { type MenuRevision, useListMenuRevisionsQuery, useRestoreMenuMutation } from '@sqos/api-client/menu'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { NAMESPACE } from '../catalogue.ts'
import styles from '../Menu.module.css'

/** The revisions of an entry, newest first; restores one. */
export function RevisionsPanel({ menuId, onRestored }: { menuId: string; onRestored: () => unknown }) {
  const { t } = useText(NAMESPACE)
  const query = useListMenuRevisionsQuery({ id: menuId })
  const [restoreMenu, { isLoading }] = useRestoreMenuMutation()
  if (query.isError) return <FailedState onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton lines={6} />
  if (query.data.list.length === 0) return <EmptyState title={t('history.none')} hint={t('history.noneHint')} />

  async function restore(revision: MenuRevision) {
    const subject = formatDate(revision.creatorTime, 'YYYY-MM-DD HH:mm:ss')
    if (!(await confirmAction({ text: t('history.restoreText'), subject }))) return
    const { error } = await restoreMenu({ id: menuId, restoreMenuBody: { revisionId: revision.id } })
    if (!error) onRestored()
  }

  return (
    <ol className={styles.revisions}>
      {query.data.list.map((revision) => (
        <li key={revision.id} className={styles.revision}>
          <div className={styles.revisionHead}>
            <Tag>{t(`history.${revision.action}`)}</Tag>
            <span>{revision.userName || t('history.system')}</span>
            <time className={styles.when} dateTime={new Date(revision.creatorTime).toISOString()}>
              {formatDate(revision.creatorTime, 'YYYY-MM-DD HH:mm:ss')}
            </time>
            {revision.isCurrent ? (
              <span className={styles.when}>{t('history.current')}</span>
            ) : (
              <Button size="mini" disabled={isLoading} onClick={() => void restore(revision)}>
                {t('history.restore')}
              </Button>
            )}
          </div>
          {revision.changes.length > 0 && (
            <ul className={styles.changes}>
              {revision.changes.map(({ field, before, after }) => (
                <li key={field}>
                  {t(`field.${field}`)}
                  {'：'}
                  <del>{before || t('history.empty')}</del>
                  {' → '}
                  <ins>{after || t('history.empty')}</ins>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
