/** Kinds of chat messages. `notice`: an event of a group, written by the server. */
export type ChatMessageType = 'text' | 'image' | 'voice' | 'video' | 'file' | 'card' | 'notice'

/** Kinds of chat messages that clients send. */
export type SentMessageType = Exclude<ChatMessageType, 'notice'>

/** An uploaded picture (upload type `IM`). */
export interface ChatImageContent {
  /** File name that the upload returned. */
  name: string
  width: number
  height: number
}

/** An uploaded voice message. */
export interface ChatVoiceContent {
  name: string
  /** Seconds. */
  length: number
}

/** An uploaded file or video. */
export interface ChatFileContent {
  name: string
  /** Original name, shown to people. */
  fileName: string
  /** Bytes. */
  fileSize: number
}

/** A record of a form. Readers ask for the texts that they may see (`getRecordCard`). */
export interface ChatCardContent {
  modelId: string
  recordId: string
}

/** Content of a chat message; a string for `text`. */
export type ChatContent = string | ChatImageContent | ChatVoiceContent | ChatFileContent | ChatCardContent

/** First frame of a connection: signs the socket in. The server answers `initMessage` or `logout`. */
export interface OnConnectionMessage {
  method: 'OnConnection'
  token: string
  mobileDevice?: boolean
  /**
   * Id of the last push that the client received. The server sends all later ones after `initMessage`. Absent on the first
   * connection: pushes of the past are not sent.
   */
  lastId?: number
}

/** Keeps the connection open; the server answers `heartCheck`. Required after at most 100 s without another frame. */
export interface HeartCheckMessage {
  method: 'heartCheck'
  token: string
  /** True when a page is visible: only then the heartbeat keeps the session alive. */
  isActive?: boolean
}

/** Sends a chat message. The server stores it before it answers `sendMessage`. */
export interface SendMessageMessage {
  method: 'SendMessage'
  token: string
  /** The other person, or a group: see `isGroupId`. A message to a group is answered by `groupMessage`. */
  toUserId: string
  messageType: SentMessageType
  messageContent: ChatContent
  /** Chosen by the client: a repetition with the same id stores nothing and is answered with the stored message. */
  clientId?: string
  /** Id of the message of the same conversation that this one answers. */
  replyToId?: string
  /** Members of the group whom the text mentions; `CHAT_EVERYBODY` for all. Ignored between two people. */
  mentionedIds?: string[]
}

/** Requests a page of a conversation; answered by `messageList`. */
export interface MessageListMessage {
  method: 'MessageList'
  token: string
  /** The other person, or a group. */
  toUserId: string
  /** The caller. */
  formUserId?: string
  currentPage?: number
  /** 30 when a conversation opens, 50 in its history. */
  pageSize?: number
  /** Order in which pages are taken; the rows of a page are always in ascending order of time. */
  sord?: 'asc' | 'desc'
  keyword?: string
  /** Chosen by the client, and repeated in the answer: all tabs of a browser receive it. */
  clientId?: string
}

/** Takes back a message of the caller, within `CHAT_RECALL_MS` after it was sent. Its content is deleted. */
export interface RecallMessageMessage {
  method: 'RecallMessage'
  token: string
  messageId: string
  /** Chosen by the client, and repeated in a refusal. */
  clientId?: string
}

/** Marks every message of a conversation as read by the caller. */
export interface UpdateReadMessageMessage {
  method: 'UpdateReadMessage'
  token: string
  /** The other person, or a group. */
  formUserId: string
}

/** Follows the edits of an article, which the client has just read. Again after each `initMessage`. */
export interface JoinArticleMessage {
  method: 'JoinArticle'
  token: string
  articleId: string
  /** Chosen by the tab: all tabs of a browser share the socket. */
  tab: string
  /** `ARTICLE_SCHEMA` of the page; 1 by default. An older one than that of the server is answered by the access `outdated`. */
  schema?: number
}

/** Ends `JoinArticle`. */
export interface LeaveArticleMessage {
  method: 'LeaveArticle'
  token: string
  articleId: string
  tab: string
}

/** Where a person is in an article. */
export interface ArticlePresence {
  /** Number of the client in the document. */
  client: number
  /** The selection as JSON text; empty without one. */
  cursor: string
  /** The tab leaves the article. */
  isGone?: boolean
}

/** Changes an article, or tells where the person is in it. Answered by `articleEdit`, once the edit is stored. */
export interface EditArticleMessage {
  method: 'EditArticle'
  token: string
  articleId: string
  tab: string
  /** Chosen by the client, and repeated in the answer. */
  clientId?: string
  /** Update of Yjs in Base64, at most `MAX_ARTICLE_EDIT` characters; larger ones are sent by `mergeWritingArticle`. */
  edit?: string
  presence?: ArticlePresence
  /** `ARTICLE_SCHEMA` of the page; 1 by default. */
  schema?: number
}

/** Everything that a client sends. */
export type ClientMessage =
  | OnConnectionMessage
  | HeartCheckMessage
  | SendMessageMessage
  | MessageListMessage
  | UpdateReadMessageMessage
  | RecallMessageMessage
  | JoinArticleMessage
  | LeaveArticleMessage
  | EditArticleMessage

/** The methods that a client sends. */
export type ClientMethod = ClientMessage['method']

/** The message of a method. */
export type ClientMessageOf<Method extends ClientMethod> = Extract<ClientMessage, { method: Method }>
