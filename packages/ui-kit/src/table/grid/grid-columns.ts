import type { CSSProperties } from 'react'
import type { ColumnPin, PlacedColumn } from '../columns/column-layout.ts'
import type { DataColumn } from '../types.ts'
import { contentWidth, headerWidth } from './content-width.ts'

interface Geometry {
  id: string
  pin: ColumnPin
  /** Position among the drawn columns, from 0. */
  index: number
  /** Width in px; the minimum width of a growing column. */
  size: number
  style: CSSProperties
  /** The pinned column beside the scrolling columns, which has the shadow. */
  edge: 'start' | 'end' | undefined
  /** Whether the column takes room that others leave. */
  isGrowing: boolean
}

/** A column of the caller. */
export interface DataGridColumn<Row> extends Geometry {
  kind: 'data'
  column: DataColumn<Row>
  isRowHeader: boolean
  holdsTree: boolean
}

/** The selection column or the index column. */
interface ExtraColumn extends Geometry {
  kind: 'select' | 'index'
}

/** One drawn column. */
export type GridColumn<Row> = ExtraColumn | DataGridColumn<Row>

const SELECT_WIDTH = 44
const INDEX_WIDTH = 50
const DIGIT_WIDTH = 9
const PINNED_WIDTH = 160
const GROWING_WIDTH = 120
/** Contents up to this width are not cut in columns of documents: a date with time, a person, an amount. */
const WHOLE_WIDTH = 208

interface GridColumnsOptions<Row> {
  selectable: boolean
  lastNumber: number | undefined
  /** The rows whose texts determine the widths of growing columns. */
  rows: readonly Row[]
  /** Whether rows have rows below them. */
  isTree?: boolean | undefined
}

/** The columns in order with their positions. Widths are custom properties, so a drag renders no row. */
export function gridColumns<Row>(
  visible: readonly PlacedColumn<Row>[],
  { selectable, lastNumber, rows, isTree = false }: GridColumnsOptions<Row>,
): GridColumn<Row>[] {
  const extras = (['select', 'index'] as const).filter((kind) =>
    kind === 'select' ? selectable : lastNumber !== undefined,
  )
  const entries = [...extras.map((kind) => ({ kind })), ...visible.map((placed) => ({ kind: 'data' as const, placed }))]
  const pins = entries.map((entry) => (entry.kind === 'data' ? entry.placed.pin : 'start'))
  const named = visible.some(({ column }) => column.isRowHeader)
  const firstShown = visible[0]?.column.id

  return entries.map((entry, index): GridColumn<Row> => {
    const pin = pins[index] ?? 'none'
    const place = { pin, index, edge: edgeOf(pins, index) }
    if (entry.kind !== 'data') {
      return {
        ...place,
        style: styleOf({ pins, index }),
        isGrowing: false,
        kind: entry.kind,
        id: `sqos:${entry.kind}`,
        size:
          entry.kind === 'select' ? SELECT_WIDTH : Math.max(INDEX_WIDTH, String(lastNumber).length * DIGIT_WIDTH + 16),
      }
    }
    const { column, width } = entry.placed
    const isGrowing = pin === 'none' && width === undefined
    const content = isGrowing ? contentWidth(column, rows) : undefined
    const holdsTree = column.id === firstShown
    const wanted = column.minWidth ?? (isGrowing ? GROWING_WIDTH : PINNED_WIDTH)
    // A column whose texts are short leaves its room to others.
    const most = column.grows ? Math.max(wanted, WHOLE_WIDTH) : wanted
    // The contents of a tree are indented, so its column does not shrink to their texts.
    const shrunk = isTree && holdsTree ? wanted : Math.min(most, content ?? wanted)
    const least = (column.grows && column.width) || shrunk
    // A width of the page is that of its values; headers of other languages may be longer. A width of the user stays.
    const fixed = width !== undefined && width === column.width ? Math.max(width, headerWidth(column)) : width
    return {
      ...place,
      style: styleOf({ pins, index, ...(isGrowing && { basis: Math.max(least, content ?? 0) }) }),
      isGrowing,
      kind: 'data',
      id: column.id,
      column,
      size: fixed ?? least,
      isRowHeader: named ? column.isRowHeader === true : column.id === firstShown,
      holdsTree,
    }
  })
}

/** px at the edge of a pinned column that may show the padding of the next column. */
const EDGE = 8

/**
 * Widens columns that do not fit, so that none is partly covered by the columns pinned at the end before the table is scrolled: an
 * amount of which a digit is covered is read as another amount. `room` is the width of the table in px.
 */
export function withWholeColumns<Row>(columns: readonly GridColumn<Row>[], room: number): readonly GridColumn<Row>[] {
  const widthOf = (some: readonly GridColumn<Row>[]) => some.reduce((total, { size }) => total + size, 0)
  const flowing = columns.filter(({ pin }) => pin === 'none')
  const pinned = columns.filter(({ pin }) => pin !== 'none')
  if (widthOf(columns) <= room || !pinned.some(({ pin }) => pin === 'end')) return columns
  let left = room - widthOf(pinned) - EDGE
  const whole = flowing.slice(
    0,
    flowing.findIndex(({ size }) => (left -= size) < 0),
  )
  const growing = whole.filter(({ isGrowing }) => isGrowing)
  const spare = room - widthOf(pinned) - EDGE - widthOf(whole)
  if (growing.length === 0 || spare <= 0) return columns
  const more = Math.floor(spare / growing.length)
  return columns.map((column) => (growing.includes(column) ? { ...column, size: column.size + more } : column))
}

/** The custom properties with the width of every column and the minimum width of the table. */
export function widthProperties<Row>(columns: readonly GridColumn<Row>[]): Record<`--${string}`, string> {
  const widths = Object.fromEntries(columns.map(({ index, size }) => [widthName(index), `${size}px`]))
  return { ...widths, '--dt-least': sum(columns.map(({ index }) => index)) }
}

/** The custom property that holds the width of a column. */
export const widthName = (index: number) => `--dt-w${index}` as const

/** The custom property that stops a growing column from growing while it is dragged. */
export const growName = (index: number) => `--dt-g${index}` as const

const sum = (indexes: readonly number[]) =>
  indexes.length === 0 ? '0px' : `calc(${indexes.map((index) => `var(${widthName(index)})`).join(' + ')})`

interface StyleOptions {
  pins: readonly ColumnPin[]
  index: number
  /** Width in px that the content of a growing column needs. */
  basis?: number
}

/** Growing columns share the room in proportion to their contents, and shrink down to their minimum. */
function styleOf({ pins, index, basis }: StyleOptions) {
  const grow = `var(${growName(index)}, 1)`
  const width: CSSProperties & { '--dt-inset'?: string } =
    basis === undefined
      ? { flex: `0 0 var(${widthName(index)})` }
      : {
          flex: `calc(${grow} * ${basis}) 1 calc(${grow} * ${basis}px)`,
          minInlineSize: `var(${widthName(index)})`,
        }
  const pin = pins[index]
  if (pin === 'start') return { ...width, '--dt-inset': sum(pins.flatMap((_, at) => (at < index ? [at] : []))) }
  if (pin === 'end') return { ...width, '--dt-inset': sum(pins.flatMap((_, at) => (at > index ? [at] : []))) }
  return width
}

function edgeOf(pins: readonly ColumnPin[], index: number): Geometry['edge'] {
  const pin = pins[index]
  if (pin === 'start' && pins[index + 1] !== 'start') return 'start'
  if (pin === 'end' && pins[index - 1] !== 'end') return 'end'
  return undefined
}
