/** Path of the socket on the server. */
export const SOCKET_PATH = '/api/message/websocket'

/** Milliseconds without a frame of the client after which the server closes the socket. */
export const SOCKET_TIMEOUT = 100_000

/** Largest frame of a client in bytes. */
export const MAX_FRAME_BYTES = 65_536

/** Why the server closes a socket. Clients connect again by themselves, except after `sessionEnded` and `tooManySockets`. */
export const SOCKET_CLOSE = {
  /** No frame for 100 s. */
  idle: 4000,
  /** The session ended, or the token is not valid. */
  sessionEnded: 4001,
  /** No `OnConnection` within the time limit. */
  notSignedIn: 4002,
  /** The person opened more sockets than allowed; the oldest is closed. */
  tooManySockets: 4003,
  /** Wrong passwords locked the account. Its sessions continue; sockets are refused until the lock ends. */
  locked: 4004,
  /** The client ignored the rate limit. */
  flood: 4008,
  /** The client reads too slowly. */
  tooSlow: 4009,
  /** The server stops; another one answers. */
  restart: 1012,
  /** The server has no room for further sockets. */
  busy: 1013,
} as const

/** Milliseconds within which the sender can take back a chat message. */
export const CHAT_RECALL_MS = 120_000

/** Largest number of members of a chat group. */
export const CHAT_GROUP_MEMBERS = 200

/** Id for all members of a group among the ids of a mention. */
export const CHAT_EVERYBODY = '*'

/** Beginning of the ids of groups. Ids of users never begin with it. */
export const GROUP_ID_PREFIX = 'g_'

/** Parameter of the address that opens a conversation of the chat on the present page. */
export const CHAT_PARAMETER = 'chat'

/** Path in the application that opens a conversation. */
export const chatLink = (id: string): string => `/home?${CHAT_PARAMETER}=${encodeURIComponent(id)}`

/** Whether the id of a conversation is that of a group. */
export const isGroupId = (id: string): boolean => id.startsWith(GROUP_ID_PREFIX)
