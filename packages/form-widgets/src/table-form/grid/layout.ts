import type { CSSProperties } from 'react'
import type { FieldSize } from '../../base/field-props.ts'
import type { ResolvedColumn } from '../model/column.ts'

/** px; a row is as high as its control and 8 more. */
export const ROW_HEIGHTS: Record<FieldSize, number> = { mini: 36, small: 40, default: 44, large: 48 }

const INDEX_WIDTH = 56
const ACTION_WIDTH = 36
const COLUMN_WIDTH = 160

/** Buttons behind the columns: copy and remove. */
export const ACTION_COLUMNS = 2

/** Where the columns lie, for the style sheet. */
export interface GridLayout {
  style: CSSProperties
  /** Distance of each pinned column from the start; nothing for the others. */
  pinned: readonly (number | undefined)[]
}

/** The widths of the columns: pinned ones are exact, the others share the remaining width. */
export function layOut(columns: readonly ResolvedColumn[], { hasActions }: { hasActions: boolean }): GridLayout {
  const widths = columns.map(({ width }) => width ?? COLUMN_WIDTH)
  const sizes = columns.map(({ fixed }, index) =>
    fixed
      ? `${widths[index] ?? COLUMN_WIDTH}px`
      : `minmax(${widths[index] ?? COLUMN_WIDTH}px, ${widths[index] ?? COLUMN_WIDTH}fr)`,
  )
  const actions = hasActions ? Array.from({ length: ACTION_COLUMNS }, () => `${ACTION_WIDTH}px`) : []
  const least = widths.reduce((sum, width) => sum + width, INDEX_WIDTH + ACTION_WIDTH * actions.length)
  let offset = INDEX_WIDTH
  const pinned = columns.map(({ fixed }, index) => {
    if (!fixed) return undefined
    const start = offset
    offset += widths[index] ?? COLUMN_WIDTH
    return start
  })
  return {
    style: asStyle({
      '--tf-columns': [`${INDEX_WIDTH}px`, ...sizes, ...actions].join(' '),
      '--tf-least': `${least}px`,
    }),
    pinned,
  }
}

/** Custom properties as a style. */
export const asStyle = (properties: Record<`--${string}`, string | number>): CSSProperties => properties
