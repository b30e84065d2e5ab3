import type {
  ChatEcho,
  ClientMessageOf,
  ClientMethod,
  InitMessage,
  PushMessage,
  TransientMessage,
} from '@sqos/contract/realtime'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { RoomMember, Rooms } from './rooms.ts'

/** Values of `initMessage` that modules contribute; each module contributes its own properties. */
export type InitContribution = Partial<Omit<InitMessage, 'method' | 'onlineUsers' | 'lastId' | 'isOutdated'>>

/** The methods of clients that modules handle. */
export type HandledMethod = Exclude<ClientMethod, 'OnConnection' | 'heartCheck'>

/** Sockets that follow the same thing, on every server. */
export type RoomPort = Pick<Rooms, 'enter' | 'leave' | 'isInside' | 'tell' | 'expel'>

/** A frame of a signed-in client. */
export interface ClientCall<Method extends HandledMethod> {
  message: ClientMessageOf<Method>
  actor: Actor
  /** Answers the socket that sent the frame. */
  reply: (answer: TransientMessage | ChatEcho) => void
  /** The socket, to enter rooms. */
  socket: RoomMember
}

/** A push and its recipients. */
export interface Push {
  userIds: readonly string[]
  message: PushMessage
}

/** Messages to people who are connected, on every server. */
export interface Realtime {
  /**
   * Stores a push for these people and sends it to all of their sockets on every server. People who are offline receive it when
   * a client connects with an older `lastId`, as long as it is stored. Within a transaction pass `trx`: the push is stored with
   * the change and sent after the commit; if the server dies in between, the next check for missed pushes sends it.
   */
  push: (userIds: readonly string[], message: PushMessage, trx?: Trx) => Promise<void>
  /** Like `push`, several with one statement; each person receives them in this order. */
  pushAll: (pushes: readonly Push[], trx?: Trx) => Promise<void>
  /** Sends to everybody who is connected, on every server; not stored. */
  broadcast: (message: TransientMessage) => void
  /** Sends to the sockets of these people, on every server; not stored, so those who are not connected miss it. */
  tell: (userIds: readonly string[], message: TransientMessage) => void
  rooms: RoomPort
  /** Whether the person has a socket on any server. */
  isOnline: (userId: string) => boolean
  /** Everybody who has a socket on any server. */
  onlineUsers: () => string[]
  /** Adds values to the `initMessage` of every connection, such as unread counts. Call it when the module is registered. */
  onConnected: (contribute: (userId: string, db: Db) => Promise<InitContribution>) => void
  /** Registers the handler of a client method. An `AppError` that it throws is answered as `error`. */
  handle: <Method extends HandledMethod>(method: Method, handler: (call: ClientCall<Method>) => Promise<void>) => void
}
