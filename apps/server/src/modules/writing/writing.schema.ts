import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt, ref } from '../../platform/schema.ts'
import { ArticleSourceOrNull } from './article-record.schema.ts'
import { WritingHolder } from './template-rights.ts'

/** Maximum length of a document as JSON: some hundred pages. */
export const MAX_CONTENT = 4_000_000

const name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: String.raw`\S` })
const content = Type.String({ description: 'Document of the editor as JSON text' })
const usableBy = Type.Array(ref(WritingHolder), {
  maxItems: 500,
  description: 'Who may start articles from it; empty: everybody',
})
const editableBy = Type.Array(ref(WritingHolder), {
  maxItems: 500,
  description: 'Who may change it, of those with the right to the page; empty: all of them',
})
const optionalId = Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 50 }))

/** Kinds of the small things that editors choose from. */
const PART_KINDS = ['category', 'moduleCategory', 'module', 'variable', 'outline', 'tag', 'aiAction'] as const
export type PartKind = (typeof PART_KINDS)[number]
const PartKind = Type.Unsafe<PartKind>(Type.Union(PART_KINDS.map((kind) => Type.Literal(kind))))

export const WritingArticleQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(Type.Union([Type.Literal(''), Type.Literal('0'), Type.Literal('1')])),
  source: Type.Optional(
    Type.Union([Type.Literal(''), Type.Literal('own'), Type.Literal('shared'), Type.Literal('deleted')], {
      description: 'Own articles, those that others share with the user, or own ones that were deleted',
    }),
  ),
})
export type WritingArticleQuery = Static<typeof WritingArticleQuery>

/** What a user may do with an article. */
export type ArticleAccess = 'own' | 'edit' | 'read'
const Access = Type.Unsafe<ArticleAccess>(
  Type.Union(
    ['own', 'edit', 'read'].map((access) => Type.Literal(access)),
    { description: 'What the user may do: everything, edit, or read only' },
  ),
)

export const WritingArticleRow = component(
  'WritingArticleRow',
  Type.Object({
    id: Type.String(),
    title: Type.String(),
    summary: Type.String(),
    content: Type.String({ description: 'Always empty in lists' }),
    status: Flag,
    creatorTime: Milliseconds,
    lastModifyTime: MomentOrNull,
    deleteTime: MomentOrNull,
    access: Access,
    owner: Type.String({ description: 'Name of the owner' }),
  }),
)

export const WritingArticleBody = component(
  'WritingArticleBody',
  Type.Object({
    title: name(200),
    content,
    variables: Type.Optional(Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 2000 }))),
    status: Type.Optional(Flag),
    templateId: optionalId,
    source: Type.Optional(ArticleSourceOrNull),
    version: Type.Optional(Type.Integer({ minimum: 1, description: 'As it was read; a stale one is refused' })),
    isKept: Type.Optional(Type.Boolean({ description: 'Keeps a version even if the last one is young' })),
  }),
)
export type WritingArticleBody = Static<typeof WritingArticleBody>

export const WritingArticle = component(
  'WritingArticle',
  Type.Object({
    id: Type.String(),
    title: Type.String(),
    content,
    variables: Type.Record(Type.String(), Type.String()),
    status: Flag,
    templateId: Type.String(),
    source: ArticleSourceOrNull,
    version: Type.Integer(),
    lastModifyTime: MomentOrNull,
    access: Access,
    owner: Type.String({ description: 'Name of the owner; empty for own articles' }),
    isTogether: Type.Boolean({ description: 'Edited by several people: read it with syncWritingArticle' }),
  }),
)

const Share = Type.Object({
  userId: Type.String({ minLength: 1, maxLength: 50 }),
  mayEdit: Flag,
})

export const WritingSharesBody = component(
  'WritingSharesBody',
  Type.Object({ list: Type.Array(Share, { maxItems: 100 }) }),
)
export type WritingSharesBody = Static<typeof WritingSharesBody>

export const WritingShares = component(
  'WritingShares',
  Type.Object({ list: Type.Array(Type.Object({ ...Share.properties, name: Type.String() })) }),
)

const bytes = (description: string) => Type.String({ description: `${description}, in Base64`, maxLength: 16_000_000 })

const schema = Type.Optional(
  Type.Integer({ minimum: 0, description: 'Version of the nodes that the page knows; older than the server: refused' }),
)

export const WritingSyncBody = component(
  'WritingSyncBody',
  Type.Object({ vector: bytes('State vector of Yjs: what the client has; empty for nothing'), schema }),
)

export const WritingSync = component(
  'WritingSync',
  Type.Object({
    docId: Type.String({ description: 'Edits of another document mean nothing in this one' }),
    version: Type.Integer(),
    update: bytes('What the client lacks'),
    vector: bytes('State vector of the server'),
  }),
)

export const WritingMergeBody = component(
  'WritingMergeBody',
  Type.Object({
    edit: Type.Optional(bytes('Update of Yjs')),
    tab: Type.String({ maxLength: 64, description: 'Tab of the sender' }),
    schema,
    isKept: Type.Optional(Type.Boolean({ description: 'Keeps a version even if the last one is young' })),
  }),
)

export const WritingSaved = component(
  'WritingSaved',
  Type.Object({ id: Type.String(), version: Type.Integer(), savedAt: Milliseconds }),
)

export const WritingVersion = component(
  'WritingVersion',
  Type.Object({ number: Type.Integer(), title: Type.String(), createdAt: Milliseconds }),
)

export const WritingVersionDocument = component(
  'WritingVersionDocument',
  Type.Object({ number: Type.Integer(), title: Type.String(), content, text: Type.String() }),
)
export const VersionParams = Type.Object({ id: Type.String({ maxLength: 50 }), number: Type.Integer({ minimum: 1 }) })

export const WritingOutputBody = component(
  'WritingOutputBody',
  Type.Object({ format: Type.Union([Type.Literal('html'), Type.Literal('markdown'), Type.Literal('pdf')]) }),
)

export const WritingOutput = component(
  'WritingOutput',
  Type.Object({
    title: Type.String(),
    html: Type.String({ description: 'With the variables filled in' }),
    missing: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  }),
)

export const WritingTemplateQuery = Type.Object({
  ...PageQuery.properties,
  categoryId: Type.Optional(Type.String({ maxLength: 50 })),
})
export type WritingTemplateQuery = Static<typeof WritingTemplateQuery>

/** A template as the start page shows it. */
export const WritingTemplateCard = component(
  'WritingTemplateCard',
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    description: Type.String(),
    content: Type.String({ description: 'Always empty in lists' }),
    category: Type.String({ description: 'Name of the category' }),
    cover: Type.String({ description: 'Address of a picture, or empty' }),
    creatorTime: Milliseconds,
  }),
)

export const WritingTemplateRow = component(
  'WritingTemplateRow',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    categoryId: Type.String(),
    category: Type.String(),
    description: Type.String(),
    enabledMark: Flag,
    sortCode: Type.Integer(),
    lastModifyTime: MomentOrNull,
  }),
)

export const WritingTemplateBody = component(
  'WritingTemplateBody',
  Type.Object({
    fullName: name(100),
    categoryId: optionalId,
    cover: Type.Optional(Type.String({ maxLength: 500 })),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    content,
    enabledMark: Type.Optional(Flag),
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    usableBy: Type.Optional(usableBy),
    editableBy: Type.Optional(editableBy),
    lastModifyTime: ReadAt,
  }),
)
export type WritingTemplateBody = Static<typeof WritingTemplateBody>

export const WritingTemplate = component(
  'WritingTemplate',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    categoryId: Type.String(),
    cover: Type.String(),
    description: Type.String(),
    content,
    enabledMark: Flag,
    sortCode: Type.Integer(),
    usableBy,
    editableBy,
    lastModifyTime: MomentOrNull,
  }),
)

export const WritingRevision = component(
  'WritingRevision',
  Type.Object({
    id: Type.String(),
    creatorTime: Milliseconds,
    userName: Type.String(),
    fullName: Type.String(),
    isCurrent: Type.Boolean(),
    text: Type.String({ description: 'The text without formatting, to compare' }),
  }),
)
export const RevisionParams = Type.Object({
  id: Type.String({ maxLength: 50 }),
  revisionId: Type.String({ maxLength: 50 }),
})

export const WritingDocx = component('WritingDocx', Type.Object({ html: Type.String(), title: Type.String() }))

export const WritingPartQuery = Type.Object({
  ...PageQuery.properties,
  categoryId: Type.Optional(Type.String({ maxLength: 50 })),
})
export type WritingPartQuery = Static<typeof WritingPartQuery>

/** A row of the seven select lists. Fields that a kind has no use for are empty. */
export const WritingPartOption = component(
  'WritingPartOption',
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    code: Type.String(),
    content: Type.String({ description: 'Document of a module; JSON tree of an outline' }),
    value: Type.String({ description: 'Default value of a variable' }),
    dataType: Type.String(),
    prompt: Type.String({ description: 'Of an AI action' }),
    icon: Type.String(),
    description: Type.String(),
    categoryId: Type.String(),
    sortCode: Type.Integer(),
  }),
)

export const WritingTag = component('WritingTag', Type.Object({ id: Type.String(), name: Type.String() }))

export const PartParams = Type.Object({ kind: PartKind })
export const OnePartParams = Type.Object({ kind: PartKind, id: Type.String({ maxLength: 50 }) })

export const WritingPartBody = component(
  'WritingPartBody',
  Type.Object({
    fullName: name(100),
    enCode: Type.Optional(Type.String({ maxLength: 50 })),
    categoryId: optionalId,
    content: Type.Optional(Type.String({ maxLength: MAX_CONTENT })),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    enabledMark: Type.Optional(Flag),
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    lastModifyTime: ReadAt,
  }),
)
export type WritingPartBody = Static<typeof WritingPartBody>

export const WritingPart = component(
  'WritingPart',
  Type.Object({
    id: Type.String(),
    kind: PartKind,
    fullName: Type.String(),
    enCode: Type.String(),
    categoryId: Type.String(),
    content: Type.String(),
    description: Type.String(),
    enabledMark: Flag,
    sortCode: Type.Integer(),
    lastModifyTime: MomentOrNull,
  }),
)
