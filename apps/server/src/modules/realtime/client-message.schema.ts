import { type ClientMessage, type ClientMethod, MAX_ARTICLE_EDIT } from '@sqos/contract/realtime'
import { Type, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

const Id = Type.String({ minLength: 1, maxLength: 64 })
const ArticleSchema = Type.Optional(Type.Integer({ minimum: 0 }))
const Token = Type.String({ maxLength: 512 })
const FileName = Type.String({ minLength: 1, maxLength: 255 })
const Size = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

const Content = Type.Union([
  Type.String({ minLength: 1, maxLength: 10_000 }),
  Type.Object({ name: FileName, width: Size, height: Size }),
  Type.Object({ name: FileName, length: Type.Number({ minimum: 0, maximum: 3600 }) }),
  Type.Object({ name: FileName, fileName: FileName, fileSize: Size }),
  Type.Object({ modelId: Id, recordId: Id }),
])

const ContentType = Type.Union(['text', 'image', 'voice', 'video', 'file', 'card'].map((kind) => Type.Literal(kind)))

/** The properties of each method beside `method`. Further properties are ignored: later clients send more. */
const METHODS = {
  OnConnection: Type.Object({
    token: Token,
    mobileDevice: Type.Optional(Type.Boolean()),
    lastId: Type.Optional(Size),
  }),
  heartCheck: Type.Object({ token: Token, isActive: Type.Optional(Type.Boolean()) }),
  SendMessage: Type.Object({
    token: Token,
    toUserId: Id,
    messageType: ContentType,
    messageContent: Content,
    clientId: Type.Optional(Id),
    replyToId: Type.Optional(Id),
    mentionedIds: Type.Optional(Type.Array(Id, { maxItems: 200 })),
  }),
  MessageList: Type.Object({
    token: Token,
    toUserId: Id,
    formUserId: Type.Optional(Type.String({ maxLength: 64 })),
    currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    sord: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
    clientId: Type.Optional(Id),
  }),
  RecallMessage: Type.Object({ token: Token, messageId: Id, clientId: Type.Optional(Id) }),
  JoinArticle: Type.Object({ token: Token, articleId: Id, tab: Id, schema: ArticleSchema }),
  LeaveArticle: Type.Object({ token: Token, articleId: Id, tab: Id }),
  EditArticle: Type.Object({
    token: Token,
    articleId: Id,
    tab: Id,
    schema: ArticleSchema,
    clientId: Type.Optional(Id),
    edit: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_ARTICLE_EDIT })),
    presence: Type.Optional(
      Type.Object({ client: Size, cursor: Type.String({ maxLength: 1000 }), isGone: Type.Optional(Type.Boolean()) }),
    ),
  }),
  UpdateReadMessage: Type.Object({ token: Token, formUserId: Id }),
} satisfies Record<ClientMethod, TSchema>

const validators = new Map<string, ReturnType<typeof Compile>>(
  Object.entries(METHODS).map(([method, schema]) => [method, Compile(schema)]),
)

/** A frame as it was read: a message, or why it is none. */
export type ReadFrame =
  | { message: ClientMessage }
  /** Not JSON, no object, or without a method. */
  | { problem: 'malformed' }
  | { problem: 'unknownMethod'; method: string; clientId?: string }
  | { problem: 'invalid'; method: string; clientId?: string }

/** Reads a text frame of a client. */
export function readFrame(text: string): ReadFrame {
  const value = parse(text)
  if (!isRecord(value) || typeof value['method'] !== 'string') return { problem: 'malformed' }
  const method = value['method'].slice(0, 64)
  const clientId = typeof value['clientId'] === 'string' ? { clientId: value['clientId'].slice(0, 64) } : {}
  const validator = validators.get(method)
  if (!validator) return { problem: 'unknownMethod', method, ...clientId }
  if (!validator.Check(value)) return { problem: 'invalid', method, ...clientId }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the schema of the method
  return { message: value as unknown as ClientMessage }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
