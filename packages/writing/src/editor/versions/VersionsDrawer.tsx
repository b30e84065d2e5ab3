import { Button } from '@arco-design/web-react'
import { writingApi } from '@sqos/api-client/writing'
import { useApiDispatch } from '@sqos/api-client'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import { piecesOf } from '../ai/difference.ts'
import styles from '../Editor.module.css'

interface VersionsDrawerProps {
  articleId: string
  open: boolean
  /** The text as it is now. */
  current: () => string
  /** Saves what is unsaved, so that it stays a version. */
  onBefore: () => Promise<void>
  onRestored: () => void
  /** Without the button that restores. */
  isReadOnly?: boolean | undefined
  onClose: () => void
}

/** 历史版本: the versions of an article, compared with the text, and restored. */
export function VersionsDrawer({ open, onRestored, onClose, ...props }: VersionsDrawerProps) {
  const { t } = useText(NAMESPACE)
  return (
    <SideDrawer open={open} title={t('versions.title')} onClose={onClose}>
      {open && (
        <Versions
          {...props}
          onRestored={() => {
            onClose()
            onRestored()
          }}
        />
      )}
    </SideDrawer>
  )
}

type VersionsProps = Omit<VersionsDrawerProps, 'open' | 'onClose'>

function Versions({ articleId, current, onBefore, onRestored, isReadOnly = false }: VersionsProps) {
  const { t } = useText(NAMESPACE)
  const ask = useApiDispatch()
  const { endpoints } = writingApi
  const { data, isError, refetch } = endpoints.listWritingVersions.useQuery(
    { id: articleId },
    { refetchOnMountOrArgChange: true },
  )
  const [compared, setCompared] = useState<{ number: number; text: string }>()
  if (isError) return <FailedState onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  if (data.length === 0) return <EmptyState title={t('versions.none')} />

  async function compare(number: number) {
    if (compared?.number === number) return setCompared(undefined)
    const { data: version } = await ask(endpoints.getWritingVersion.initiate({ id: articleId, number }))
    if (version) setCompared({ number, text: version.text })
  }

  async function restore(number: number, time: string) {
    if (!(await confirmAction({ text: t('versions.ask', { time }) }))) return
    await onBefore()
    const { error } = await ask(endpoints.restoreWritingVersion.initiate({ id: articleId, number }))
    if (!error) onRestored()
  }

  return (
    <ol className={styles.items}>
      {data.map(({ number, title, createdAt }) => {
        const time = formatDate(createdAt)
        return (
          <li key={number}>
            <span className={styles.item}>
              {time} · {title}
            </span>
            <div className={styles.actions}>
              <Button
                size="mini"
                aria-expanded={compared?.number === number}
                aria-label={t('versions.compareAt', { time })}
                onClick={() => void compare(number)}
              >
                {t('versions.compare')}
              </Button>
              {!isReadOnly && (
                <Button
                  size="mini"
                  aria-label={t('versions.restoreAt', { time })}
                  onClick={() => void restore(number, time)}
                >
                  {t('versions.restore')}
                </Button>
              )}
            </div>
            {compared?.number === number && <Difference before={compared.text} after={current()} />}
          </li>
        )
      })}
    </ol>
  )
}

/** A line for each paragraph: cells of tables would come with empty lines. */
const linesOf = (text: string) => text.replaceAll(/\s*\n\s*/g, '\n').trim()

/** What changed since a version. */
function Difference({ before, after }: { before: string; after: string }) {
  const { t } = useText(NAMESPACE)
  const pieces = piecesOf(linesOf(before), linesOf(after))
  if (!pieces.some(({ isChange }) => isChange)) return <p className={styles.note}>{t('versions.same')}</p>
  return (
    <p className={styles.difference}>
      {pieces.map(({ id, isChange, ...piece }) =>
        isChange ? (
          <span key={id}>
            {piece.before && <del>{piece.before}</del>}
            {piece.after && <ins>{piece.after}</ins>}
          </span>
        ) : (
          <span key={id}>{piece.before}</span>
        ),
      )}
    </p>
  )
}
