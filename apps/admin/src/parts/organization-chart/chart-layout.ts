/** An organisation in the chart. */
export interface ChartNode {
  id: string
  name: string
  kind: 'company' | 'department'
  /** Small text below the name: the manager. */
  note?: string | undefined
  children: readonly ChartNode[]
}

/** A node with its position in px from the start of the drawing. */
export interface PlacedNode {
  node: ChartNode
  parentId: string | undefined
  /** From 1. */
  level: number
  position: number
  setSize: number
  isOpen: boolean
  x: number
  y: number
}

/** A layout: boxes, lines between them, and the size. */
export interface ChartLayout {
  nodes: readonly PlacedNode[]
  /** SVG path data. */
  lines: string
  width: number
  height: number
}

/** Size of a box in px. */
export const BOX = { width: 176, height: 56 } as const

const GAP = { beside: 24, below: 40, stacked: 12, indent: 28 } as const

/** Minimum number of leaves that are stacked: a row of them would be too wide. */
const STACKS_FROM = 3

interface Drawing {
  nodes: PlacedNode[]
  lines: string[]
}

/** Lays out a tree from the top down; `isOpen` returns whether the children of a node are visible. */
export function layoutChart(roots: readonly ChartNode[], isOpen: (node: ChartNode) => boolean): ChartLayout {
  const drawing: Drawing = { nodes: [], lines: [] }
  const shownBelow = (node: ChartNode) => (isOpen(node) ? node.children : [])

  const isStack = (children: readonly ChartNode[]) =>
    children.length >= STACKS_FROM && children.every((child) => shownBelow(child).length === 0)

  function widthOf(node: ChartNode): number {
    const children = shownBelow(node)
    if (isStack(children)) return BOX.width + GAP.indent
    return Math.max(BOX.width, rowWidth(children))
  }

  const rowWidth = (nodes: readonly ChartNode[]): number =>
    nodes.reduce((sum, node) => sum + widthOf(node), Math.max(0, nodes.length - 1) * GAP.beside)

  /** Places nodes beside each other and returns the lowest edge. */
  function drawRow(
    nodes: readonly ChartNode[],
    { x, y, level, parent }: { x: number; y: number; level: number; parent?: PlacedNode },
  ): number {
    let left = x
    let lowest = y
    for (const [index, node] of nodes.entries()) {
      const width = widthOf(node)
      lowest = Math.max(
        lowest,
        draw(node, { left, width, y, level, parent, position: index + 1, setSize: nodes.length }),
      )
      left += width + GAP.beside
    }
    return lowest
  }

  interface Room {
    left: number
    width: number
    y: number
    level: number
    parent: PlacedNode | undefined
    position: number
    setSize: number
  }

  function draw(node: ChartNode, { left, width, y, level, parent, position, setSize }: Room): number {
    const children = shownBelow(node)
    const stacked = isStack(children)
    const x = stacked ? left : left + (width - BOX.width) / 2
    const placed = { node, parentId: parent?.node.id, level, position, setSize, isOpen: isOpen(node), x, y }
    drawing.nodes.push(placed)
    if (parent) drawing.lines.push(lineDown(parent, placed))
    if (stacked) return drawStack(placed, children)
    const row = rowWidth(children)
    return children.length === 0
      ? y + BOX.height
      : drawRow(children, {
          x: left + (width - row) / 2,
          y: y + BOX.height + GAP.below,
          level: level + 1,
          parent: placed,
        })
  }

  function drawStack(parent: PlacedNode, children: readonly ChartNode[]): number {
    let y = parent.y + BOX.height + GAP.stacked
    for (const [index, node] of children.entries()) {
      const place = { parentId: parent.node.id, level: parent.level + 1, position: index + 1, setSize: children.length }
      const x = parent.x + GAP.indent
      drawing.nodes.push({ node, ...place, isOpen: isOpen(node), x, y })
      drawing.lines.push(`M${parent.x + GAP.indent / 2} ${parent.y + BOX.height}V${y + BOX.height / 2}H${x}`)
      y += BOX.height + GAP.stacked
    }
    return y - GAP.stacked
  }

  const height = drawRow(roots, { x: 0, y: 0, level: 1 })
  return { nodes: drawing.nodes, lines: drawing.lines.join(''), width: rowWidth(roots), height }
}

function lineDown(parent: PlacedNode, child: PlacedNode): string {
  const [from, to] = [parent.x + BOX.width / 2, child.x + BOX.width / 2]
  return `M${from} ${parent.y + BOX.height}V${child.y - GAP.below / 2}H${to}V${child.y}`
}
