import { messageApi, type UnreadMessages } from '@sqos/api-client/message'
import type { ServerMessage } from '@sqos/contract/realtime'
import type { Realtime } from '@sqos/realtime'
import type { AppStore } from '../store.ts'

/**
 * Keeps the bell and the lists of messages and approval tasks up to date with what the server pushes. A hidden page changes only the
 * counts, because a request would keep the session of an absent user alive; it reads the lists when the user returns. Returns the
 * function that ends it.
 */
export function followMessages(realtime: Pick<Realtime, 'onAny'>, dispatch: AppStore['dispatch']): () => void {
  /** The lists are read again when the page becomes visible. */
  let isStale = false

  function refresh() {
    isStale = document.hidden
    if (!isStale) dispatch(messageApi.util.invalidateTags(['Message', 'FlowTaskList']))
  }

  const change = (recipe: (unread: UnreadMessages) => void) =>
    dispatch(messageApi.util.updateQueryData('getUnreadMessages', undefined, recipe))

  function onMessage(message: ServerMessage) {
    if (message.method === 'initMessage') {
      const { unreadMessageCount, unreadNoticeCount, noticeDefaultText, messageDefaultText } = message
      const { noticeDefaultTime, messageDefaultTime } = message
      const titles = { noticeDefaultText, messageDefaultText, noticeDefaultTime, messageDefaultTime }
      change((unread) => void Object.assign(unread, { unreadMessageCount, unreadNoticeCount, ...titles }))
      if (message.isOutdated) refresh()
    }
    if (message.method === 'unreadCount') {
      const { unreadMessageCount, unreadNoticeCount } = message
      change((unread) => void Object.assign(unread, { unreadMessageCount, unreadNoticeCount }))
      refresh()
    }
    if (message.method !== 'messagePush') return
    if (document.hidden) {
      const { title, unreadNoticeCount, messageDefaultTime } = message
      change((unread) => {
        if (message.messageType === 1) {
          unread.unreadNoticeCount += unreadNoticeCount
          Object.assign(unread, { noticeDefaultText: title, noticeDefaultTime: messageDefaultTime ?? 0 })
        } else {
          unread.unreadMessageCount += unreadNoticeCount
          // Without a time the chat notifies the user itself.
          if (messageDefaultTime !== undefined) Object.assign(unread, { messageDefaultText: title, messageDefaultTime })
        }
      })
    }
    refresh()
  }

  function onVisible() {
    if (isStale) refresh()
  }

  document.addEventListener('visibilitychange', onVisible)
  const stop = realtime.onAny(onMessage)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    stop()
  }
}
