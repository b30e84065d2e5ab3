import { useCallback, useRef, useState } from 'react'
import type { DataTree } from '../types.ts'

/** Whether the children of a row are loading or failed. */
export type LazyStatus = 'loading' | 'failed'

interface LazyNode<Row> {
  status: LazyStatus | 'loaded'
  children: readonly Row[] | undefined
}

/** The children of every row, including lazily loaded ones. */
export interface LazyChildren<Row> {
  childrenOf: (row: Row) => readonly Row[] | undefined
  canExpand: (row: Row) => boolean
  statusOf: (key: string) => LazyStatus | undefined
  /** Loads the children of a row, unless they are loaded or loading; `again` retries after a failure. */
  load: (row: Row, again?: 'again') => void
}

const EMPTY = new Map<string, never>()

/**
 * Caches the results of `loadChildren`. New rows make them stale; expanded rows then reload and show the old children
 * meanwhile.
 */
export function useLazyChildren<Row>(
  tree: DataTree<Row> | undefined,
  { rows, rowKey }: { rows: readonly Row[]; rowKey: (row: Row) => string },
): LazyChildren<Row> {
  const [nodes, setNodes] = useState<ReadonlyMap<string, LazyNode<Row>>>(EMPTY)
  const asked = useRef({ rows, tickets: new Map<string, symbol>() })
  const { getChildren, hasChildren, loadChildren } = tree ?? {}

  const childrenOf = useCallback(
    (row: Row) => nodes.get(rowKey(row))?.children ?? getChildren?.(row),
    [nodes, getChildren, rowKey],
  )
  const canExpand = useCallback(
    (row: Row) => {
      const children = childrenOf(row)
      if (children) return children.length > 0
      return loadChildren !== undefined && (hasChildren?.(row) ?? true)
    },
    [childrenOf, hasChildren, loadChildren],
  )
  const load = useCallback(
    (row: Row, again?: 'again') => {
      const key = rowKey(row)
      if (asked.current.rows !== rows) asked.current = { rows, tickets: new Map() }
      const { tickets } = asked.current
      if (!loadChildren || getChildren?.(row) || (tickets.has(key) && !again)) return
      const ticket = Symbol(key)
      tickets.set(key, ticket)
      const answer = (node: Omit<LazyNode<Row>, 'children'> & Partial<LazyNode<Row>>) => {
        if (asked.current.tickets.get(key) !== ticket) return
        setNodes((before) => new Map(before).set(key, { children: before.get(key)?.children, ...node }))
      }
      answer({ status: 'loading' })
      loadChildren(row).then(
        (children) => answer({ status: 'loaded', children }),
        () => answer({ status: 'failed' }),
      )
    },
    [rows, getChildren, loadChildren, rowKey],
  )
  const statusOf = useCallback(
    (key: string) => {
      const status = nodes.get(key)?.status
      return status === 'loaded' ? undefined : status
    },
    [nodes],
  )
  return { childrenOf, canExpand, statusOf, load }
}
