import { END, flowGraph, type FlowGraph } from '../document/graph.ts'
import { titleOf, type FlowNode } from '../document/flow-node.ts'
import { approverSettings, type ApproverSettings } from '../settings/approver.ts'
import { conditionSettings } from '../settings/conditions.ts'
import { serviceSettings, type ServiceSettings } from '../settings/events.ts'
import {
  loopSettings,
  subFlowSettings,
  timerSettings,
  type LoopSettings,
  type SubFlowSettings,
} from '../settings/other-nodes.ts'
import { type ConditionContext, isConditionTrue } from './conditions.ts'

/** The way from a node to a next one: the timers in between in milliseconds, and the copy nodes on it. */
export interface Edge {
  to: string
  delay: number
  copies: readonly string[]
}

interface Way extends Omit<Edge, 'to'> {
  /** The node behind the parallel block around. */
  merge?: string
}

/** A branch of a block. */
export interface Branch {
  code: string
  title: string
  isDefault: boolean
}

/** Which branches a block took. */
export interface Choice {
  /** The node that owns the branches. */
  nodeCode: string
  branches: readonly Branch[]
  /** All branches of a block whose branches a person chooses; the taken ones are a proposal unless `isChosen`. */
  options?: readonly Branch[]
  isChosen?: boolean
}

/** The path of a task for given form values. */
export interface Path {
  edges: ReadonlyMap<string, readonly Edge[]>
  depth: ReadonlyMap<string, number>
  choices: readonly Choice[]
}

/** A node at which a task stops until people have decided, or another flow or a service has ended; or from which it returns. */
export interface Step {
  code: string
  title: string
  type: 'approver' | 'subFlow' | 'service' | 'loop'
}

/** A design, prepared for the machine. */
export interface Design {
  root: FlowNode
  graph: FlowGraph
  /** By code, in reading order. */
  steps: ReadonlyMap<string, Step>
  /** Settings of the approver nodes by code, in reading order. */
  approvers: ReadonlyMap<string, ApproverSettings>
  /** Settings of the sub flows by code. */
  subFlows: ReadonlyMap<string, SubFlowSettings>
  /** Settings of the services by code. */
  services: ReadonlyMap<string, ServiceSettings>
  /** Settings of the nodes that return to earlier ones, by code. */
  loops: ReadonlyMap<string, LoopSettings>
  node: (code: string) => FlowNode | undefined
}

/** Prepares a design: its graph and the settings of its steps. */
export function prepareDesign(root: FlowNode): Design {
  const graph = flowGraph(root)
  const approvers = new Map<string, ApproverSettings>()
  const subFlows = new Map<string, SubFlowSettings>()
  const services = new Map<string, ServiceSettings>()
  const loops = new Map<string, LoopSettings>()
  const steps = new Map<string, Step>()
  for (const { id: code, node } of graph.nodes.values()) {
    if (node.type === 'approver') {
      const settings = approverSettings(node.properties)
      approvers.set(code, settings)
      steps.set(code, { code, title: settings.title, type: 'approver' })
    }
    if (node.type === 'subFlow') {
      const settings = subFlowSettings(node.properties)
      subFlows.set(code, settings)
      steps.set(code, { code, title: settings.title, type: 'subFlow' })
    }
    if (node.type === 'service') {
      const settings = serviceSettings(node.properties)
      services.set(code, settings)
      steps.set(code, { code, title: settings.title, type: 'service' })
    }
    if (node.type === 'loop') {
      const settings = loopSettings(node.properties)
      loops.set(code, settings)
      steps.set(code, { code, title: settings.title, type: 'loop' })
    }
  }
  return { root, graph, steps, approvers, subFlows, services, loops, node: (code) => graph.nodes.get(code)?.node }
}

/** Where a task continues behind a node, with the branches that its conditions take. */
export function edgesFrom(
  { graph, steps }: Design,
  { code, ...context }: ConditionContext & { code: string },
): { edges: readonly Edge[]; choices: readonly Choice[] } {
  const choices = new Map<string, Choice>()
  const edges = new Map<string, Edge>()
  /** Copy nodes of branches without steps. */
  const dropped = new Set<string>()

  /** Follows the document from a node to the next steps. Returns whether it came to `merge` without a step. */
  function enter(id: string, way: Way): boolean {
    if (id === way.merge) {
      for (const copy of way.copies) dropped.add(copy)
      return true
    }
    const found = graph.nodes.get(id)
    if (!found || steps.has(id)) {
      reach(id, way)
      return false
    }
    if (found.node.type === 'timer')
      return leave(id, { ...way, delay: way.delay + timerSettings(found.node.properties).delay })
    return leave(id, found.node.type === 'copy' ? { ...way, copies: [...way.copies, id] } : way)
  }

  function reach(to: string, { delay, copies }: Way) {
    const known = edges.get(to)
    const all = new Set([...(known?.copies ?? []), ...copies])
    edges.set(to, { to, delay: Math.max(delay, known?.delay ?? 0), copies: [...all] })
  }

  function leave(id: string, way: Way): boolean {
    const found = graph.nodes.get(id)
    if (!found) return false
    const { block, next } = found
    const taken = block ? branchesOf(id, block) : []
    if (taken.length === 0) return enter(next, way)
    if (taken.length === 1) return taken.map((branch) => enter(branch, way)).some(Boolean)
    // What follows a merge is decided by the branches that have steps. An empty branch adds nothing.
    const areEmpty = taken.map((branch) => enter(branch, { ...way, merge: next }))
    return areEmpty.every(Boolean) ? enter(next, way) : false
  }

  function branchesOf(
    id: string,
    { kind, branches }: { kind: string; branches: readonly string[] },
  ): readonly string[] {
    if (kind === 'interflow') return branches
    const all = branches.flatMap((branch) => {
      const node = graph.nodes.get(branch)?.node
      return node ? [{ code: branch, title: titleOf(node), settings: conditionSettings(node.properties) }] : []
    })
    const branchOf = ({ code: branch, title, settings: { isDefault } }: (typeof all)[number]): Branch => ({
      code: branch,
      title,
      isDefault,
    })
    const usual = all.filter(({ settings }) => settings.isDefault)
    if (kind === 'choose') {
      const chosen = all.filter(({ code: branch }) => context.chosen?.has(branch))
      // Where nobody chooses, such as an agreement by a rule.
      const proposed = usual.length > 0 ? usual : all
      const taken = (chosen.length > 0 ? chosen : proposed.slice(0, 1)).map(branchOf)
      choices.set(id, { nodeCode: id, branches: taken, options: all.map(branchOf), isChosen: chosen.length > 0 })
      return taken.map(({ code: branch }) => branch)
    }
    const isTrue = all.filter(({ settings }) => !settings.isDefault && isConditionTrue(settings, context))
    const taken = isTrue.length === 0 ? usual.slice(0, 1) : kind === 'inclusive' ? isTrue : isTrue.slice(0, 1)
    choices.set(id, { nodeCode: id, branches: taken.map(branchOf) })
    return taken.map(({ code: branch }) => branch)
  }

  leave(code, { delay: 0, copies: [] })
  const [first, ...others] = edges.values()
  const all = first ? [{ ...first, copies: [...new Set([...first.copies, ...dropped])] }, ...others] : []
  return { edges: all, choices: [...choices.values()] }
}

/**
 * The path from the start with these values. `fixed` are the next nodes of nodes that were passed: they are not
 * computed again.
 */
export function resolvePath(
  design: Design,
  context: ConditionContext,
  fixed: ReadonlyMap<string, readonly string[]> = new Map(),
): Path {
  const edges = new Map<string, readonly Edge[]>()
  const depth = new Map<string, number>()
  const choices: Choice[] = []

  function nextOf(code: string): readonly Edge[] {
    const known = edges.get(code)
    if (known) return known
    const kept = fixed.get(code)
    const found = kept ? undefined : edgesFrom(design, { code, ...context })
    const next = kept ? kept.map((to) => ({ to, delay: 0, copies: [] })) : (found?.edges ?? [])
    choices.push(...(found?.choices ?? []))
    edges.set(code, next)
    return next
  }

  function visit(code: string, level: number) {
    if ((depth.get(code) ?? 0) >= level) return
    depth.set(code, level)
    if (code === END) return
    for (const { to } of nextOf(code)) visit(to, level + 1)
  }
  visit(design.root.nodeId, 1)
  return { edges, depth, choices }
}
