import { Button, Spin } from '@arco-design/web-react'
import { IconMute } from '@arco-design/web-react/icon'
import { type ChatConversation, useListConversationsQuery } from '@sqos/api-client/chat'
import { withEmoji } from '@sqos/form-widgets/emoji-picker'
import { TimeText, useText } from '@sqos/i18n/react'
import { EmptyState, FailedState } from '@sqos/ui-kit'
import { tableState } from '@sqos/ui-kit/table'
import { NAMESPACE } from '../catalogue.ts'
import { useChat } from '../chat-context.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import styles from './ConversationList.module.css'
import { CONVERSATIONS } from '../store/conversations.ts'
import { previewOf } from '../store/message-row.ts'
import { moveInRows } from '../thread/move-in-rows.ts'
import { PersonRow } from '../people/PersonRow.tsx'

export interface ConversationListProps {
  /** Whose conversation is in the window. */
  openId: string | undefined
  onOpen: (person: ChatPerson) => void
  /** Shows the contacts. */
  onContacts: () => void
}

/** The conversations of the user, the latest first. */
export function ConversationList({ openId, onOpen, onContacts }: ConversationListProps) {
  const { t } = useText(NAMESPACE)
  const { readDraft, userId } = useChat()
  const query = useListConversationsQuery(CONVERSATIONS)
  if (!query.data) {
    const state = tableState(query)
    if (state.kind === 'failed')
      return <FailedState hint={state.message} traceId={state.traceId} onRetry={() => void query.refetch()} />
    return <Spin className={styles.loading ?? ''} tip={t('loading')} />
  }
  const { list } = query.data
  if (list.length === 0)
    return (
      <EmptyState title={t('noConversations')}>
        <Button type="primary" onClick={onContacts}>
          {t('chooseContact')}
        </Button>
      </EmptyState>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that bubble from the rows
    <ul className={styles.list} aria-label={t('tab.messages')} onKeyDown={moveInRows}>
      {list.map((conversation) => {
        const { id, latestDate } = conversation
        const draft = id === openId ? '' : readDraft(id)
        return (
          <li key={id}>
            <PersonRow
              person={conversation}
              isOpen={id === openId}
              detail={
                draft === '' ? (
                  <Latest conversation={conversation} userId={userId} />
                ) : (
                  <>
                    <span className={styles.draft}>{t('draft')}</span> {withEmoji(draft)}
                  </>
                )
              }
              time={<TimeText ms={latestDate} kind="message" />}
              mark={<Marks conversation={conversation} />}
              onOpen={() => onOpen(conversation)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The latest message in one line, in groups with its sender. */
function Latest({ conversation, userId }: { conversation: ChatConversation; userId: string }) {
  const { t } = useText(NAMESPACE)
  const { latestMessage: content, messageType: contentType, group } = conversation
  const preview = withEmoji(previewOf({ content, contentType }, t))
  if (!group || contentType === 'notice') return preview
  return (
    <>
      {group.mentions > 0 && <span className={styles.mentioned}>{t('mentionedYou')} </span>}
      {group.senderId === userId ? t('me') : group.senderName}: {preview}
    </>
  )
}

/** Number of unread messages, and a sign of a silenced group. */
function Marks({ conversation: { unreadMessage, group } }: { conversation: ChatConversation }) {
  const { t } = useText(NAMESPACE)
  if (unreadMessage === 0 && !group?.isMuted) return null
  return (
    <span className={styles.marks}>
      {group?.isMuted && <IconMute aria-label={t('muted')} />}
      {unreadMessage > 0 && (
        <span className={styles.unread} data-muted={group?.isMuted || undefined}>
          <span aria-hidden="true">{unreadMessage > 99 ? '99+' : unreadMessage}</span>
          <span className={styles.hidden}>{t('unreadCount', { count: unreadMessage })}</span>
        </span>
      )}
    </span>
  )
}
