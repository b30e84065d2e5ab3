/** A movable row and its relations. */
interface Placed<Row> {
  row: Row
  key: string
  parentKey: string | undefined
}

/** Target of a move: parent (top level if undefined) and next sibling (last if undefined). */
export interface RowPlace {
  parentKey: string | undefined
  beforeKey: string | undefined
}

/** The same place by number, among the siblings without the moved row. */
interface Spot {
  parentKey: string | undefined
  index: number
}

/** The part of a row under the pointer. */
export type RowPart = 'before' | 'inside' | 'after'

/** Direction of a key: among the siblings, one level down or one level up. */
export type MoveStep = 'up' | 'down' | 'in' | 'out'

interface TreeOptions<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  getChildren?: ((row: Row) => readonly Row[] | undefined) | undefined
}

/** Tree of rows for moves. */
export class MoveTree<Row> {
  readonly #placed = new Map<string, Placed<Row>>()
  readonly #children = new Map<string | undefined, string[]>()

  constructor({ rows, rowKey, getChildren }: TreeOptions<Row>) {
    const visit = (level: readonly Row[], parentKey: string | undefined) => {
      this.#children.set(parentKey, level.map(rowKey))
      for (const row of level) {
        const key = rowKey(row)
        this.#placed.set(key, { row, key, parentKey })
        visit(getChildren?.(row) ?? [], key)
      }
    }
    visit(rows, undefined)
  }

  rowOf(key: string | undefined): Row | undefined {
    return key === undefined ? undefined : this.#placed.get(key)?.row
  }

  /** Whether a row is another row or one of its descendants. */
  isWithin(key: string | undefined, aboveKey: string): boolean {
    for (let at = key; at !== undefined; at = this.#placed.get(at)?.parentKey) if (at === aboveKey) return true
    return false
  }

  /** Number of siblings at a place, including the moved row. */
  countAt(place: RowPlace, movedKey: string): number {
    return this.#siblings(place.parentKey, movedKey).length + 1
  }

  /** Position at a place, from 1. */
  numberAt(place: RowPlace, movedKey: string): number {
    return this.#spotOf(place, movedKey).index + 1
  }

  /** The place of a row. */
  placeOf(key: string): RowPlace {
    const parentKey = this.#placed.get(key)?.parentKey
    const siblings = this.#children.get(parentKey) ?? []
    return { parentKey, beforeKey: siblings[siblings.indexOf(key) + 1] }
  }

  /** The place of a row after a drop on a part of another row. */
  placeAt(overKey: string, { part, movedKey }: { part: RowPart; movedKey: string }): RowPlace {
    if (part === 'inside') return { parentKey: overKey, beforeKey: undefined }
    const parentKey = this.#placed.get(overKey)?.parentKey
    const siblings = this.#siblings(parentKey, movedKey)
    const at = siblings.indexOf(overKey)
    if (part === 'before')
      return { parentKey, beforeKey: overKey === movedKey ? this.placeOf(movedKey).beforeKey : overKey }
    return { parentKey, beforeKey: siblings[at + 1] }
  }

  /** The next place in a direction; undefined at the end. */
  step(place: RowPlace, { step, movedKey }: { step: MoveStep; movedKey: string }): RowPlace | undefined {
    const { parentKey, index } = this.#spotOf(place, movedKey)
    const siblings = this.#siblings(parentKey, movedKey)
    const spot = this.#stepped({ parentKey, index }, { step, siblings })
    return spot && { parentKey: spot.parentKey, beforeKey: this.#siblings(spot.parentKey, movedKey)[spot.index] }
  }

  #stepped({ parentKey, index }: Spot, { step, siblings }: { step: MoveStep; siblings: string[] }): Spot | undefined {
    switch (step) {
      case 'up':
        return index > 0 ? { parentKey, index: index - 1 } : undefined
      case 'down':
        return index < siblings.length ? { parentKey, index: index + 1 } : undefined
      case 'in': {
        const newParent = siblings[index - 1]
        return newParent === undefined ? undefined : { parentKey: newParent, index: Number.POSITIVE_INFINITY }
      }
      case 'out': {
        if (parentKey === undefined) return undefined
        const above = this.#placed.get(parentKey)?.parentKey
        return { parentKey: above, index: (this.#children.get(above) ?? []).indexOf(parentKey) + 1 }
      }
    }
  }

  #spotOf({ parentKey, beforeKey }: RowPlace, movedKey: string): Spot {
    const siblings = this.#siblings(parentKey, movedKey)
    const at = beforeKey === undefined ? -1 : siblings.indexOf(beforeKey)
    return { parentKey, index: at === -1 ? siblings.length : at }
  }

  #siblings(parentKey: string | undefined, movedKey: string): string[] {
    return (this.#children.get(parentKey) ?? []).filter((key) => key !== movedKey)
  }
}

/** Whether two places are equal: same parent and same next sibling. */
export const isSamePlace = (one: RowPlace, other: RowPlace): boolean =>
  one.parentKey === other.parentKey && one.beforeKey === other.beforeKey
