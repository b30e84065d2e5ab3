import { Spin } from '@arco-design/web-react'
import { type MessageRow, useListMessagesQuery } from '@sqos/api-client/message'
import { useLoadNear } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState } from '@sqos/ui-kit'
import { tableState } from '@sqos/ui-kit/table'
import { useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import styles from './MessageFeed.module.css'
import { MessageItem } from './MessageItem.tsx'

const PAGE_SIZE = 20
/** Distance from the end of the list in px at which the next page is loaded. */
const LOAD_WITHIN = 200

export interface MessageFeedProps {
  onOpen: (message: MessageRow) => void
}

/** The user's messages page after page. An element around it has `data-scroller`. */
export function MessageFeed({ onOpen }: MessageFeedProps) {
  const { t } = useText(NAMESPACE)
  const [pages, setPages] = useState(1)
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <ul className={styles.feed} aria-label={t('title')}>
      {numbers.map((page) => (
        <FeedPage
          key={page}
          page={page}
          onOpen={onOpen}
          onMore={page === pages ? () => setPages(page + 1) : undefined}
        />
      ))}
    </ul>
  )
}

interface FeedPageProps extends MessageFeedProps {
  page: number
  /** Loads the page after this one; missing when it is loaded. */
  onMore: (() => void) | undefined
}

function FeedPage({ page, onOpen, onMore }: FeedPageProps) {
  const { t } = useText(NAMESPACE)
  const query = useListMessagesQuery(
    { currentPage: page, pageSize: PAGE_SIZE, sort: 'desc' },
    { refetchOnMountOrArgChange: true },
  )
  const { data } = query
  const hasMore = onMore !== undefined && data !== undefined && page * PAGE_SIZE < data.pagination.total

  const end = useLoadNear<HTMLLIElement>({ margin: LOAD_WITHIN, active: hasMore, onNear: () => onMore?.() })

  if (!data) {
    const state = tableState(query)
    if (state.kind === 'failed')
      return (
        <li>
          <FailedState hint={state.message} traceId={state.traceId} onRetry={() => void query.refetch()} />
        </li>
      )
    return (
      <li className={styles.loading}>
        <Spin tip={t('loading')} />
      </li>
    )
  }
  return (
    <>
      {data.list.map((message) => (
        <li key={message.id}>
          <MessageItem message={message} onOpen={() => onOpen(message)} />
        </li>
      ))}
      {page === 1 && data.list.length === 0 && (
        <li>
          <EmptyState title={t('empty')} />
        </li>
      )}
      {hasMore && (
        <li ref={end} className={styles.loading}>
          <Spin />
        </li>
      )}
    </>
  )
}
