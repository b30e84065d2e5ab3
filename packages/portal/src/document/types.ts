import type { JsonRecord } from './json.ts'

/** A place in the grid, in cells. */
export interface Place {
  x: number
  y: number
  w: number
  h: number
}

/** Widths of the page: 12, 6 and 2 columns. */
export const BREAKPOINTS = ['wide', 'medium', 'narrow'] as const
export type Breakpoint = (typeof BREAKPOINTS)[number]

export const COLUMNS: Readonly<Record<Breakpoint, number>> = { wide: 12, medium: 6, narrow: 2 }

/** Smallest widths of the page in px: below them the next layout is shown. */
export const MIN_WIDTHS: Readonly<Record<Breakpoint, number>> = { wide: 880, medium: 520, narrow: 0 }

/** Height of a row and gap between parts in px. */
export const ROW_HEIGHT = 40
export const GAP = 10

/** A part of a portal. */
export interface PortalItem extends Place {
  /** Unique in the document, also among the parts of cards and tabs. */
  i: string
  /** Name of the kind, as the document writes it. */
  kind: string
  /** Places of the part in narrower pages; without one it is computed. */
  at: Partial<Record<'medium' | 'narrow', Place>>
  /** The part as the document has it. */
  raw: JsonRecord
}

/** A portal as it is shown and edited. */
export interface PortalDocument {
  items: readonly PortalItem[]
  /** The number of the next part. */
  counter: number
  /** The document, for keys that no program of ours knows. */
  raw: JsonRecord
}

/** The number of the first part. */
export const FIRST_NUMBER = 100
