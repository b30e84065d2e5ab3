import { readAbleIds } from '@sqos/form-model'
import type { Person, WidgetServices } from '../services/widget-services.ts'
import { type ChoiceNode, type ChoiceNodeRules, readChoiceNodes } from './choice-node.ts'
import { limitTo } from './able-ids.ts'
import { byId, type ChoiceSource, type ChoiceView, matchesExactly } from './choice-source.ts'
import type { ChoicePolicy } from './ChoiceDialog.tsx'
import { pinyinFor } from './pinyin-for.ts'
import { nameMatcher } from './match-name.ts'
import { peopleById } from './people-by-id.ts'

/**
 * The id of 当前用户: the signed-in user when a form is filled in or a flow runs.
 */
export const CURRENT_USER = 'currentUser'

/** Settings of pickers of people. */
export const USER_POLICY: ChoicePolicy = { title: 'title.user', width: 800, hint: 'keyword', hasPane: true }

/** The node above the companies. */
const TOP = '0'

/** Maximum number of people on a page of results. */
const PAGE_SIZE = 100

const RULES: ChoiceNodeRules = { kind: 'user', choosable: new Set(['user']), withNote: true }

const peopleOf = (answer: unknown) => readChoiceNodes(answer, RULES).filter(({ isChoosable }) => isChoosable)

/** Companies, departments and people, level by level. */
const everybody: ChoiceView = {
  key: 'all',
  searchDelay: 250,
  opens: 'first',
  top: async (services, signal) =>
    readChoiceNodes(await services.peopleNodes(queryOf({ parentId: TOP }), { signal }), RULES),
  below: async (services, node, signal) =>
    readChoiceNodes(await services.peopleNodes(queryOf({ parentId: node.id }), { signal }), RULES, node.path),
  search: async (services, { keyword, page }, signal) => {
    const found = await services.peopleNodes(queryOf({ keyword, page }), { signal })
    const count = Array.isArray(found) ? found.length : 0
    return { nodes: peopleOf(found), hasMore: count === PAGE_SIZE }
  },
}

interface QueryOptions {
  parentId?: string
  keyword?: string
  page?: number
}
const queryOf = ({ parentId = TOP, keyword = '', page = 1 }: QueryOptions) => ({
  parentId,
  keyword,
  currentPage: page,
  pageSize: PAGE_SIZE,
})

/** Pages of limited users that are listed without a keyword; a search finds the others. */
const LISTED_PAGES = 10

/** The users that the entries name, as the server finds them: positions, roles and groups are in no tree of users. */
function ableView(ableIds: readonly string[]): ChoiceView {
  const ask = (services: WidgetServices, query: { keyword: string; page: number }, signal: AbortSignal) =>
    services.peopleNodes({ ...queryOf(query), ableIds }, { signal })
  return {
    key: 'all',
    searchDelay: 250,
    opens: 'first',
    top: async (services, signal) => {
      const nodes: ChoiceNode[] = []
      for (let page = 1; page <= LISTED_PAGES; page += 1) {
        const found = await ask(services, { keyword: '', page }, signal)
        nodes.push(...peopleOf(found))
        if (found.length < PAGE_SIZE) break
      }
      return nodes
    },
    search: async (services, query, signal) => {
      const found = await ask(services, query, signal)
      return { nodes: peopleOf(found), hasMore: found.length === PAGE_SIZE }
    },
  }
}

/** A list of people that comes whole: what the server finds for a keyword, and whose pinyin it is. */
function listView(
  key: string,
  ask: (services: WidgetServices, keyword: string, signal: AbortSignal) => Promise<readonly Person[]>,
): ChoiceView {
  const shown = new WeakMap<WidgetServices, readonly ChoiceNode[]>()
  return {
    key,
    searchDelay: 250,
    opens: 'first',
    top: async (services, signal) => {
      const people = peopleOf(await ask(services, '', signal))
      shown.set(services, people)
      return people
    },
    search: async (services, { keyword }, signal) => {
      const [answer, matchPinyin] = await Promise.all([ask(services, keyword, signal), pinyinFor(keyword)])
      const found = peopleOf(answer)
      const ids = new Set(found.map(({ id }) => id))
      const others = (shown.get(services) ?? [])
        .filter(nameMatcher(keyword, matchPinyin))
        .filter(({ id }) => !ids.has(id))
      return { nodes: [...found, ...others], hasMore: false }
    },
  }
}

/** The one system variable. */
const systemView = (name: string): ChoiceView => {
  const nodes = readChoiceNodes([{ id: CURRENT_USER, fullName: name, type: 'user' }], RULES)
  return {
    key: 'system',
    searchDelay: 0,
    opens: 'first',
    top: () => Promise.resolve(nodes),
    search: async (_services, { keyword }) => ({
      nodes: nodes.filter(nameMatcher(keyword, await pinyinFor(keyword))),
      hasMore: false,
    }),
  }
}

/** All selectable users, in one tree. */
export const approverSource = (): ChoiceSource => peopleSource([everybody], {})

/** The three lists of users, and the system variables where they are wanted. A limit leaves one list: the others do not say whom it allows. */
export const userSource = ({ currentUser, ableIds }: UserSourceOptions): ChoiceSource => {
  const system = currentUser === undefined ? [] : [systemView(currentUser)]
  if (ableIds && readAbleIds(ableIds, 'user')) {
    const isAble = limitTo(ableIds)
    const limited = ableView(ableIds)
    const view = isAble ? { ...limitedTo(everybody, isAble), search: limited.search } : limited
    return peopleSource([view, ...system], { currentUser, ableIds })
  }
  const views = [
    everybody,
    listView('colleagues', (services, keyword, signal) => services.colleagues(keyword, { signal })),
    listView('subordinates', (services, keyword, signal) => services.subordinates(keyword, { signal })),
    ...system,
  ]
  return peopleSource(views, { currentUser })
}

interface UserSourceOptions {
  /** Name of the system variable; without a name it is not offered. */
  currentUser: string | undefined
  /** Only these users, and users of these organisations, positions, roles and groups; default: all. */
  ableIds?: readonly string[] | undefined
}

/** A tree in which only some nodes may be chosen. */
function limitedTo(view: ChoiceView, isAble: (node: ChoiceNode) => boolean): ChoiceView {
  const limit = (nodes: readonly ChoiceNode[]) =>
    nodes.map((node) => ({ ...node, isChoosable: node.isChoosable && isAble(node) }))
  const { below } = view
  return {
    ...view,
    top: async (services, signal) => limit(await view.top(services, signal)),
    below: below && (async (services, node, signal) => limit(await below(services, node, signal))),
  }
}

const peopleSource = (
  views: readonly ChoiceView[],
  { currentUser = '', ableIds }: Partial<UserSourceOptions>,
): ChoiceSource => ({
  key: `people ${[currentUser, ...(ableIds ?? [])].join(' ')}`,
  kind: 'user',
  isLimited: ableIds !== undefined,
  views,
  names: (ids) => ({
    key: `choice people ${JSON.stringify(ids)}`,
    ask: async (services, signal) => {
      const asked = ids.filter((id) => id !== CURRENT_USER)
      return byId(peopleOf(await peopleById(services, asked, signal)))
    },
  }),
  named: async (services, name, signal) =>
    peopleOf(
      await services.peopleNodes({ ...queryOf({ keyword: name.split('/').at(-1) ?? name }), ableIds }, { signal }),
    ).filter(matchesExactly(name)),
})

/** The chosen person as the host receives it. */
export function personOf({ id, name, record }: ChoiceNode): { id: string; record: Person } {
  return { id, record: { ...record, id, fullName: name } }
}
