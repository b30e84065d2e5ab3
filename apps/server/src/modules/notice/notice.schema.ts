import { Type, type Static } from 'typebox'
import { component, Milliseconds, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'

const receivers = {
  description:
    'Who receives it, separated by commas: ids of users, or `id--type` of departments, roles, positions, groups; empty: all',
}
const attachments = { description: 'JSON text of [{name, fileId, url, fileSize, fileVersionId?}], or empty' }

export const NoticeQuery = Type.Object({
  ...PageQuery.properties,
  enabledMark: Type.Optional(Type.Union([Type.Literal(''), Type.Literal('0'), Type.Literal('1'), Type.Literal('2')])),
})
export type NoticeQuery = Static<typeof NoticeQuery>

export const NoticeBody = component(
  'NoticeBody',
  Type.Object({
    title: Type.Optional(Type.String({ maxLength: 200 })),
    bodyText: Type.Optional(Type.String({ description: 'HTML' })),
    files: Type.Optional(Type.String({ maxLength: 100_000, ...attachments })),
    toUserIds: Type.Optional(Type.String({ maxLength: 200_000, ...receivers })),
    mustRead: Type.Optional(Type.Boolean({ description: 'Receivers confirm that they have read it' })),
    expirationTime: Type.Optional(
      Type.Unsafe<number | null>({ ...MomentOrNull, description: 'When receivers stop seeing it; null: never' }),
    ),
    lastModifyTime: ReadAt,
  }),
)
export type NoticeBody = Static<typeof NoticeBody>

const facts = {
  id: Type.String(),
  title: Type.String(),
  creatorUser: Type.String(),
  lastModifyTime: MomentOrNull,
  enabledMark: Type.Integer({ description: '0 a draft, 1 released, 2 expired' }),
  type: Type.Integer(),
  mustRead: Type.Boolean(),
  plannedTime: MomentOrNull,
  expirationTime: MomentOrNull,
  creatorTime: Milliseconds,
  releaseUser: Type.String(),
  releaseTime: MomentOrNull,
}

export const NoticeRow = component(
  'NoticeRow',
  Type.Object({
    ...facts,
    receivers: Type.Integer({ description: 'Number of users who received it' }),
    readers: Type.Integer(),
    confirmers: Type.Integer(),
  }),
)
export type NoticeRow = Static<typeof NoticeRow>

export const Notice = component(
  'Notice',
  Type.Object({
    ...facts,
    bodyText: Type.String({ description: 'HTML' }),
    files: Type.String(attachments),
    toUserIds: Type.String(receivers),
  }),
)
export type Notice = Static<typeof Notice>

export const NoticePlanBody = component(
  'NoticePlanBody',
  Type.Object({
    plannedTime: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Epoch milliseconds of the release; null cancels the plan',
    }),
  }),
)

export const NoticeReadersQuery = Type.Object({
  ...PageQuery.properties,
  isRead: Type.Optional(Type.Union([Type.Literal(''), Type.Literal('0'), Type.Literal('1')])),
})
export type NoticeReadersQuery = Static<typeof NoticeReadersQuery>

export const NoticeReader = component(
  'NoticeReader',
  Type.Object({
    id: Type.String(),
    realName: Type.String(),
    account: Type.String(),
    organizeName: Type.String(),
    readTime: MomentOrNull,
    confirmTime: MomentOrNull,
    remindCount: Type.Integer(),
  }),
)
