import { useGetUnreadMessagesQuery } from '@sqos/api-client/message'
import { useSyncExternalStore } from 'react'

/** Milliseconds between two checks for new messages without a connection. */
const POLL_MS = 60_000

/** What is unread, as the cache has it. `usePolledUnread`, called once in the dock, keeps it up to date. */
export const useUnread = () => useGetUnreadMessagesQuery().data

/**
 * What is unread. Without a connection that announces messages it is read every minute while the page is visible; each call prolongs
 * the session.
 */
export function usePolledUnread(isConnected: boolean) {
  const isVisible = useSyncExternalStore(watchVisibility, readVisibility)
  return useGetUnreadMessagesQuery(undefined, { pollingInterval: isVisible && !isConnected ? POLL_MS : 0 }).data
}

const readVisibility = () => !document.hidden

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
