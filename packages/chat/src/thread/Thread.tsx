import { Button, Spin } from '@arco-design/web-react'
import { isApiError, useApiDispatch } from '@sqos/api-client'
import type { ChatQuote, ChatRow } from '@sqos/contract/realtime'
import { useLoadNear } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, showToast } from '@sqos/ui-kit'
import { tableState } from '@sqos/ui-kit/table'
import { useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useChat, useOutbox } from '../chat-context.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import { ImagePreview } from './ImagePreview.tsx'
import { Message } from './Message.tsx'
import { moveInRows } from './move-in-rows.ts'
import { OutgoingMessage } from './OutgoingMessage.tsx'
import { loadEarlier, threadApi } from '../store/thread-api.ts'
import styles from './Thread.module.css'

/** Distance from the first message in px at which earlier ones are loaded. */
const LOAD_WITHIN = 100
/** Messages of one person within this time in ms share a name and a time. */
const TOGETHER = 300_000

export interface ThreadProps {
  person: ChatPerson
  onReply: (quote: ChatQuote) => void
}

/** The messages of a conversation, the latest at the end, and those on their way. Earlier ones are loaded while it is scrolled. */
export function Thread({ person, onReply }: ThreadProps) {
  const { t } = useText(NAMESPACE)
  const { userId } = useChat()
  const pending = useOutbox().filter(({ peerId }) => peerId === person.id)
  const [shownPicture, setShownPicture] = useState<string>()
  const log = useRef<HTMLDivElement>(null)
  const query = threadApi.endpoints.getThread.useQuery(person.id)
  const rows = query.data?.rows ?? []

  function showQuoted(id: string) {
    const row = log.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus()
  }

  const state = tableState(query)
  return (
    <div className={styles.scroller} data-scroller>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that bubble from the messages */}
      <div ref={log} role="log" aria-label={t('messages')} className={styles.log} onKeyDown={moveInRows}>
        {!query.data && state.kind === 'failed' && (
          <FailedState hint={state.message || t('noAnswer')} onRetry={() => void query.refetch()} />
        )}
        {!query.data && state.kind !== 'failed' && <Spin className={styles.loading ?? ''} tip={t('loading')} />}
        {query.data?.hasEarlier && <EarlierMessages key={rows.length} peerId={person.id} loaded={rows.length} />}
        {query.data && rows.length + pending.length === 0 && <EmptyState title={t('noMessages')} />}
        {rows.map((row, index) => (
          <Message
            key={row.id}
            row={row}
            person={person}
            isOwn={row.sendUserId === userId}
            isFirst={!isTogether(rows[index - 1], row)}
            isLast={index === rows.length - 1 && pending.length === 0}
            onReply={onReply}
            onQuote={showQuoted}
            onPicture={setShownPicture}
          />
        ))}
        {pending.map((message) => (
          <OutgoingMessage key={message.clientId} message={message} person={person} />
        ))}
      </div>
      {shownPicture !== undefined && <ImagePreview url={shownPicture} onClose={() => setShownPicture(undefined)} />}
    </div>
  )
}

const isTogether = (before: ChatRow | undefined, row: ChatRow) =>
  before?.contentType !== 'notice' &&
  before?.sendUserId === row.sendUserId &&
  row.sendTime - before.sendTime < TOGETHER &&
  !before.isRecalled

/** Marker above the first message, which loads the page before it. */
function EarlierMessages({ peerId, loaded }: { peerId: string; loaded: number }) {
  const { t } = useText(NAMESPACE)
  const dispatch = useApiDispatch()
  const [hasFailed, setFailed] = useState(false)

  async function load() {
    try {
      await dispatch(loadEarlier({ peerId, loaded }))
    } catch (error) {
      setFailed(true)
      showToast({ kind: 'error', text: (isApiError(error) && error.msg) || t('noAnswer') })
    }
  }

  const marker = useLoadNear<HTMLDivElement>({
    margin: LOAD_WITHIN,
    active: !hasFailed,
    onNear: () => void load(),
  })
  return (
    <div ref={marker} className={styles.earlier}>
      {hasFailed ? (
        <Button size="mini" onClick={() => setFailed(false)}>
          {t('retry')}
        </Button>
      ) : (
        <Spin />
      )}
    </div>
  )
}
