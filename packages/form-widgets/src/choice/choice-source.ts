import type { Question } from '../services/use-answer.ts'
import type { ChoiceKind, WidgetServices } from '../services/widget-services.ts'
import { allNodes, type ChoiceNode, type ChoiceNodeRules, readChoiceNodes } from './choice-node.ts'
import { nameMatcher } from './match-name.ts'
import { pinyinFor } from './pinyin-for.ts'

/** Found nodes, a page of them. */
export interface FoundPage {
  nodes: readonly ChoiceNode[]
  hasMore: boolean
}

/** One list or tree to choose from, behind a tab. */
export interface ChoiceView {
  /** Unlike those of the other tabs. */
  key: string
  /** ms between the last key and the search. */
  searchDelay: number
  /** Open from the start: everything, the first level where it is one node, or nothing. */
  opens: 'all' | 'first'
  top: (services: WidgetServices, signal: AbortSignal) => Promise<readonly ChoiceNode[]>
  /** What is below a node that has no `children` yet. */
  below?:
    | ((services: WidgetServices, node: ChoiceNode, signal: AbortSignal) => Promise<readonly ChoiceNode[]>)
    | undefined
  search: (
    services: WidgetServices,
    query: { keyword: string; page: number },
    signal: AbortSignal,
  ) => Promise<FoundPage>
}

/** What a field chooses from. */
export interface ChoiceSource {
  /** The same key is the same source. */
  key: string
  /** What recent choices are kept for. */
  kind: ChoiceKind
  views: readonly ChoiceView[]
  /** What to ask to know what stored ids stand for; unknown ones are not in the answer. */
  names: (ids: readonly string[]) => Question<ReadonlyMap<string, ChoiceNode>>
  /** Everything that a name or a code stands for, exactly. */
  named: (services: WidgetServices, name: string, signal: AbortSignal) => Promise<readonly ChoiceNode[]>
}

/** A tree that comes whole. */
interface WholeTree {
  key: string
  kind: ChoiceKind
  rules: ChoiceNodeRules
  load: (services: WidgetServices, signal: AbortSignal) => Promise<unknown>
}

/** A source whose tree comes whole and is searched here. */
export function treeSource({ key, kind, rules, load }: WholeTree): ChoiceSource {
  const top = async (services: WidgetServices, signal: AbortSignal) =>
    readChoiceNodes(await load(services, signal), rules)
  /** The tree that was shown last, of each host: a search need not ask again. */
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
    // The same question whatever the ids are: a hundred fields ask for the tree once.
    names: () => ({
      key: `choice ${key}`,
      ask: async (services, signal) => byId(allNodes(await top(services, signal))),
    }),
    named: async (services, name, signal) => {
      const found = (await choosable(services, signal)).filter(isCalled(name))
      // A role stands below several organisations and is still one.
      return found.filter(({ id }, place) => found.findIndex((other) => other.id === id) === place)
    },
  }
}

/** Nodes by id; what stands in several places is found in the first. */
export function byId(nodes: Iterable<ChoiceNode>): ReadonlyMap<string, ChoiceNode> {
  const found = new Map<string, ChoiceNode>()
  for (const node of nodes) if (!found.has(node.id)) found.set(node.id, node)
  return found
}

/** Its name, the name in front of the account, its code, or its path is what was written. */
export const isCalled =
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
