import { IconNotification } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { ToolButton } from '@sqos/layout'
import { useDispatch, useSelector } from 'react-redux'
import { NAMESPACE } from './catalogue.ts'
import { messagesOpened, selectMessagesOpen } from './messages-slice.ts'
import { useUnread } from './use-unread.ts'

/** Bell in the top bar with the number of unread messages and notices. */
export function MessageTool() {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch()
  const isOpen = useSelector(selectMessagesOpen)
  const unread = useUnread()
  return (
    <ToolButton
      label={t('title')}
      icon={<IconNotification />}
      badge={unread && unread.unreadMessageCount + unread.unreadNoticeCount}
      expanded={isOpen}
      onClick={() => dispatch(messagesOpened())}
    />
  )
}
