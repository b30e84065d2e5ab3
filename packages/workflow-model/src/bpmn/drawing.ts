import { blockOf, branchesOf, type FlowNode } from '../document/flow-node.ts'

/** A rectangle of the diagram, in px. */
export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** Room that a line of nodes needs: along the flow, and across it. */
export interface Extent {
  length: number
  breadth: number
}

/** Sizes of shapes, as editors of BPMN draw them. */
export const SIZES = {
  task: { width: 120, height: 80 },
  event: { width: 36, height: 36 },
  gateway: { width: 50, height: 50 },
} as const

/** A kind of shape. */
export type ShapeKind = keyof typeof SIZES

/** Distance between shapes along the flow, and between branches. */
export const GAP = { along: 60, across: 40 } as const

/** The shape of a node; undefined for nodes that are lines or invisible. */
export function shapeOf(type: string): ShapeKind | undefined {
  if (type === 'condition' || type === 'empty') return undefined
  return type === 'start' || type === 'timer' || type === 'loop' ? 'event' : 'task'
}

/** The room for a line of nodes, from left to right. */
export function extentOf(first: FlowNode | null | undefined): Extent {
  let length = 0
  let breadth: number = SIZES.task.height
  for (let node = first; node; node = node.childNode) {
    const shape = shapeOf(node.type)
    if (shape) length += SIZES[shape].width + GAP.along
    if (!blockOf(node)) continue
    const block = blockExtent(node)
    length += block.length
    breadth = Math.max(breadth, block.breadth)
  }
  return { length, breadth }
}

/** The room for the block of a node, with its gateways. */
export function blockExtent(owner: FlowNode): Extent {
  const branches = branchesOf(owner).map((branch) => extentOf(branch))
  return {
    length: Math.max(0, ...branches.map(({ length }) => length)) + 2 * (SIZES.gateway.width + GAP.along),
    breadth: branches.reduce((sum, { breadth }) => sum + breadth + GAP.across, -GAP.across),
  }
}
