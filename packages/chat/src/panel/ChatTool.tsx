import { IconMessage } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { ToolButton } from '@sqos/layout'
import { useDispatch, useSelector } from 'react-redux'
import { NAMESPACE } from '../catalogue.ts'
import { chatClosed, chatOpened, selectChatOpen } from '../store/chat-slice.ts'
import styles from './ChatTool.module.css'
import { alertingUnread, useConversations } from '../store/conversations.ts'

/** Button in the top bar with the number of unread messages; it pulses while there are any. */
export function ChatTool() {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch()
  const isOpen = useSelector(selectChatOpen)
  const unread = (useConversations() ?? []).reduce((sum, conversation) => sum + alertingUnread(conversation), 0)
  return (
    <span className={styles.tool} data-unread={unread > 0 || undefined}>
      <ToolButton
        label={t('title')}
        icon={<IconMessage />}
        badge={unread}
        expanded={isOpen}
        onClick={() => dispatch(isOpen ? chatClosed() : chatOpened())}
      />
    </span>
  )
}
