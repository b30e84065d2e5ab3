import type { ArticlePresence, ChatCardContent, ChatMessageType } from './client-message.ts'

/** Unread chat messages of one person. */
export interface UnreadConversation {
  /** The other person. */
  sendUserId: string
  /** The recipient of this message. */
  receiveUserId: string
  unreadNum: number
  /** Latest message. */
  defaultMessage: string
  defaultMessageType: ChatMessageType
  /** Milliseconds since 1970. */
  defaultMessageTime: number
}

/** State at the moment of the connection. */
export interface InitMessage {
  method: 'initMessage'
  onlineUsers: string[]
  unreadNums: UnreadConversation[]
  unreadMessageCount: number
  unreadNoticeCount: number
  /** Title of the latest notice; empty if none exists. */
  noticeDefaultText: string
  messageDefaultText: string
  /** Milliseconds since 1970; 0 if none exists. */
  noticeDefaultTime: number
  messageDefaultTime: number
  /** Id of the last push before this connection, after which replayed pushes follow. */
  lastId: number
  /** True when pushes that the client missed are no longer stored: everything on screen must be read again. */
  isOutdated?: true
}

/** A notice or message arrived. */
export interface MessagePush {
  method: 'messagePush'
  /** Sender. */
  userId: string
  toUserId: string[]
  title: string
  /** Amount by which the unread count grows. */
  unreadNoticeCount: number
  /** 1 notice, 2 message. */
  messageType?: number
  /** Milliseconds since 1970; missing for a message of which the chat itself notifies the user. */
  messageDefaultTime?: number
  /** Id of the notice or message, for the dialog that opens it. */
  messageId?: string
}

/** The number of unread notices and messages changed, in another tab or browser of the same person. */
export interface UnreadCountPush {
  method: 'unreadCount'
  unreadMessageCount: number
  unreadNoticeCount: number
}

/** A chat message arrived from another person. */
export interface ReceiveMessage {
  method: 'receiveMessage'
  /** Id of the chat message. */
  messageId?: string
  /** Sender; "form" means "from". */
  formUserId: string
  account: string
  realName: string
  headIcon: string
  formMessage: ChatWireContent
  messageType: ChatMessageType
  /** The message that this one answers. */
  quote?: ChatQuote
  /** Milliseconds since 1970. */
  dateTime: number
  latestDate: number
}

/** A chat message of the caller was stored; sent to every socket of the caller. */
export interface SendMessageEcho {
  method: 'sendMessage'
  /** Id of the chat message. */
  messageId?: string
  /** The `clientId` of the request. */
  clientId?: string
  /** Sender, with a capital letter. */
  UserId: string
  account: string
  realName: string
  headIcon: string
  toUserId: string
  toAccount: string
  toRealName: string
  toHeadIcon: string
  messageType: ChatMessageType
  toMessage: ChatWireContent
  /** The message that this one answers. */
  quote?: ChatQuote
  /** Milliseconds since 1970. */
  dateTime: number
  latestDate: number
}

/** Content of a chat message as the server sends it: a string for text, the ids for a card, else the address of the file and its facts. */
export type ChatWireContent = string | ChatWireFile | ChatCardContent

/** A file of a chat message. */
export interface ChatWireFile {
  /** `/api/file/Image/IM/{name}`. */
  path: string
  width?: number
  height?: number
  /** Seconds. */
  length?: number
  fileName?: string
  /** Bytes. */
  fileSize?: number
}

/** A message that another one answers. */
export interface ChatQuote {
  id: string
  sendUserId: string
  /** Beginning of the text; a JSON string of `ChatWireFile` for other types; empty when it was recalled. */
  content: string
  contentType: ChatMessageType
  /** Name of the sender; in groups. */
  senderName?: string
}

/** The sender of a message of a group. */
export interface ChatSender {
  account: string
  realName: string
  headIcon: string
}

/** A person who is mentioned in a message. */
export interface ChatMention {
  /** A user, or `CHAT_EVERYBODY`. */
  id: string
  /** Name at the time of the message; empty for everybody. */
  name: string
}

/** An event of a group: the content of a `notice`, as JSON. */
export interface ChatNotice {
  /** `named`: the group got the name `name`. `promoted` and `demoted`: rights of an administrator. */
  event: 'created' | 'invited' | 'removed' | 'left' | 'named' | 'promoted' | 'demoted'
  /** Who did it. */
  by: { id: string; name: string }
  /** Who was invited, removed, promoted or demoted. */
  people: { id: string; name: string }[]
  /** The new name. */
  name?: string
}

/** One message of a conversation. */
export interface ChatRow {
  id: string
  sendUserId: string
  /** The other person, or the group. */
  receiveUserId: string
  /** Milliseconds since 1970. */
  sendTime: number
  /** Milliseconds since 1970; when it was read, else when it was sent. */
  receiveTime: number
  /** Text; a JSON string of `ChatNotice` for a notice, of `ChatCardContent` for a card, of `ChatWireFile` for other types. */
  content: string
  contentType: ChatMessageType
  /** 0 unread, 1 read. */
  state: 0 | 1
  /** True if the sender recalled the message; its content is empty. */
  isRecalled?: true
  /** The message that this one answers. */
  quote?: ChatQuote
  /** Place of the message in its group; the first has 1. */
  number?: number
  /** In groups. */
  sender?: ChatSender
  /** Number of other members who have read the message; in groups. */
  readCount?: number
  /** Whom the message mentions; in groups. */
  mentions?: ChatMention[]
}

/** A page of a conversation. */
export interface MessageListAnswer {
  method: 'messageList'
  /** The other person or the group, as requested. */
  toUserId?: string
  list: ChatRow[]
  pagination: { total: number; currentPage: number; pageSize: number }
  /** The `clientId` of the request. */
  clientId?: string
}

/** A message was taken back by its sender; sent to every socket of everybody who received it. */
export interface RecallMessagePush {
  method: 'recallMessage'
  messageId: string
  /** The sender. */
  userId: string
  /** The other person, or the group. */
  peerUserId: string
}

/** Messages between two people were read; sent to every socket of both. */
export interface ReadMessagePush {
  method: 'readMessage'
  /** Who read. */
  userId: string
  /** Whose messages were read. */
  peerUserId: string
}

/** A message of a group was stored; sent to every socket of its members, the sender included. */
export interface GroupMessagePush {
  method: 'groupMessage'
  groupId: string
  groupName: string
  message: ChatRow
  /** The `clientId` of the request. */
  clientId?: string
}

/** A member has read messages of a group; sent to the member and to those who wrote the messages. */
export interface GroupReadPush {
  method: 'groupRead'
  groupId: string
  /** Who read. */
  userId: string
  /** The member had read up to this number, and now has read up to `to`. */
  from: number
  to: number
}

/** The own settings of a member of a group changed; sent to every socket of the member. */
export interface GroupChangedPush {
  method: 'groupChanged'
  groupId: string
}

/** Somebody came online: the first socket anywhere. */
export interface OnlineMessage {
  method: 'online'
  userId: string
}

/** Somebody went offline: the last socket closed. */
export interface OfflineMessage {
  method: 'offline'
  userId: string
}

/** Many people came online or went offline within a moment, in place of single `online` and `offline`. */
export interface PresenceMessage {
  method: 'presence'
  online: string[]
  offline: string[]
}

/** The session ended: forget the token and show the sign-in page. The socket closes after it. */
export interface LogoutMessage {
  method: 'logout'
  /** Empty after a sign-out by the person. */
  msg: string
  /** A code of `SESSION_ENDED`. */
  code: number
}

/** The client closes the socket and does not connect again by itself. */
export interface CloseSocketMessage {
  method: 'closeSocket'
  msg?: string
}

/** Data that the shell keeps may have changed on the server: the client compares its version. */
export interface RefreshMessage {
  method: 'refresh'
  /** `menus`: menus and permissions. */
  subject: 'menus'
}

/** A person who has a record open for editing. */
export interface RecordEditor {
  userId: string
  /** `name/account`. */
  name: string
  headIcon: string
}

/** Who has a record open; sent to these people when somebody comes or goes. */
export interface RecordEditorsMessage {
  method: 'recordEditors'
  modelId: string
  recordId: string
  editors: RecordEditor[]
}

/** Somebody changed or deleted a record that the person has open. */
export interface RecordChangedMessage {
  method: 'recordChanged'
  modelId: string
  recordId: string
  /** Who changed it; empty for the system. */
  userId: string
}

/** Records behind parts of a portal changed; sent once to people whose page has shown them since. */
export interface PortalChangedMessage {
  method: 'portalChanged'
  portalId: string
  /** `i` of the parts in the document. */
  parts: readonly string[]
}

/** Answer to `heartCheck`. */
export interface HeartCheckAnswer {
  method: 'heartCheck'
}

/** A frame of the client was refused; the socket stays open. */
export interface ErrorMessage {
  method: 'error'
  code: number
  msg: string
  /** Method of the refused frame, where it could be read. */
  of?: string
  /** `clientId` of the refused frame. */
  clientId?: string
  /** Seconds to wait before the next frame, after too many. */
  retryAfter?: number
}

/** An article was changed, or somebody moved in it; sent to everybody who follows it, the sender too. */
export interface ArticleEditMessage {
  method: 'articleEdit'
  articleId: string
  /** The person; empty for the server itself. */
  userId: string
  name: string
  /** Tab of the sender. */
  tab: string
  clientId?: string
  /** Update of Yjs in Base64; the edit is stored. */
  edit?: string
  /** The edit is too large for a frame: read the article again. */
  isBehind?: true
  presence?: ArticlePresence
  /** `ARTICLE_SCHEMA` of the server that stored it. Pages with an older one do not take the edit. */
  schema?: number
}

/** The edits of an article became a version that everything else reads. */
export interface ArticleSavedMessage {
  method: 'articleSaved'
  articleId: string
  version: number
  /** Why the text was not taken over: it is too long. */
  problem?: 'tooLarge'
}

/** A comment on an article was added, resolved or deleted: read them again. */
export interface ArticleCommentsMessage {
  method: 'articleComments'
  articleId: string
}

/** The right of the person to an article has changed. */
export interface ArticleAccessMessage {
  method: 'articleAccess'
  articleId: string
  /** `outdated`: the page must be loaded again, because it does not know everything that the article may have. */
  access: 'edit' | 'read' | 'none' | 'outdated'
}

/** Messages that are stored for a while and sent again to a client that missed them. */
export type PushMessage =
  | MessagePush
  | UnreadCountPush
  | ReceiveMessage
  | SendMessageEcho
  | ReadMessagePush
  | RecallMessagePush
  | GroupMessagePush
  | GroupReadPush
  | GroupChangedPush

/** Messages about one connection or one moment; never sent again. */
export type TransientMessage =
  | InitMessage
  | MessageListAnswer
  | OnlineMessage
  | OfflineMessage
  | PresenceMessage
  | RefreshMessage
  | RecordEditorsMessage
  | RecordChangedMessage
  | ArticleEditMessage
  | ArticleSavedMessage
  | ArticleCommentsMessage
  | ArticleAccessMessage
  | PortalChangedMessage
  | LogoutMessage
  | CloseSocketMessage
  | HeartCheckAnswer
  | ErrorMessage

/** A push as the client receives it. */
export type Push = PushMessage & {
  /** Increases by one with every push to the person. A client ignores ids that it has seen. */
  id: number
}

/** What answers the sender of a chat message. */
export type ChatEcho = SendMessageEcho | GroupMessagePush

/** Everything that the server sends. A message that was sent twice is answered by an echo without a number. */
export type ServerMessage = Push | TransientMessage | ChatEcho

/** The methods that the server sends. */
export type ServerMethod = ServerMessage['method']

/** The message of a method. */
export type ServerMessageOf<Method extends ServerMethod> = Extract<ServerMessage, { method: Method }>
