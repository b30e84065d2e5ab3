import { blockOf, branchesOf, type FlowNode, type FlowPlace, visitNodes, visitOf } from '@sqos/workflow-model'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ViewportControl } from '../picture/use-viewport.ts'
import { useFlowStore } from '../store/use-flow.ts'

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const NUDGE = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const

const isArrow = (key: string): key is Arrow => Object.hasOwn(NUDGE, key)

/**
 * Keyboard control of the tree. Arrows walk, Alt with arrows moves, Enter opens, plus adds, Delete removes; copy,
 * paste, duplicate, undo and redo as usual.
 */
export function useTreeKeys(view: ViewportControl, openMenu: (place: FlowPlace, anchor: Element) => void) {
  const store = useFlowStore()

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement) || event.target.closest('[role="menu"]')) return
    if (!act(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function act(event: KeyboardEvent): boolean {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return command(key.toLowerCase(), event.shiftKey)
    if (isArrow(key)) {
      if (!event.altKey) return walk(key)
      store.nudge(NUDGE[key])
      return focusSelected()
    }
    if (key === 'Home' || key === 'End') return walkTo(key)
    if (key === '+' || key === 'Insert') return openBelow()
    if (key === 'Delete' || key === 'Backspace') {
      store.remove()
      return focusSelected()
    }
    if (key !== 'Escape') return false
    store.setPanel(undefined)
    return true
  }

  function command(key: string, withShift: boolean): boolean {
    const commands: Readonly<Record<string, () => void>> = {
      c: () => store.copy(),
      x: () => {
        store.copy()
        store.remove()
      },
      v: () => store.paste(),
      d: () => store.duplicate(),
      y: () => store.redo(),
      z: () => (withShift ? store.redo() : store.undo()),
    }
    const run = Object.hasOwn(commands, key) ? commands[key] : undefined
    if (!run) return false
    run()
    return focusSelected()
  }

  function walk(key: Arrow): boolean {
    const { root, selected } = store.getState()
    const next = nextNode(root, selected ?? root.nodeId, key)
    if (next) show(next)
    return true
  }

  function walkTo(key: 'Home' | 'End'): boolean {
    const { root } = store.getState()
    let last = root
    while (last.childNode) last = last.childNode
    show(key === 'Home' ? root : last)
    return true
  }

  function show(node: FlowNode) {
    store.select(node.nodeId)
    view.reveal(node.nodeId, { focus: true })
  }

  /** Opens the menu of the line below the selected card. */
  function openBelow(): boolean {
    const { root, selected } = store.getState()
    const after = selected ?? root.nodeId
    const line = document.querySelector(`[data-add-after="${CSS.escape(after)}"]:not([data-behind])`)
    if (line) openMenu({ after, isBehindBlock: false }, line)
    return true
  }

  /** Draws an edit and focuses the selected card at once: a key that follows quickly would go to a removed card. */
  function focusSelected(): true {
    flushSync(() => undefined)
    const { selected } = store.getState()
    if (selected !== undefined) view.reveal(selected, { focus: true })
    return true
  }

  return { onKeyDown, focusSelected }
}

/** The card that an arrow key leads to. */
function nextNode(root: FlowNode, nodeId: string, key: Arrow): FlowNode | undefined {
  const visit = visitOf(root, nodeId)
  if (!visit) return undefined
  if (key === 'ArrowDown') return below(root, visit.node)
  if (key === 'ArrowUp') return above(root, visit.node)
  // Sideways: to the same place of the neighbouring branch, which is its first node.
  const step = key === 'ArrowLeft' ? -1 : 1
  for (let at: typeof visit | undefined = visit; at; at = at.parent && visitOf(root, at.parent.nodeId)) {
    const sibling = at.branch === undefined || !at.parent ? undefined : branchesOf(at.parent)[at.branch + step]
    if (sibling) return sibling
  }
  return undefined
}

/** The next card along the flow: into the first branch, then on, then behind the block. */
function below(root: FlowNode, node: FlowNode): FlowNode | undefined {
  const inside = branchesOf(node)[0] ?? node.childNode ?? behind(root, node)
  return inside?.type === 'empty' ? below(root, inside) : inside
}

function behind(root: FlowNode, node: FlowNode): FlowNode | undefined {
  for (let at = visitOf(root, node.nodeId); at?.parent; at = visitOf(root, at.parent.nodeId)) {
    if (at.branch !== undefined && at.parent.childNode) return at.parent.childNode
  }
  return undefined
}

/** The card before along the flow; behind a block that is the last card of its first branch. */
function above(root: FlowNode, node: FlowNode): FlowNode | undefined {
  const visit = visitOf(root, node.nodeId)
  if (!visit?.parent) return undefined
  const { parent } = visit
  if (visit.branch === undefined && blockOf(parent)) {
    let last: FlowNode | undefined
    for (const { node: one } of visitNodes(branchesOf(parent)[0] ?? parent)) if (one.type !== 'empty') last = one
    return last
  }
  return parent.type === 'empty' ? above(root, parent) : parent
}
