import { Type, type Static } from 'typebox'
import { component, Milliseconds, PageQuery } from '../../platform/schema.ts'

const isRead = Type.Union([Type.Literal('0'), Type.Literal('1')])
const typeFilter = Type.Union([
  Type.Literal(''),
  Type.Literal('1'),
  Type.Literal('2'),
  Type.Literal('3'),
  Type.Literal('4'),
])

/** Which messages a list or "all read" means. */
export const MessageFilter = Type.Object({
  keyword: PageQuery.properties.keyword,
  type: Type.Optional(typeFilter),
  isRead: Type.Optional(Type.Union([Type.Literal(''), isRead])),
})
export type MessageFilter = Static<typeof MessageFilter>

export const MessageQuery = Type.Object({ ...PageQuery.properties, ...MessageFilter.properties })

const facts = {
  id: Type.String(),
  title: Type.String(),
  type: Type.Integer({ description: '1 a notice, 2 a task, 3 a message of the system, 4 an appointment' }),
  creatorUser: Type.String(),
  lastModifyTime: Milliseconds,
  mustRead: Type.Boolean({ description: 'Its receivers confirm that they have read it' }),
  isConfirmed: Type.Boolean(),
}

/** A message in the list of its receiver. */
export const MessageRow = component(
  'MessageRow',
  Type.Object({
    ...facts,
    isRead,
    releaseUser: Type.String(),
    releaseTime: Milliseconds,
    link: Type.String({ description: 'Path in the application that the message leads to' }),
    hasBody: Type.Boolean({ description: 'Whether there is more to read than the title' }),
  }),
)
export type MessageRow = Static<typeof MessageRow>

/** A message with its body, as its receiver opens it. */
export const MessageInfo = component(
  'MessageInfo',
  Type.Object({
    ...facts,
    bodyText: Type.String({ description: 'HTML; a JSON text for a task' }),
    files: Type.String({ description: 'JSON text of [{name, fileId, url, fileSize, fileVersionId?}], or empty' }),
    releaseUser: Type.String(),
    releaseTime: Milliseconds,
    link: Type.String(),
  }),
)
export type MessageInfo = Static<typeof MessageInfo>

/** Ids as a text with commas, as this API family sends them. */
export const MessageIdsBody = component(
  'MessageIdsBody',
  Type.Object({ ids: Type.String({ minLength: 1, maxLength: 60_000, description: 'Ids, separated by commas' }) }),
)

const latest = Type.Integer({ description: 'Epoch milliseconds; 0 when there is none' })

/** What is unread; the socket sends the same when it opens. */
export const UnreadMessages = component(
  'UnreadMessages',
  Type.Object({
    unreadMessageCount: Type.Integer(),
    unreadNoticeCount: Type.Integer(),
    noticeDefaultText: Type.String({ description: 'Title of the latest notice' }),
    messageDefaultText: Type.String({ description: 'Title of the latest other message' }),
    noticeDefaultTime: latest,
    messageDefaultTime: latest,
  }),
)
export type UnreadMessages = Static<typeof UnreadMessages>

const Alert = Type.Object({
  desktop: Type.Boolean({ description: 'A notification of the desktop' }),
  sound: Type.Boolean(),
})
const time = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  examples: ['22:00'],
  description: 'HH:mm, in the time of the browser',
})

const Digest = Type.Object(
  {
    enabled: Type.Boolean(),
    hours: Type.Unsafe<1 | 4 | 8 | 24>({
      type: 'integer',
      enum: [1, 4, 8, 24],
      description:
        'How long a message is unread before it becomes part of a digest; also the shortest time between two digests',
    }),
  },
  { description: 'Unread messages in one text; missing where no channel delivers digests' },
)

/** What the caller wants to be notified of, wherever they sign in. */
export const MessageSetting = component(
  'MessageSetting',
  Type.Object({
    notice: Alert,
    message: Alert,
    chat: Type.Optional(Alert),
    quiet: Type.Object({
      enabled: Type.Boolean(),
      from: time,
      to: Type.String({ ...time, description: 'HH:mm; before `from`, it is meant of the next day' }),
    }),
    digest: Type.Optional(Digest),
  }),
)
export type MessageSetting = Static<typeof MessageSetting>
