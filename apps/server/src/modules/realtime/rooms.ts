import type { TransientMessage } from '@sqos/contract/realtime'
import type { Connection } from './connection.ts'

/** Tabs of one socket in a room: a limit for clients that never leave. */
const MAX_TABS = 50

/** What servers tell each other about rooms. */
export type RoomNews =
  | { kind: 'room'; room: string; message: TransientMessage }
  | { kind: 'expelled'; room: string; userId: string; message: TransientMessage }

/** A socket that may enter rooms. */
export type RoomMember = Pick<Connection, 'userId' | 'sendText'>

/**
 * Sockets of this server that follow the same thing, such as an article. All tabs of a browser share one socket, so that each enters and
 * leaves under its own name. Nothing is stored: after a reconnection clients enter again.
 */
export function createRooms(publish: (news: RoomNews) => void) {
  const rooms = new Map<string, Map<RoomMember, Set<string>>>()

  function drop(room: string, member: RoomMember) {
    const members = rooms.get(room)
    members?.delete(member)
    if (members?.size === 0) rooms.delete(room)
  }

  function tellLocally(room: string, message: TransientMessage) {
    const text = JSON.stringify(message)
    for (const member of rooms.get(room)?.keys() ?? []) member.sendText(text)
  }

  function expelLocally(room: string, userId: string, message: TransientMessage) {
    for (const member of rooms.get(room)?.keys() ?? []) {
      if (member.userId !== userId) continue
      member.sendText(JSON.stringify(message))
      drop(room, member)
    }
  }

  return {
    enter(room: string, member: RoomMember, tab: string) {
      const members = rooms.get(room) ?? new Map<RoomMember, Set<string>>()
      rooms.set(room, members)
      const tabs = members.get(member) ?? new Set()
      members.set(member, tabs)
      if (tabs.size < MAX_TABS) tabs.add(tab)
    },
    leave(room: string, member: RoomMember, tab: string) {
      const tabs = rooms.get(room)?.get(member)
      tabs?.delete(tab)
      if (tabs?.size === 0) drop(room, member)
    },
    /** The socket closed. */
    forget(member: RoomMember) {
      for (const room of rooms.keys()) drop(room, member)
    },
    isInside: (room: string, member: RoomMember) => rooms.get(room)?.has(member) === true,
    /** Sends to every socket in the room, on every server; not stored. */
    tell(room: string, message: TransientMessage) {
      tellLocally(room, message)
      publish({ kind: 'room', room, message })
    },
    /** Takes the sockets of a person out, on every server, after a last message. */
    expel(room: string, userId: string, message: TransientMessage) {
      expelLocally(room, userId, message)
      publish({ kind: 'expelled', room, userId, message })
    },
    hear(news: RoomNews) {
      if (news.kind === 'room') tellLocally(news.room, news.message)
      else expelLocally(news.room, news.userId, news.message)
    },
  }
}

export type Rooms = ReturnType<typeof createRooms>
