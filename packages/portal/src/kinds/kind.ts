import type { ChartKind } from '@sqos/charts'
import type { JsonRecord } from '../document/json.ts'

/** Sizes of a kind in cells of the widest layout. */
export interface PartSize {
  w: number
  h: number
  minW: number
  minH: number
  maxW: number
  maxH: number
}

/** What a dataset of a part is for: it decides which questions the editor asks. */
export type DataNeed = 'figures' | 'figure' | 'points' | 'records'

/** Files that parts show. */
export type UploadKind = 'image' | 'video'

/** A property that the designer offers. Its texts are `property.<key>` and `choice.<key>.<value>`. */
export type PartProperty =
  | { key: string; type: 'text' | 'note' | 'html'; maxLength?: number }
  /** `upload`: a file of the user can be chosen, too. */
  | { key: string; type: 'address'; upload?: UploadKind }
  | { key: string; type: 'number'; min: number; max: number }
  | { key: string; type: 'switch'; usual?: boolean }
  /** `isOption`: a number in `option`, where the API family keeps it. */
  | { key: string; type: 'choice'; choices: readonly string[]; isOption?: boolean }
  | { key: string; type: 'data'; need: DataNeed }
  | { key: string; type: 'json' }
  | { key: string; type: 'interface' }
  | { key: string; type: 'menus'; min: number; max: number }
  | { key: string; type: 'tiles'; min: number; max: number }
  | { key: string; type: 'pictures'; max: number }
  | { key: string; type: 'parts' }
  | { key: string; type: 'tabs' }

/** Groups of the palette. */
export const GROUPS = ['data', 'chart', 'system', 'content', 'layout'] as const
export type KindGroup = (typeof GROUPS)[number]

/** A kind of parts. Its name is the text `kind.<name>`. */
export interface PortalKind {
  name: string
  group: KindGroup
  size: PartSize
  /** The keys of a new part besides its place, kind and title. */
  create: () => JsonRecord
  properties: readonly PartProperty[]
  /** Values of properties in a part of another program, under our names. */
  read?: (raw: JsonRecord) => JsonRecord
  /** The chart that draws it. */
  chart?: ChartKind
  /** Whether new parts have no title. */
  isBare?: boolean
  /** Whether it is drawn in documents that have it, and not offered for new parts. */
  isOld?: boolean
}
