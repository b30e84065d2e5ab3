import type { CSSProperties } from 'react'

/** Places as CSS variables, which the stylesheet turns into lines of the grid. */
export const cellStyle = (values: Partial<Record<'x' | 'y' | 'w' | 'h' | 'columns' | 'rows', number>>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => key !== 'i')
      .map(([key, value]) => [`--${key}`, value]),
  )
