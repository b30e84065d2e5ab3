import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt, ref } from '../../platform/schema.ts'
import { PortalDataBody } from '../portal/index.ts'

/** Width to height of a page. */
export const RATIOS = ['16:9', '16:10', '4:3', '21:9', '32:9', '9:16'] as const
/** How a page fills a display of another ratio: whole, over its width, or distorted. */
export const FITS = ['contain', 'width', 'stretch'] as const
export const THEMES = ['dark', 'light'] as const
/** Longest validity of a link, in days. */
export const MAX_SHARE_DAYS = 366
/** Least and most seconds of a portal or a screen. */
const SECONDS = { minimum: 5, maximum: 3600 }
/** The most portals of a screen, and screens of a link. */
const MOST = 20

const literals = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], description })
const name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: String.raw`\S` })
const Id = Type.String({ minLength: 1, maxLength: 50 })

const look = {
  ratio: literals(RATIOS, 'Width to height of the page'),
  fit: literals(FITS, '`contain`: whole page, `width`: whole width, `stretch`: distorted'),
  theme: literals(THEMES, 'Colours of the page'),
}

const ScreenPage = Type.Object({
  portalId: Id,
  seconds: Type.Integer({
    ...SECONDS,
    description: 'How long the portal is shown; ignored for a single one',
  }),
})
export type ScreenPage = Static<typeof ScreenPage>

const pages = Type.Array(ScreenPage, { minItems: 1, maxItems: MOST, description: 'Portals, shown one after another' })

export const ScreenBody = component(
  'ScreenBody',
  Type.Object({
    fullName: name(100),
    enCode: name(50),
    category: Type.Optional(Type.String({ maxLength: 50 })),
    ...look,
    pages,
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    enabledMark: Type.Optional(Flag),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    lastModifyTime: ReadAt,
    /** Clients send it back; the server ignores it. */
    id: Type.Optional(Type.String({ maxLength: 50 })),
  }),
)
export type ScreenBody = Static<typeof ScreenBody>

export const Screen = component(
  'Screen',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    category: Type.String(),
    ...look,
    pages,
    sortCode: Type.Integer(),
    enabledMark: Flag,
    description: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)

export const ScreenRow = component(
  'ScreenRow',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    ratio: look.ratio,
    pageCount: Type.Integer({ description: 'Number of portals' }),
    shareCount: Type.Integer({ description: 'Links that are valid' }),
    creatorUser: Type.String({ description: 'name/account' }),
    creatorTime: Milliseconds,
    lastModifyTime: MomentOrNull,
    sortCode: Type.Integer(),
    enabledMark: Flag,
  }),
)

export const ScreenQuery = PageQuery
export type ScreenQuery = Static<typeof ScreenQuery>

/** A category with its enabled screens. Source: contract of the API family, second, section 3. */
export const ScreenNode = component(
  'ScreenNode',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    parentId: Type.String(),
    children: Type.Array(Type.Object({ id: Type.String(), fullName: Type.String(), parentId: Type.String() })),
  }),
)

/** A screen to show. */
export const ShownScreen = component(
  'ShownScreen',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    ...look,
    pages: Type.Array(
      Type.Object({
        portalId: Type.String(),
        fullName: Type.String(),
        formData: Type.String({ description: 'The document of the portal' }),
        seconds: Type.Integer(),
      }),
      { description: 'The portals that the viewer may open' },
    ),
  }),
)

const ScreenSeconds = Type.Union([Type.Integer(SECONDS), Type.Null()], {
  description: 'How long the screen is shown; null: until each of its portals was shown once',
})

/** What a link shows. */
export const SharedScreens = component(
  'SharedScreens',
  Type.Object({
    isLocked: Type.Boolean({ description: 'The password of the link is missing; there are no screens then' }),
    expireTime: Type.Integer({ description: 'End of the link in epoch milliseconds' }),
    frameHosts: Type.String({ description: 'Hosts whose pages portals may embed, separated by commas' }),
    screens: Type.Array(Type.Object({ screen: ref(ShownScreen), seconds: ScreenSeconds }), {
      description: 'Screens that the creator of the link may open, shown one after another',
    }),
  }),
)

export const ScreenShare = component(
  'ScreenShare',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    creatorUser: Type.String({ description: 'name/account: the link shows what this person may see' }),
    creatorTime: Milliseconds,
    expireTime: Milliseconds,
    lastUseTime: MomentOrNull,
    isEnded: Type.Boolean({ description: 'Revoked or expired' }),
    hasPassword: Type.Boolean(),
    screens: Type.Array(Type.String(), { description: 'Names of the screens, in their order' }),
  }),
)

export const ScreenShareBody = component(
  'ScreenShareBody',
  Type.Object({
    fullName: name(100),
    expireTime: Type.Integer({ description: 'Epoch milliseconds, at most 366 days ahead' }),
    password: Type.Optional(
      Type.String({ maxLength: 50, description: 'Televisions ask for it, at least 6 characters; empty: none' }),
    ),
    screens: Type.Optional(
      Type.Array(Type.Object({ screenId: Id, seconds: Type.Optional(ScreenSeconds) }), {
        minItems: 1,
        maxItems: MOST,
        description: 'Screens of the link, shown one after another, this one among them; without it, this one only',
      }),
    ),
  }),
)
export type ScreenShareBody = Static<typeof ScreenShareBody>

/** The secret of a new link; it cannot be read again. */
export const ScreenShareSecret = component('ScreenShareSecret', Type.Object({ secret: Type.String() }))

const secret = Type.String({
  minLength: 20,
  maxLength: 100,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'Secret of a link',
})
const pass = Type.Optional(Type.String({ maxLength: 100, description: 'What the right password was answered with' }))
export const SharedScreenBody = component('SharedScreenBody', Type.Object({ secret, pass }))
export const SharedScreenPasswordBody = component(
  'SharedScreenPasswordBody',
  Type.Object({ secret, password: Type.String({ maxLength: 50 }) }),
)
export const SharedScreenPass = component(
  'SharedScreenPass',
  Type.Object({ pass: Type.String({ description: 'Opens the link; it ends with the link' }) }),
)
export const SharedScreenDataBody = component(
  'SharedScreenDataBody',
  Type.Object({ secret, pass, screenId: Id, portalId: Id, ...PortalDataBody.properties }),
)

export const ShareParams = Type.Object({ id: Id, shareId: Id })
export const ScreenPartParams = Type.Object({ id: Id, portalId: Id })
