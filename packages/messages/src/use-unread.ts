import { useGetUnreadMessagesQuery } from '@sqos/api-client/message'
import { useSyncExternalStore } from 'react'

/** Milliseconds between two checks for new messages. */
const POLL_MS = 60_000

/** What is unread, checked every minute while the page is visible: each call prolongs the session. */
export function useUnread() {
  const isVisible = useSyncExternalStore(watchVisibility, readVisibility)
  const { data } = useGetUnreadMessagesQuery(undefined, { pollingInterval: isVisible ? POLL_MS : 0 })
  return data
}

const readVisibility = () => !document.hidden

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
