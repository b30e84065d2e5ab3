import { Button, Input } from '@arco-design/web-react'
import type { ChatCardContent } from '@sqos/contract/realtime'
import { useText } from '@sqos/i18n/react'
import { EmptyState, showToast } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useChat, useIsConnected } from '../chat-context.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import { type ChatTab, ChatTabs } from '../panel/ChatTabs.tsx'
import { ContactList } from '../people/ContactList.tsx'
import listStyles from '../panel/ConversationList.module.css'
import { useConversations } from '../store/conversations.ts'
import { moveInRows } from '../thread/move-in-rows.ts'
import { PersonRow } from '../people/PersonRow.tsx'
import { RecordCard, useRecordCard } from './RecordCard.tsx'
import styles from './ShareDrawer.module.css'

/** Characters of the text that goes with a card. */
const MAX_LENGTH = 500

const NOBODY: ReadonlySet<string> = new Set()

export interface ShareDrawerProps {
  record: ChatCardContent
  onClose: () => void
}

/** Sends a record as a card to people and groups, with a text if the user wishes. */
export function ShareDrawer({ record, onClose }: ShareDrawerProps) {
  const { t } = useText(NAMESPACE)
  const { sendCard, sendText } = useChat()
  const isConnected = useIsConnected()
  const { data: card } = useRecordCard(record)
  const [tab, setTab] = useState<ChatTab>('messages')
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([])
  const [text, setText] = useState('')
  const ids = new Set(chosen.map(({ id }) => id))
  const toggle = (person: ChatPerson) =>
    setChosen(ids.has(person.id) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])

  function send() {
    for (const { id } of chosen) {
      sendCard(id, record)
      if (text.trim() !== '') sendText(id, text.trim())
    }
    showToast({ kind: 'success', text: t(isConnected ? 'share.sent' : 'share.later', { count: chosen.length }) })
    onClose()
  }

  return (
    <SideDrawer open title={t('share.title')} width={400} onClose={onClose}>
      <div className={styles.share}>
        <div className={styles.record}>
          <RecordCard record={record} />
        </div>
        <ChatTabs tab={tab} onChange={setTab}>
          {tab === 'messages' ? (
            <Conversations chosen={ids} onToggle={toggle} />
          ) : (
            <ContactList choice={{ chosen: ids, without: NOBODY }} onOpen={toggle} />
          )}
        </ChatTabs>
        <p className={styles.chosen} aria-live="polite">
          {chosen.length > 0 && `${t('share.chosen', { count: chosen.length })}: `}
          {chosen.map(({ realName }) => realName).join('、')}
        </p>
        <div className={styles.foot}>
          <Input
            maxLength={MAX_LENGTH}
            aria-label={t('share.text')}
            placeholder={t('share.text')}
            value={text}
            onChange={setText}
          />
          <div className={styles.buttons}>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="primary" disabled={chosen.length === 0 || card?.state !== 'shown'} onClick={send}>
              {t('send')}
            </Button>
          </div>
        </div>
      </div>
    </SideDrawer>
  )
}

interface ConversationsProps {
  chosen: ReadonlySet<string>
  onToggle: (person: ChatPerson) => void
}

/** The conversations that the user may write to, the latest first, with a search by name. */
function Conversations({ chosen, onToggle }: ConversationsProps) {
  const { t } = useText(NAMESPACE)
  const [keyword, setKeyword] = useState('')
  const all = useConversations() ?? []
  const word = keyword.trim().toLocaleLowerCase()
  const list = all.filter(
    ({ realName, account, group }) =>
      group?.isMember !== false && `${realName} ${account}`.toLocaleLowerCase().includes(word),
  )
  return (
    <>
      <div className={listStyles.search}>
        <Input.Search
          allowClear
          size="small"
          aria-label={t('searchHint')}
          placeholder={t('searchHint')}
          value={keyword}
          onChange={setKeyword}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that bubble from the rows */}
      <ul className={listStyles.list} aria-label={t('tab.messages')} onKeyDown={moveInRows}>
        {list.map((conversation) => (
          <li key={conversation.id}>
            <PersonRow
              person={conversation}
              isOpen={false}
              check={chosen.has(conversation.id)}
              detail={
                conversation.group ? t('share.members', { count: conversation.group.members }) : conversation.account
              }
              onOpen={() => onToggle(conversation)}
            />
          </li>
        ))}
        {list.length === 0 && (
          <li>
            <EmptyState title={t(word === '' ? 'noConversations' : 'noContacts')} />
          </li>
        )}
      </ul>
    </>
  )
}
