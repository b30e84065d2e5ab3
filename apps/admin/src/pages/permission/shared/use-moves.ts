import { ROOT_ID } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { confirmAction, showToast } from '@sqos/ui-kit'
import type { RowMovesHandle, RowPlace } from '@sqos/ui-kit/table'
import { useRef, useState } from 'react'
import { useMediaQuery } from '@sqos/hooks'
import { findNode, type TreeNode } from '../../../parts/tree/tree-nodes.ts'
import { NAMESPACE } from './catalogue.ts'

interface Movable<Row> extends TreeNode<Row> {
  fullName: string
}

/** The new place of an organisation. */
export interface MoveTarget {
  parentId: string
  beforeId: string | null
}

interface MovesOptions<Row> {
  rows: readonly Row[]
  /** The parent of the top rows. */
  top?: { id: string; name: string }
  /** The list is filtered: the neighbours of a row are unknown. */
  isFiltered: boolean
  save: (id: string, target: MoveTarget) => Promise<unknown>
}

/** Moves companies or departments in their tree: asks when the parent changes, saves, and offers to undo. */
export function useMoves<Row extends Movable<Row>>({ rows, top, isFiltered, save }: MovesOptions<Row>) {
  const { t } = useText(NAMESPACE)
  const mayMove = usePermission()('btn_edit')
  // Cards cannot be moved; the form can change the parent.
  const isPhone = useMediaQuery('(width < 640px)')
  const table = useRef<RowMovesHandle>(null)
  const [last, setLast] = useState<{ row: Row; back: MoveTarget }>()

  const { id: topId, name: topName } = top ?? { id: ROOT_ID, name: t('top') }
  const parentOf = (row: Row) => findNode(rows, ({ children = [] }) => children.some(({ id }) => id === row.id))

  /** The current place of a row, for the undo. */
  function placeOf(row: Row): MoveTarget {
    const parent = parentOf(row)
    const siblings = parent?.children ?? rows
    const next = siblings[siblings.findIndex(({ id }) => id === row.id) + 1]
    return { parentId: parent?.id ?? topId, beforeId: next?.id ?? null }
  }

  async function move(row: Row, { parentKey, beforeKey }: RowPlace) {
    const back = placeOf(row)
    const target = { parentId: parentKey ?? topId, beforeId: beforeKey ?? null }
    const parent = findNode(rows, ({ id }) => id === parentKey)?.fullName ?? topName
    const text = t('move.confirm', { name: row.fullName, parent })
    const isNewParent = target.parentId !== back.parentId
    if (isNewParent && !(await confirmAction({ title: t('move.title'), text, confirmText: t('move.agree') }))) return
    if (!(await isSaved(row, target))) return
    setLast({ row, back })
    showToast({
      kind: 'success',
      text: t('move.done', { name: row.fullName }),
      onUndo: () => void undo({ row, back }),
    })
  }

  async function undo({ row, back }: { row: Row; back: MoveTarget }) {
    setLast(undefined)
    if (await isSaved(row, back)) showToast({ kind: 'success', text: t('move.undone', { name: row.fullName }) })
  }

  /** The base query has shown the error. */
  const isSaved = ({ id }: Row, target: MoveTarget) =>
    save(id, target).then(
      () => true,
      () => false,
    )

  return {
    /** For the command in the row's menu. */
    begin: mayMove && !isPhone ? ({ id }: Row) => table.current?.begin(id) : undefined,
    rowMoves: {
      ref: table,
      nameOf: ({ fullName }: Row) => fullName,
      canMove: () => mayMove,
      refusal: () => (isFiltered ? t('move.filtered') : undefined),
      onMove: (row: Row, place: RowPlace) => void move(row, place),
      onUndo: last && (() => void undo(last)),
    },
  }
}

export type RowMovesOf<Row extends Movable<Row>> = ReturnType<typeof useMoves<Row>>['rowMoves']
