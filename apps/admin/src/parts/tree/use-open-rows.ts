import { useState } from 'react'
import { parentIds, type TreeNode } from './tree-nodes.ts'

/** The open rows of a tree table: all except those that the user closed. */
export function useOpenRows<Node extends TreeNode<Node>>(rows: readonly Node[]) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const parents = parentIds(rows)
  const open = parents.filter((id) => !closed.has(id))

  return {
    open,
    canOpen: parents.length > 0,
    allOpen: open.length === parents.length,
    setOpen: (ids: readonly string[]) => setClosed(new Set(parents.filter((id) => !ids.includes(id)))),
    toggleAll: () => setClosed(new Set(open.length === parents.length ? parents : [])),
  }
}
