import type { DataColumn } from '../types.ts'

/** Number of rows whose texts are estimated. */
const MEASURED_ROWS = 100
/** Padding of a cell and one px for rounding. */
const PADDING = 25
/** Room for what a column draws beside its text: dot and padding of a tag, picture of a person. */
const DRAWN = 32
/** Room for the carets of a sortable header. */
const CARETS = 18
/** A longer text is cut. */
const MOST = 320

/** Chinese, Japanese and Korean characters, which are as wide as they are high. */
const WIDE = /[\u{2E80}-\u{FFEF}\u{20000}-\u{3FFFF}]/u

/** Estimated width in px of a text of 14 px. It is a little too large for most fonts. */
function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += WIDE.test(character) ? 14 : /[a-z.,:;/ -]/.test(character) ? 8 : 9.2
  return width
}

/** Estimated width in px that the header of a column needs. */
export const headerWidth = <Row>({ header, sortable }: DataColumn<Row>): number =>
  Math.ceil(Math.min(textWidth(header) + (sortable ? CARETS : 0) + PADDING, MOST))

/** Estimated width in px that header and values of a column need; undefined for a column without values. */
export function contentWidth<Row>(column: DataColumn<Row>, rows: readonly Row[]): number | undefined {
  const { value, render } = column
  if (!value || rows.length === 0) return undefined
  let most = headerWidth(column) - PADDING
  for (const row of rows.slice(0, MEASURED_ROWS)) {
    const text = value(row)
    if (text !== undefined && text !== null) most = Math.max(most, textWidth(String(text)) + (render ? DRAWN : 0))
  }
  return Math.ceil(Math.min(most + PADDING, MOST))
}
