import type { DataColumn } from '../types.ts'

/** The side on which a column is pinned. */
export type ColumnPin = 'start' | 'end' | 'none'

/** The user's changes to the columns; absent values follow the definition. */
export interface ColumnLayout {
  order?: readonly string[] | undefined
  visible?: Readonly<Record<string, boolean>> | undefined
  widths?: Readonly<Record<string, number>> | undefined
  pins?: Readonly<Record<string, ColumnPin>> | undefined
}

/** A column with its effective settings. */
export interface PlacedColumn<Row> {
  column: DataColumn<Row>
  visible: boolean
  pin: ColumnPin
  /** Width in px; without it the column shares the remaining width. */
  width: number | undefined
}

/** The least width of a column in px. */
export const MIN_WIDTH = 60
const MAX_WIDTH = 1200

/** Limits a width to the column's minimum and the general maximum. */
export function clampWidth(column: Pick<DataColumn<never>, 'minWidth'>, width: number): number {
  return Math.round(Math.min(Math.max(width, column.minWidth ?? MIN_WIDTH), MAX_WIDTH))
}

/** The ids in the saved order; a column added since then follows its predecessor in the definition. */
export function mergeOrder(defined: readonly string[], saved: readonly string[] = []): string[] {
  const order = saved.filter((id, index) => defined.includes(id) && saved.indexOf(id) === index)
  for (const [index, id] of defined.entries()) {
    if (order.includes(id)) continue
    const before = defined[index - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

/** Applies the saved layout to the definition; returns the columns at the start, in the middle and at the end. */
export function placeColumns<Row>(columns: readonly DataColumn<Row>[], layout: ColumnLayout): PlacedColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const order = mergeOrder([...byId.keys()], layout.order)
  const placed = order.flatMap((id) => {
    const column = byId.get(id)
    if (!column) return []
    const width = layout.widths?.[id] ?? (column.grows ? undefined : column.width)
    const pin = layout.pins?.[id] ?? column.pinned ?? 'none'
    return [
      {
        column,
        pin,
        visible: column.hideable === false || (layout.visible?.[id] ?? true),
        width: width === undefined ? undefined : clampWidth(column, width),
      },
    ]
  })
  return (['start', 'none', 'end'] as const).flatMap((pin) => placed.filter((one) => one.pin === pin))
}

interface Hideable {
  column: { id: string; hideable?: boolean | undefined }
  visible: boolean
}

/** Whether a user may hide a column: neither a required column nor the last visible one. */
export function canHide(placed: readonly Hideable[], id: string): boolean {
  const shown = placed.filter(({ visible }) => visible)
  const one = shown.find(({ column }) => column.id === id)
  return one !== undefined && one.column.hideable !== false && shown.length > 1
}

/** The order after a column moved to the position of another; unchanged when either is unknown. */
export function moveColumn(order: readonly string[], id: string, target: string): string[] {
  const from = order.indexOf(id)
  const to = order.indexOf(target)
  if (from < 0 || to < 0) return [...order]
  const rest = order.filter((one) => one !== id)
  rest.splice(to, 0, id)
  return rest
}

/** Reads a saved layout and drops invalid parts; never throws. */
export function parseLayout(text: string | null): ColumnLayout {
  if (text === null) return {}
  try {
    const saved: unknown = JSON.parse(text)
    if (!isRecord(saved)) return {}
    const { order, visible, widths, pins } = saved
    return {
      ...(Array.isArray(order) && { order: order.filter((id) => typeof id === 'string') }),
      ...(isRecord(visible) && { visible: pick(visible, isBoolean) }),
      ...(isRecord(widths) && { widths: pick(widths, isFiniteNumber) }),
      ...(isRecord(pins) && { pins: pick(pins, isPin) }),
    }
  } catch {
    return {}
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPin = (value: unknown): value is ColumnPin => value === 'start' || value === 'end' || value === 'none'

function pick<T>(record: Record<string, unknown>, accepts: (value: unknown) => value is T): Record<string, T> {
  const kept: Record<string, T> = {}
  for (const [id, value] of Object.entries(record)) if (accepts(value)) kept[id] = value
  return kept
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

const isFiniteNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
