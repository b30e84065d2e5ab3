import { IconClose, IconHistory, IconLeft, IconSettings } from '@arco-design/web-react/icon'
import { lazyPart } from '@sqos/app-feature'
import { type ChatQuote, isGroupId } from '@sqos/contract/realtime'
import { useText } from '@sqos/i18n/react'
import { type DragEvent, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Avatar } from '../people/Avatar.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { useChat, useIsConnected } from '../chat-context.ts'
import panelStyles from '../panel/ChatPanel.module.css'
import type { ChatPerson } from '../store/chat-slice.ts'
import styles from './ChatWindow.module.css'
import { useConversations } from '../store/conversations.ts'
import { Composer, type ComposerHandle } from '../composer/Composer.tsx'
import { Thread } from './Thread.tsx'

const GroupDrawer = lazyPart(async () => (await import('../group/GroupDrawer.tsx')).GroupDrawer)
const HistoryDrawer = lazyPart(async () => (await import('./HistoryDrawer.tsx')).HistoryDrawer)

export interface ChatWindowProps {
  person: ChatPerson
  onClose: () => void
}

/** The conversation with a person or in a group: messages, and the box to write in. Files that are dropped anywhere on it are attached. */
export function ChatWindow({ person: opened, onClose }: ChatWindowProps) {
  const { t } = useText(NAMESPACE)
  const conversation = useConversations()?.find(({ id }) => id === opened.id)
  // A group may have another name than when the window was opened.
  const person = conversation && isGroupId(opened.id) ? conversation : opened
  const isFormer = conversation?.group?.isMember === false
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  const isConnected = useIsConnected()
  const composer = useRef<ComposerHandle>(null)
  const [quote, setQuote] = useState<ChatQuote>()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [isDropping, setDropping] = useState(false)
  useReadMark(person.id, isConnected)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setDropping(false)
    composer.current?.attach([...event.dataTransfer.files])
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped anywhere; a button does the same
    <section
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the panel positions it; it is not modal
      role="dialog"
      aria-label={t('windowOf', { name: person.realName })}
      className={styles.window}
      data-dropping={isDropping || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={(event) => !event.currentTarget.contains(asNode(event.relatedTarget)) && setDropping(false)}
      onDrop={onDrop}
    >
      <div className={styles.header}>
        <button type="button" className={styles.back} aria-label={t('back')} onClick={onClose}>
          <IconLeft />
        </button>
        <Avatar name={person.realName} path={person.headIcon} isGroup={isGroupId(person.id)} />
        <h2 className={styles.title}>
          {isGroupId(person.id)
            ? isFormer || !conversation?.group
              ? person.realName
              : t('groupTitle', { name: person.realName, count: conversation.group.members })
            : `${person.realName}/${person.account}`}
        </h2>
        {isGroupId(person.id) && !isFormer && (
          <button
            type="button"
            className={panelStyles['icon']}
            aria-label={t('groupSettings')}
            title={t('groupSettings')}
            onClick={() => setSettingsOpen(true)}
          >
            <IconSettings />
          </button>
        )}
        <button
          type="button"
          className={panelStyles['icon']}
          aria-label={t('history')}
          title={t('history')}
          onClick={() => setHistoryOpen(true)}
        >
          <IconHistory />
        </button>
        <button type="button" className={panelStyles['icon']} aria-label={t('closeWindow')} onClick={onClose}>
          <IconClose />
        </button>
      </div>
      {!isConnected && <output className={styles.offline}>{t('offline')}</output>}
      <Thread
        person={person}
        onReply={(next) => {
          setQuote(next)
          composer.current?.focus()
        }}
      />
      {isFormer ? (
        <p className={styles.former}>{t('leftGroup')}</p>
      ) : (
        <Composer ref={composer} person={person} quote={quote} onQuote={setQuote} />
      )}
      <Suspense fallback={null}>
        {isHistoryOpen && <HistoryDrawer person={person} onClose={() => setHistoryOpen(false)} />}
        {areSettingsOpen && <GroupDrawer id={person.id} onClose={() => setSettingsOpen(false)} />}
      </Suspense>
    </section>
  )
}

const asNode = (target: EventTarget | null) => (target instanceof Node ? target : null)

/** Marks messages as read while their conversation is on the screen. */
function useReadMark(peerId: string, isConnected: boolean) {
  const { markRead } = useChat()
  const isVisible = useSyncExternalStore(watchVisibility, () => !document.hidden)
  const unread = useConversations()?.find(({ id }) => id === peerId)?.unreadMessage ?? 0

  useEffect(
    function readOnScreen() {
      if (unread > 0 && isVisible && isConnected) markRead(peerId)
    },
    [unread, isVisible, isConnected, peerId, markRead],
  )
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
