import { Button } from '@arco-design/web-react'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import styles from './RevisionDrawer.module.css'

/** A stored version. */
interface Revision {
  id: string
  /** Milliseconds since 1970. */
  creatorTime: number
  userName: string
  isCurrent: boolean
}

interface RevisionDrawerProps {
  /** Of what the versions are. */
  name: string
  open: boolean
  onClose: () => void
  query: { data?: readonly Revision[] | undefined; isError: boolean; refetch: () => unknown }
  /** The question before a version is restored. */
  ask: (time: string) => string
  restore: (revisionId: string) => unknown
}

/** 历史版本: the versions of a document, newest first; restores one. */
export function RevisionDrawer({ name, open, onClose, query, ask, restore }: RevisionDrawerProps) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = query

  async function bring(revisionId: string, time: string) {
    if (await confirmAction({ text: ask(time) })) await restore(revisionId)
  }

  return (
    <SideDrawer open={open} title={t('title', { name })} onClose={onClose}>
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data?.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      <ol className={styles.list}>
        {data?.map(({ id, creatorTime, userName, isCurrent }) => {
          const time = formatDate(creatorTime)
          return (
            <li key={id} className={styles.entry}>
              <span>
                {time} · {userName}
              </span>
              {isCurrent ? (
                <span>{t('current')}</span>
              ) : (
                <Button size="small" onClick={() => void bring(id, time)} aria-label={t('restoreAt', { time })}>
                  {t('restore')}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </SideDrawer>
  )
}
