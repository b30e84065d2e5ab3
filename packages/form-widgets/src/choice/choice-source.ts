import type { Question } from '../services/use-answer.ts'
import type { ChoiceKind, WidgetServices } from '../services/widget-services.ts'
import { allNodes, type ChoiceNode, type ChoiceNodeRules, readChoiceNodes } from './choice-node.ts'
import { nameMatcher } from './match-name.ts'
import { pinyinFor } from './pinyin-for.ts'

/** A page of search results. */
export interface FoundPage {
  nodes: readonly ChoiceNode[]
  hasMore: boolean
}

/** One list or tree to choose from, behind a tab. */
export interface ChoiceView {
  /** Unique among the tabs. */
  key: string
  /** Delay of the search after the last key, in ms. */
  searchDelay: number
  /** Initially expanded nodes: all, a single root, or none. */
  opens: 'all' | 'first'
  top: (services: WidgetServices, signal: AbortSignal) => Promise<readonly ChoiceNode[]>
  /** Loads the children of a node without `children`. */
  below?:
    | ((services: WidgetServices, node: ChoiceNode, signal: AbortSignal) => Promise<readonly ChoiceNode[]>)
    | undefined
  search: (
    services: WidgetServices,
    query: { keyword: string; page: number },
    signal: AbortSignal,
  ) => Promise<FoundPage>
}

/** The source of a picker. */
export interface ChoiceSource {
  /** Identifies the source. */
  key: string
  /** The kind of recent choices. */
  kind: ChoiceKind
  /** Recent choices are not offered: only the server can say which of them may be chosen. */
  isLimited?: boolean | undefined
  views: readonly ChoiceView[]
  /** The call that resolves stored ids; the response omits unknown ids. */
  names: (ids: readonly string[]) => Question<ReadonlyMap<string, ChoiceNode>>
  /** Finds all exact matches of a name or code. */
  named: (services: WidgetServices, name: string, signal: AbortSignal) => Promise<readonly ChoiceNode[]>
}

/** A tree that is loaded completely. */
interface WholeTree {
  key: string
  kind: ChoiceKind
  rules: ChoiceNodeRules
  load: (services: WidgetServices, signal: AbortSignal) => Promise<unknown>
}

/** A source whose tree is loaded completely and searched in the browser. */
export function treeSource({ key, kind, rules, load }: WholeTree): ChoiceSource {
  const top = async (services: WidgetServices, signal: AbortSignal) =>
    readChoiceNodes(await load(services, signal), rules)
  /** The last tree of each services object, so that a search needs no call. */
  const shown = new WeakMap<WidgetServices, readonly ChoiceNode[]>()

  async function show(services: WidgetServices, signal: AbortSignal) {
    const nodes = await top(services, signal)
    shown.set(services, nodes)
    return nodes
  }

  const choosable = async (services: WidgetServices, signal: AbortSignal) => {
    const nodes = shown.get(services) ?? (await show(services, signal))
    return [...allNodes(nodes)].filter(({ isChoosable }) => isChoosable)
  }

  return {
    key,
    kind,
    views: [
      {
        key: 'tree',
        searchDelay: 0,
        opens: 'all',
        top: show,
        search: async (services, { keyword }, signal) => {
          const [nodes, matchPinyin] = await Promise.all([choosable(services, signal), pinyinFor(keyword)])
          return { nodes: nodes.filter(nameMatcher(keyword, matchPinyin)), hasMore: false }
        },
      },
    ],
    // The key does not depend on the ids: a hundred fields load the tree once.
    names: () => ({
      key: `choice ${key}`,
      ask: async (services, signal) => byId(allNodes(await top(services, signal))),
    }),
    named: async (services, name, signal) => {
      const found = (await choosable(services, signal)).filter(matchesExactly(name))
      // A role below several organisations is one role.
      return found.filter(({ id }, place) => found.findIndex((other) => other.id === id) === place)
    },
  }
}

/** Nodes by id; the first of several places is used. */
export function byId(nodes: Iterable<ChoiceNode>): ReadonlyMap<string, ChoiceNode> {
  const found = new Map<string, ChoiceNode>()
  for (const node of nodes) if (!found.has(node.id)) found.set(node.id, node)
  return found
}

/** Whether a text is the name, the name before the account, the code, or the path of a node. */
export const matchesExactly =
  (written: string) =>
  ({ name, code, path }: ChoiceNode): boolean => {
    const wanted = written.toLowerCase()
    return (
      [name, code].some((word) => word.toLowerCase() === wanted) ||
      name.split('/').some((word) => word.toLowerCase() === wanted) ||
      path
        .map(({ fullName }) => fullName)
        .join('/')
        .toLowerCase() === wanted
    )
  }
