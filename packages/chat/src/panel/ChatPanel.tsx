import { IconClose } from '@arco-design/web-react/icon'
import { isGroupId } from '@sqos/contract/realtime'
import { useReturnFocusOnUnmount } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NAMESPACE } from '../catalogue.ts'
import styles from './ChatPanel.module.css'
import { type ChatPerson, chatClosed, chatOpened, selectChatPerson, windowClosed } from '../store/chat-slice.ts'
import { ChatTabs, type ChatTab } from './ChatTabs.tsx'
import { ChatWindow } from '../thread/ChatWindow.tsx'
import { ContactsTab } from './ContactsTab.tsx'
import { ConversationList } from './ConversationList.tsx'
import { useConversationKeys } from './use-conversation-keys.ts'

/** Drawer with conversations and contacts, and beside it the window of the open conversation. The page stays usable. */
export function ChatPanel() {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch()
  const person = useSelector(selectChatPerson)
  const [tab, setTab] = useState<ChatTab>('messages')
  const drawer = useRef<HTMLElement>(null)
  const open = (next: ChatPerson) => dispatch(chatOpened(next))
  const onConversationKey = useConversationKeys(open)
  useReturnFocusOnUnmount()

  useEffect(
    function focusDrawer() {
      // The window takes the focus itself.
      if (!person) drawer.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the panel opens
    [],
  )

  function closeWindow() {
    const row = drawer.current?.querySelector<HTMLElement>('[aria-current="true"]')
    dispatch(windowClosed())
    const tabElement = drawer.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    ;(row ?? tabElement)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Drawers of the window render outside of the panel and close themselves.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault()
      event.stopPropagation()
      if (person) closeWindow()
      else dispatch(chatClosed())
    } else onConversationKey(event)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that bubble from the drawer and the window
    <div className={styles.panel} data-window={person !== undefined || undefined} onKeyDown={onKeyDown}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the panel positions it; it is not modal */}
      <section ref={drawer} role="dialog" aria-label={t('title')} className={styles.drawer}>
        <div className={styles.header}>
          <h2 className={styles.title}>{t('title')}</h2>
          <button type="button" className={styles.icon} aria-label={t('close')} onClick={() => dispatch(chatClosed())}>
            <IconClose />
          </button>
        </div>
        <ChatTabs tab={tab} onChange={setTab}>
          {tab === 'messages' ? (
            <ConversationList openId={person?.id} onOpen={open} onContacts={() => setTab('contacts')} />
          ) : (
            <ContactsTab
              openId={person?.id}
              onOpen={(next) => {
                if (isGroupId(next.id)) setTab('messages')
                open(next)
              }}
            />
          )}
        </ChatTabs>
      </section>
      {person && <ChatWindow key={person.id} person={person} onClose={closeWindow} />}
    </div>
  )
}
