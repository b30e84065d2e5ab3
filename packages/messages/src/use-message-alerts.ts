import { useApiDispatch } from '@sqos/api-client'
import type { UnreadMessages } from '@sqos/api-client/message'
import { useText } from '@sqos/i18n/react'
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { NAMESPACE } from './catalogue.ts'
import { messagesOpened } from './messages-slice.ts'
import { notifyUser } from './notify.ts'
import { usePolledUnread } from './use-unread.ts'

/** Time of the last message of which a tab of this browser notified the user. */
const ALERTED = 'sqos.messages.alerted'

/** Notifies the user of messages that arrive while the application is open, as the user's settings say. */
export function useMessageAlerts(isConnected: boolean) {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch()
  const ask = useApiDispatch()
  const unread = usePolledUnread(isConnected)
  const before = useRef<UnreadMessages>(undefined)

  const alertOf = ({ kind, title }: News) =>
    notifyUser(
      {
        kind,
        title: t(`alert.${kind}`),
        body: title,
        tag: `sqos-${kind}`,
        onOpen: () => void dispatch(messagesOpened()),
      },
      ask,
    )

  useEffect(
    function alertOfNews() {
      if (!unread) return
      const news = newsIn(unread, before.current)
      before.current = unread
      if (news && claim(news.time)) void alertOf(news)
    },
    // The effect compares two answers of the server; a new `t` changes neither.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see the line before
    [unread],
  )
}

interface News {
  kind: 'notice' | 'message'
  title: string
  time: number
}

/** What arrived since the last check; nothing at the first one. */
function newsIn(now: UnreadMessages, before: UnreadMessages | undefined): News | undefined {
  if (!before) return undefined
  if (now.unreadNoticeCount > 0 && now.noticeDefaultTime > before.noticeDefaultTime)
    return { kind: 'notice', title: now.noticeDefaultText, time: now.noticeDefaultTime }
  if (now.unreadMessageCount > 0 && now.messageDefaultTime > before.messageDefaultTime)
    return { kind: 'message', title: now.messageDefaultText, time: now.messageDefaultTime }
  return undefined
}

/** True in the first tab that asks: one tab of the browser notifies. */
function claim(time: number): boolean {
  try {
    if (Number(localStorage.getItem(ALERTED)) >= time) return false
    localStorage.setItem(ALERTED, String(time))
  } catch {
    // Without storage every tab notifies.
  }
  return true
}
