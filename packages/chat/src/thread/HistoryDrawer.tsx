import { Input, Spin } from '@arco-design/web-react'
import { useLoadNear } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { formatDate } from '@sqos/i18n'
import { EmptyState, FailedState } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useChat } from '../chat-context.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import styles from './HistoryDrawer.module.css'
import { ImagePreview } from './ImagePreview.tsx'
import { MessageContent } from './MessageContent.tsx'
import { threadApi } from '../store/thread-api.ts'

/** Distance from the end of the list in px at which the next page is loaded. */
const LOAD_WITHIN = 100

export interface HistoryDrawerProps {
  person: ChatPerson
  onClose: () => void
}

/** All messages of a conversation, the oldest first, with a search in texts. */
export function HistoryDrawer({ person, onClose }: HistoryDrawerProps) {
  const { t } = useText(NAMESPACE)
  const [keyword, setKeyword] = useState('')
  const [shownPicture, setShownPicture] = useState<string>()
  return (
    <SideDrawer open title={t('history')} width={480} onClose={onClose}>
      <div className={styles.history}>
        <Input.Search
          allowClear
          aria-label={t('searchHint')}
          placeholder={t('searchHint')}
          maxLength={200}
          onSearch={(text) => setKeyword(text.trim())}
          onClear={() => setKeyword('')}
        />
        <HistoryPages key={keyword} keyword={keyword} person={person} onPicture={setShownPicture} />
      </div>
      {shownPicture !== undefined && <ImagePreview url={shownPicture} onClose={() => setShownPicture(undefined)} />}
    </SideDrawer>
  )
}

interface PagesProps {
  keyword: string
  person: ChatPerson
  onPicture: (url: string) => void
}

function HistoryPages(props: PagesProps) {
  const { t } = useText(NAMESPACE)
  const [pages, setPages] = useState(1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled list is read with the arrow keys
    <ol className={styles.list} aria-label={t('history')} data-scroller tabIndex={0}>
      {Array.from({ length: pages }, (_, index) => (
        <HistoryPage
          key={index + 1}
          page={index + 1}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
          {...props}
        />
      ))}
    </ol>
  )
}

interface PageProps extends PagesProps {
  page: number
  /** Loads the page after this one; missing when it is loaded. */
  onMore: (() => void) | undefined
}

function HistoryPage({ keyword, person, page, onMore, onPicture }: PageProps) {
  const { t } = useText(NAMESPACE)
  const { userId } = useChat()
  const query = threadApi.endpoints.listHistory.useQuery({ peerId: person.id, keyword, page })
  const { data } = query
  const hasMore = onMore !== undefined && data?.hasMore === true
  const end = useLoadNear<HTMLLIElement>({ margin: LOAD_WITHIN, active: hasMore, onNear: () => onMore?.() })

  if (!data) {
    const state = tableState(query)
    return (
      <li className={styles.middle}>
        {state.kind === 'failed' ? (
          <FailedState hint={state.message || t('noAnswer')} onRetry={() => void query.refetch()} />
        ) : (
          <Spin tip={t('loading')} />
        )}
      </li>
    )
  }
  return (
    <>
      {data.rows.map(({ id, sendUserId, sendTime, content, contentType, isRecalled, sender }) => (
        <li key={id} className={styles.item}>
          <div className={styles.facts}>
            <span className={styles.name} data-own={sendUserId === userId || undefined}>
              {sendUserId === userId ? t('me') : (sender?.realName ?? person.realName)}
            </span>
            <time dateTime={new Date(sendTime).toISOString()}>{formatDate(sendTime, 'YYYY-MM-DD HH:mm:ss')}</time>
          </div>
          {isRecalled ? (
            <span className={styles.recalled}>{t('preview.recalled')}</span>
          ) : (
            <MessageContent content={content} contentType={contentType} onPicture={onPicture} />
          )}
        </li>
      ))}
      {page === 1 && data.rows.length === 0 && (
        <li>
          <EmptyState title={keyword === '' ? t('noMessages') : t('nothingFound')} />
        </li>
      )}
      {hasMore && (
        <li ref={end} className={styles.middle}>
          <Spin />
        </li>
      )}
    </>
  )
}
