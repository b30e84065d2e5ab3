import { Button } from '@arco-design/web-react'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { useEffect, useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { DifferenceTable } from './DifferenceTable.tsx'
import { differencesOf, type DocumentWords } from './differences.ts'
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
  /** Reads the document of a version, to compare it with the current one. */
  compare?: { read: (revisionId: string) => Promise<unknown>; words: DocumentWords } | undefined
}

/** 历史版本: the versions of a document, newest first; restores one. */
export function RevisionDrawer({ name, open, onClose, query, ask, restore, compare }: RevisionDrawerProps) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = query
  const [chosen, choose] = useState<string>()
  const current = data?.find(({ isCurrent }) => isCurrent)

  async function bring(revisionId: string, time: string) {
    if (await confirmAction({ text: ask(time) })) await restore(revisionId)
  }

  return (
    <SideDrawer open={open} title={t('title', { name })} {...(compare && { width: 720 })} onClose={onClose}>
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data?.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      <ol className={styles.list}>
        {data?.map(({ id, creatorTime, userName, isCurrent }) => {
          const time = formatDate(creatorTime)
          return (
            <li key={id} className={styles.entry} data-chosen={id === chosen || undefined}>
              <div className={styles.head}>
                <span>
                  {time} · {userName}
                </span>
                {isCurrent ? (
                  <span>{t('current')}</span>
                ) : (
                  <span className={styles.actions}>
                    {compare && current && (
                      <Button
                        size="small"
                        aria-expanded={id === chosen}
                        aria-label={t('compareAt', { time })}
                        onClick={() => choose(id === chosen ? undefined : id)}
                      >
                        {t('compare')}
                      </Button>
                    )}
                    <Button size="small" onClick={() => void bring(id, time)} aria-label={t('restoreAt', { time })}>
                      {t('restore')}
                    </Button>
                  </span>
                )}
              </div>
              {id === chosen && compare && current && (
                <Differences key={current.id} before={id} after={current.id} {...compare} />
              )}
            </li>
          )
        })}
      </ol>
    </SideDrawer>
  )
}

interface DifferencesProps extends NonNullable<RevisionDrawerProps['compare']> {
  /** Ids of versions. */
  before: string
  after: string
}

/** What is different in two versions, side by side. */
function Differences({ before, after, read, words }: DifferencesProps) {
  const { t } = useText(NAMESPACE)
  const [documents, setDocuments] = useState<readonly [unknown, unknown] | 'failed'>()

  async function load() {
    setDocuments(undefined)
    try {
      setDocuments(await Promise.all([read(before), read(after)]))
    } catch {
      // The base query has said why.
      setDocuments('failed')
    }
  }
  // oxlint-disable-next-line react/exhaustive-deps -- a version never changes
  useEffect(() => void load(), [before, after])

  if (documents === undefined) return <Skeleton lines={2} />
  if (documents === 'failed') return <FailedState onRetry={() => void load()} />
  const list = differencesOf(...documents, words)
  if (list.length === 0) return <p className={styles.same}>{t('same')}</p>
  return (
    <DifferenceTable
      list={list}
      texts={{ label: t('differences'), place: t('place'), before: t('then'), after: t('now'), none: t('none') }}
    />
  )
}
