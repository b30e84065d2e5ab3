import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ChartNode, layoutChart, type PlacedNode } from './chart-layout.ts'

/** Number of organisations above which the chart is partly closed at first. */
const MANY = 150

/** Levels that are open at first in a large chart. */
const OPEN_LEVELS = 2

function* walk(nodes: readonly ChartNode[], level = 1): Generator<{ node: ChartNode; level: number }> {
  for (const node of nodes) {
    yield { node, level }
    yield* walk(node.children, level + 1)
  }
}

/** State of the chart: open organisations, layout, and keyboard navigation. */
export function useChart(roots: readonly ChartNode[]) {
  const all = useMemo(() => [...walk(roots)], [roots])
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(all.length > MANY ? all.filter(({ level }) => level >= OPEN_LEVELS).map(({ node }) => node.id) : []),
  )
  const [active, setActive] = useState<string>()
  const focusWanted = useRef(false)
  const tree = useRef<HTMLDivElement>(null)
  const layout = useMemo(() => layoutChart(roots, ({ id }) => !closed.has(id)), [roots, closed])
  const { nodes } = layout
  const activeId = nodes.some(({ node }) => node.id === active) ? active : nodes[0]?.node.id

  // After every render: the element to focus may be new.
  useEffect(function focusActive() {
    if (!focusWanted.current) return
    focusWanted.current = false
    const element = tree.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  function goTo(target: PlacedNode | undefined) {
    if (!target) return
    focusWanted.current = true
    setActive(target.node.id)
  }

  // A stable function: unchanged boxes are not rendered again.
  const toggle = useCallback((id: string) => {
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])

  /** By direction: down to children, up to the parent, sideways on the same level. */
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = nodes.findIndex(({ node }) => node.id === activeId)
    const current = nodes[at]
    if (!current) return
    const level = nodes.filter((one) => one.level === current.level)
    const place = level.indexOf(current)
    const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowDown') {
      if (current.node.children.length > 0 && !current.isOpen) toggle(current.node.id)
      else goTo(nodes.find(({ parentId }) => parentId === current.node.id))
    } else if (key === 'ArrowUp') goTo(nodes.find(({ node }) => node.id === current.parentId))
    else if (key === 'ArrowLeft' || key === 'ArrowRight') goTo(level[place + (key === onwards ? 1 : -1)])
    else if (key === 'Home') goTo(nodes[0])
    else if (key === 'End') goTo(nodes.at(-1))
    else if (key === 'Enter' || key === ' ') {
      if (current.node.children.length > 0) toggle(current.node.id)
    } else if (key.length === 1 && /[\p{L}\p{N}]/u.test(key)) {
      const rest = [...nodes.slice(at + 1), ...nodes.slice(0, at)]
      goTo(rest.find(({ node }) => node.name.toLowerCase().startsWith(key.toLowerCase())))
    } else return
    event.preventDefault()
  }

  return {
    tree,
    layout,
    activeId,
    setActive,
    toggle,
    onKeyDown,
    isAllOpen: closed.size === 0,
    openAll: () => setClosed(new Set()),
    closeAll: () => setClosed(new Set(all.filter(({ node }) => node.children.length > 0).map(({ node }) => node.id))),
  }
}
