import type { Generated } from 'kysely'
import type { NamedColumns } from '../../platform/db/audited.ts'
import type { FITS, RATIOS, THEMES } from './screen.schema.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    screens: ScreensTable
    screenShares: ScreenSharesTable
    screenShareScreens: ScreenShareScreensTable
  }
}

/** Portals on a large display, one after another. */
export interface ScreensTable extends NamedColumns {
  /** Id of a value of the dictionary portalDesigner; empty without one. */
  category: Generated<string>
  /** Width to height of the page. */
  ratio: (typeof RATIOS)[number]
  /** How the page fills a display of another ratio. */
  fit: (typeof FITS)[number]
  theme: (typeof THEMES)[number]
  /** JSON: `[{ portalId, seconds }]`. */
  pages: string
}

/** A link that shows screens without a session, as its creator sees them. */
export interface ScreenSharesTable {
  id: string
  /** What the link is for, such as the room of the television. */
  fullName: string
  secretHash: Buffer
  /** Argon2 hash of the password that televisions ask for; null: none. */
  passwordHash: string | null
  expireTime: Date
  /** The organisation of the creator when the link was made. */
  organizeId: string | null
  creatorUserId: string
  creatorTime: Generated<Date>
  lastUseTime: Date | null
  revokeTime: Date | null
}

/** The screens of a link, in their order. */
export interface ScreenShareScreensTable {
  shareId: string
  sortCode: number
  screenId: string
  /** How long the screen is shown; null: until each of its portals was shown once. */
  seconds: number | null
}
