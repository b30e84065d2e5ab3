import type { ChatRow } from '@sqos/contract/realtime'
import type { ChatConnection } from '../chat-services.ts'
import { rowOfEcho, rowOfReception } from './message-row.ts'

/** Collects the messages of a conversation that arrive while a page of it is on its way: the page may lack them. */
export function watchRows(connection: ChatConnection, peerId: string): { rows: ChatRow[]; stop: () => void } {
  const rows: ChatRow[] = []
  const stop = connection.onAny((message) => {
    if (message.method === 'receiveMessage' && message.formUserId === peerId) rows.push(rowOfReception(message, ''))
    if (message.method === 'sendMessage' && message.toUserId === peerId) rows.push(rowOfEcho(message))
    if (message.method === 'groupMessage' && message.groupId === peerId) rows.push(message.message)
  })
  return { rows, stop }
}
