import { useText } from '@sqos/i18n/react'
import { useMemo, useRef, useState } from 'react'
import { NAMESPACE } from '../../locales.ts'
import { isSamePlace, type MoveStep, MoveTree, type RowPart, type RowPlace } from './move-model.ts'
import type { RowMovesProps } from './RowMoves.tsx'

/** A move in progress. */
export interface Moving {
  key: string
  /** Target place; undefined while the pointer is over no row. */
  place: RowPlace | undefined
  /** Reason why the target is forbidden. */
  refusal: string | undefined
  by: 'pointer' | 'keys'
}

/** State of the move: row, target and permission. */
export function useRowMoves<Row>(props: RowMovesProps<Row>) {
  const { rows, rowKey, getChildren, nameOf, canMove, refusal, onMove } = props
  const { t } = useText(NAMESPACE)
  const tree = useMemo(() => new MoveTree({ rows, rowKey, getChildren }), [rows, rowKey, getChildren])
  const [moving, setMoving] = useState<Moving>()
  // Pointer events come faster than renders.
  const now = useRef<Moving>(undefined)

  function set(next: Moving | undefined) {
    now.current = next
    setMoving(next)
  }

  const nameOfKey = (key: string | undefined) => {
    const row = tree.rowOf(key)
    return row ? nameOf(row) : t('table.move.top')
  }

  function refusalAt(key: string, place: RowPlace): string | undefined {
    const row = tree.rowOf(key)
    if (!row) return undefined
    if (tree.isWithin(place.parentKey, key)) return t('table.move.belowItself')
    return refusal?.(row, place)
  }

  function begin(key: string, by: Moving['by']): boolean {
    const row = tree.rowOf(key)
    if (!row || canMove?.(row) === false) return false
    set({ key, by, place: by === 'keys' ? tree.placeOf(key) : undefined, refusal: undefined })
    return true
  }

  function goTo(place: RowPlace | undefined) {
    const { current } = now
    if (current) set({ ...current, place, refusal: place && refusalAt(current.key, place) })
  }

  function step(direction: MoveStep) {
    const { current } = now
    if (!current?.place) return
    const next = tree.step(current.place, { step: direction, movedKey: current.key })
    if (next) goTo(next)
  }

  function hover(overKey: string | undefined, part: RowPart) {
    const { current } = now
    if (!current) return
    goTo(overKey === undefined ? undefined : tree.placeAt(overKey, { part, movedKey: current.key }))
  }

  function drop() {
    const { current } = now
    if (current?.by === 'keys' && current.refusal) return
    set(undefined)
    const row = tree.rowOf(current?.key)
    if (!current?.place || !row || current.refusal) return
    if (!isSamePlace(current.place, tree.placeOf(current.key))) onMove(row, current.place)
  }

  /** The target as text. */
  function words({ key, place, refusal: reason }: Moving): string {
    const name = nameOfKey(key)
    if (!place) return t('table.move.nowhere', { name })
    const where = {
      name,
      parent: nameOfKey(place.parentKey),
      place: tree.numberAt(place, key),
      count: tree.countAt(place, key),
    }
    return reason ? t('table.move.refused', { ...where, reason }) : t('table.move.place', where)
  }

  return { moving, words, nameOfKey, begin, step, hover, drop, cancel: () => set(undefined) }
}

export type RowMoveControl = ReturnType<typeof useRowMoves>
