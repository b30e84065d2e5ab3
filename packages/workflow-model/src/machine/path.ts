import { evaluateRows } from './conditions.ts'
import { conditionRows, isDefaultBranch, priorityOf, timerDelay, titleOf } from './settings.ts'
import { END, type DesignNode } from './types.ts'

/** The way from a node to a next one: the timers in between, and the copy nodes on it. */
export interface Edge {
  to: string
  delay: number
  copies: readonly string[]
}

/** Which branch a block took, and why. */
export interface Choice {
  /** The node that owns the branches. */
  nodeCode: string
  /** The branch; undefined when none was true. */
  branch: { code: string; title: string; isDefault: boolean } | undefined
}

/** The path of a task for given form values. */
export interface Path {
  edges: ReadonlyMap<string, readonly Edge[]>
  depth: ReadonlyMap<string, number>
  choices: readonly Choice[]
}

/** Kinds of nodes at which a task stops. */
const STEPS = new Set(['start', 'approver'])

/** A design with its nodes by id. */
export interface DesignIndex {
  root: DesignNode
  nodes: ReadonlyMap<string, DesignNode>
  /** Approver nodes in the order of the document. */
  approvers: readonly DesignNode[]
  edgesFrom: (code: string, values: Readonly<Record<string, unknown>>) => { edges: readonly Edge[]; choices: readonly Choice[] }
}

/** Indexes a design: parents, nodes by id. */
export function indexDesign(root: DesignNode): DesignIndex {
  const nodes = new Map<string, DesignNode>()
  const parents = new Map<string, { node: DesignNode; isBranch: boolean }>()
  const visit = (node: DesignNode) => {
    if (nodes.has(node.nodeId)) return
    nodes.set(node.nodeId, node)
    for (const branch of node.conditionNodes ?? []) {
      parents.set(branch.nodeId, { node, isBranch: true })
      visit(branch)
    }
    if (!node.childNode) return
    parents.set(node.childNode.nodeId, { node, isBranch: false })
    visit(node.childNode)
  }
  visit(root)

  function edgesFrom(code: string, values: Readonly<Record<string, unknown>>) {
    const choices: Choice[] = []
    const found = new Map<string, Edge>()
    const reach = (to: string, delay: number, copies: readonly string[]) => {
      const known = found.get(to)
      found.set(to, {
        to,
        delay: Math.max(delay, known?.delay ?? 0),
        copies: [...new Set([...(known?.copies ?? []), ...copies])],
      })
    }
    const enter = (node: DesignNode, delay: number, copies: readonly string[]) => {
      if (STEPS.has(node.type)) reach(node.nodeId, delay, copies)
      else if (node.type === 'timer') leave(node, delay + timerDelay(node), copies)
      else if (node.type === 'copy') leave(node, delay, [...copies, node.nodeId])
      else leave(node, delay, copies)
    }
    const leave = (node: DesignNode, delay: number, copies: readonly string[]) => {
      for (const branch of branchesOf(node)) enter(branch, delay, copies)
      if (isBlock(node) && branchesOf(node).length > 0) return
      if (node.childNode) enter(node.childNode, delay, copies)
      else after(node, delay, copies)
    }
    /** Continues behind the nearest enclosing block. */
    const after = (node: DesignNode, delay: number, copies: readonly string[]) => {
      const parent = parents.get(node.nodeId)
      if (!parent) reach(END, delay, copies)
      else if (parent.isBranch && parent.node.childNode) enter(parent.node.childNode, delay, copies)
      else after(parent.node, delay, copies)
    }
    const branchesOf = (node: DesignNode): readonly DesignNode[] => {
      const branches = node.conditionNodes ?? []
      if (branches.length === 0 || node.conditionType === 'interflow') return branches
      const chosen = chooseBranch(branches, values)
      if (!choices.some(({ nodeCode }) => nodeCode === node.nodeId))
        choices.push({
          nodeCode: node.nodeId,
          branch: chosen && { code: chosen.nodeId, title: titleOf(chosen), isDefault: isDefaultBranch(chosen) },
        })
      return chosen ? [chosen] : []
    }
    const node = nodes.get(code)
    if (node) leave(node, 0, [])
    return { edges: [...found.values()], choices }
  }

  const approvers = [...nodes.values()].filter(({ type }) => type === 'approver')
  return { root, nodes, approvers, edgesFrom }
}

const isBlock = (node: DesignNode) => (node.conditionNodes?.length ?? 0) > 0

/** The first true branch in the order of priority, else the default one. */
function chooseBranch(branches: readonly DesignNode[], values: Readonly<Record<string, unknown>>): DesignNode | undefined {
  const ordered = branches
    .map((branch, index) => ({ branch, priority: priorityOf(branch, index) }))
    .toSorted((a, b) => a.priority - b.priority)
    .map(({ branch }) => branch)
  return (
    ordered.find((branch) => !isDefaultBranch(branch) && evaluateRows(conditionRows(branch), values)) ??
    ordered.find((branch) => isDefaultBranch(branch))
  )
}

/**
 * The path from the start with these values. `fixed` are the next nodes of nodes that were passed: they are not
 * computed again.
 */
export function resolvePath(
  index: DesignIndex,
  values: Readonly<Record<string, unknown>>,
  fixed: ReadonlyMap<string, readonly string[]> = new Map(),
): Path {
  const edges = new Map<string, readonly Edge[]>()
  const depth = new Map<string, number>()
  const choices: Choice[] = []
  const visit = (code: string, level: number) => {
    if ((depth.get(code) ?? 0) >= level) return
    depth.set(code, level)
    if (code === END) return
    let next = edges.get(code)
    if (!next) {
      const kept = fixed.get(code)
      const computed = kept ? undefined : index.edgesFrom(code, values)
      next = kept ? kept.map((to) => ({ to, delay: 0, copies: [] })) : (computed?.edges ?? [])
      choices.push(...(computed?.choices ?? []))
      edges.set(code, next)
    }
    for (const { to } of next) visit(to, level + 1)
  }
  visit(index.root.nodeId, 1)
  return { edges, depth, choices }
}
