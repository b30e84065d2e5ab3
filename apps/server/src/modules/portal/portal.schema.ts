import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt, ref } from '../../platform/schema.ts'
import { DatasetResult } from '../dataset/index.ts'
import { DatasetFilter } from '../record/index.ts'

/** Maximum length of a document: some hundred parts. */
const MAX_DOCUMENT = 1_000_000

const name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: String.raw`\S` })
const orNull = (maxLength: number) => Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength }))
const Id = Type.String({ minLength: 1, maxLength: 50 })
const LinkType = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 0,
  maximum: 1,
  description: 'Of type 1: 0 page of the application, 1 link',
})
const OBJECT_TYPES = ['User', 'Role', 'Position', 'Organize', 'Group'] as const
const ObjectType = Type.Unsafe<(typeof OBJECT_TYPES)[number]>({ type: 'string', enum: [...OBJECT_TYPES] })

/** The parts of a portal that a file carries, too. Source: contract of the API family, second, section 1.1. */
export const portalParts = {
  fullName: name(100),
  enCode: name(50),
  category: name(50),
  type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '0 designed (default), 1 address' })),
  linkType: Type.Optional(LinkType),
  customUrl: orNull(500),
  description: orNull(500),
  formData: orNull(MAX_DOCUMENT),
}

export const PortalBody = component(
  'PortalBody',
  Type.Object({
    ...portalParts,
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    enabledMark: Type.Optional(Flag),
    enabledLock: Type.Optional(Flag),
    lastModifyTime: ReadAt,
    /** Clients send it back; the server ignores it. */
    id: Type.Optional(Type.String({ maxLength: 50 })),
  }),
)
export type PortalBody = Static<typeof PortalBody>

const document = Type.String({
  description:
    'The document of the design as JSON text, kept as it was saved: `{layouyId, layout: [{i, x, y, w, h, sqosKey, …}], refresh?}` of the ' +
    'API family. A part, or an entry of its lists, shows data with `dataset: {datasetId} | DatasetDefinition` and `compare` of the ' +
    'same shape, for example of the period before',
})
const opening = {
  type: Type.Integer({ description: '0 designed, 1 address' }),
  linkType: LinkType,
  customUrl: Type.String(),
  formData: document,
}

export const Portal = component(
  'Portal',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    category: Type.String({ description: 'Id of a value of the dictionary portalDesigner' }),
    ...opening,
    sortCode: Type.Integer(),
    enabledMark: Flag,
    enabledLock: Type.Integer({ minimum: 0, maximum: 1, description: '1: users may rearrange the parts' }),
    description: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)

export const PortalRow = component(
  'PortalRow',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    category: Type.String({ description: 'Name of the category' }),
    type: Type.Integer({ description: '0 designed, 1 address' }),
    grantCount: Type.Integer({ description: 'Number of roles, users … that see it' }),
    creatorUser: Type.String({ description: 'name/account' }),
    creatorTime: Milliseconds,
    lastModifyTime: MomentOrNull,
    sortCode: Type.Integer(),
    enabledMark: Flag,
  }),
)

export const PortalQuery = Type.Object({
  ...PageQuery.properties,
  category: Type.Optional(Type.String({ maxLength: 50 })),
})
export type PortalQuery = Static<typeof PortalQuery>

export const PortalSelectorQuery = Type.Object({
  type: Type.Optional(
    Type.String({ maxLength: 1, description: '`1`: portals granted to the caller; without it all enabled ones' }),
  ),
})

/** A category with its enabled portals. */
export const PortalNode = component(
  'PortalNode',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    parentId: Type.String(),
    children: Type.Array(Type.Object({ id: Type.String(), fullName: Type.String(), parentId: Type.String() })),
  }),
)

/** A portal to show. */
export const PortalAuth = component(
  'PortalAuth',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    ...opening,
    enabledLock: Type.Integer({ minimum: 0, maximum: 1, description: '1: the caller may rearrange the parts' }),
    isArranged: Type.Boolean({ description: 'The positions in `formData` are those of the caller' }),
  }),
)

export const PortalArrangementBody = component(
  'PortalArrangementBody',
  Type.Object({
    formData: Type.String({
      maxLength: MAX_DOCUMENT,
      description: 'The document with new positions; everything else in it is ignored. Empty: back to the design',
    }),
  }),
)

const PartRequest = Type.Object({
  i: Type.String({ minLength: 1, maxLength: 50, description: '`i` of the part in the document, as text' }),
  filters: Type.Optional(
    Type.Array(ref(DatasetFilter), { maxItems: 20, description: 'Cross-filter for the datasets of this part' }),
  ),
})

export const PortalDataBody = component(
  'PortalDataBody',
  Type.Object({ parts: Type.Array(PartRequest, { minItems: 1, maxItems: 100 }) }),
)
export type PortalDataBody = Static<typeof PortalDataBody>

/** The data of one dataset of a part, or why there is none. */
export const PortalPartData = component(
  'PortalPartData',
  Type.Object({
    i: Type.String(),
    path: Type.String({ description: 'Place of the dataset in the part: `dataset`, `compare`, `list.0.dataset` …' }),
    result: Type.Optional(ref(DatasetResult)),
    error: Type.Optional(Type.Object({ code: Type.Integer(), msg: Type.String() })),
  }),
)

export const PortalPreviewBody = component(
  'PortalPreviewBody',
  Type.Object({
    formData: Type.String({ maxLength: MAX_DOCUMENT, description: 'A document that need not be saved' }),
    parts: PortalDataBody.properties.parts,
  }),
)

export const PortalGrants = component(
  'PortalGrants',
  Type.Object({
    list: Type.Array(Type.Object({ objectType: ObjectType, objectId: Type.String(), fullName: Type.String() })),
  }),
)

export const PortalGrantsBody = component(
  'PortalGrantsBody',
  Type.Object({
    list: Type.Array(
      Type.Object({ objectType: ObjectType, objectId: Id, fullName: Type.Optional(Type.String({ maxLength: 200 })) }),
      { maxItems: 2000 },
    ),
  }),
)
export type PortalGrantsBody = Static<typeof PortalGrantsBody>

export const PortalRevision = component(
  'PortalRevision',
  Type.Object({
    id: Type.String(),
    creatorTime: Milliseconds,
    userName: Type.String({ description: 'name/account' }),
    fullName: Type.String(),
    isCurrent: Type.Boolean(),
  }),
)

export const PortalRevisionParams = Type.Object({ id: Id, revisionId: Id })

/** The design of a revision, to compare and to look at. */
export const PortalRevisionDocument = component('PortalRevisionDocument', Type.Object({ formData: document }))

export type PortalFrameQuery = Static<typeof PortalFrameQuery>
export const PortalFrameQuery = Type.Object({
  address: Type.String({ maxLength: 2000, description: 'Address of the page or video' }),
  video: Type.Optional(
    Type.Union([Type.Literal('contain'), Type.Literal('cover'), Type.Literal('fill')], {
      description: 'The address is a video; how it fills its box',
    }),
  ),
  autoplay: Type.Optional(Type.Literal('1', { description: 'The video starts by itself, without sound' })),
  loop: Type.Optional(Type.Literal('1', { description: 'The video starts again at its end' })),
})
