import type { WidgetServices } from '../services/widget-services.ts'
import type { ChoiceNode } from './choice-node.ts'
import type { ChoiceView } from './choice-source.ts'

/** A line of the list: a node, or a message. */
export type ChoiceLine =
  | {
      kind: 'node'
      key: string
      level: number
      place: number
      size: number
      node: ChoiceNode
      isOpen: boolean | undefined
    }
  | { kind: 'loading' | 'empty' | 'more'; key: string; level: number }
  | { kind: 'failed'; key: string; level: number; error: unknown; retry: () => void }

interface Branch {
  status: 'loading' | 'ready' | 'failed'
  nodes: readonly ChoiceNode[]
  error?: unknown
}

interface Search {
  keyword: string
  page: number
  status: 'loading' | 'ready' | 'failed'
  nodes: readonly ChoiceNode[]
  hasMore: boolean
  error?: unknown
}

const LOADING: Branch = { status: 'loading', nodes: [] }

/** The content of a tab: a tree with lazily loaded branches, or search results. */
export class ChoiceStore {
  lines: readonly ChoiceLine[] = []
  keyword = ''
  readonly #view: ChoiceView
  readonly #services: WidgetServices
  readonly #listeners = new Set<() => void>()
  readonly #branches = new Map<string, Branch>()
  readonly #open = new Set<string>()
  #abort = new AbortController()
  #search: Search | undefined
  #searchRun: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(view: ChoiceView, services: WidgetServices) {
    this.#view = view
    this.#services = services
    this.#rebuild()
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Whether a search is running. */
  get isSearching(): boolean {
    return (
      this.keyword !== (this.#search?.keyword ?? '') || (this.#search?.status === 'loading' && this.#search.page === 1)
    )
  }

  readonly getLines = () => this.lines

  /** Loads the root once; after a stop, loads everything that is missing. */
  start() {
    if (this.#abort.signal.aborted) {
      this.#abort = new AbortController()
      for (const [key, { status }] of this.#branches) if (status === 'loading') this.#branches.delete(key)
    }
    if (!this.#branches.has('')) void this.#load('')
    if (this.keyword !== '' && this.#search?.keyword !== this.keyword) this.#findLater()
  }

  /** Aborts running calls. */
  stop() {
    clearTimeout(this.#timer)
    this.#abort.abort()
    this.#searchRun?.abort()
  }

  toggle(node: ChoiceNode) {
    if (this.#open.delete(node.key)) this.#rebuild()
    else this.open(node)
  }

  open(node: ChoiceNode) {
    if (!node.hasChildren) return
    this.#open.add(node.key)
    if (!node.children && !this.#branches.has(node.key)) void this.#load(node.key, node)
    else this.#rebuild()
  }

  close(node: ChoiceNode) {
    if (this.#open.delete(node.key)) this.#rebuild()
  }

  /** Searches for a text; an empty text shows the tree. */
  search(typed: string) {
    const keyword = typed.trim()
    if (keyword === this.keyword) return
    this.keyword = keyword
    clearTimeout(this.#timer)
    this.#searchRun?.abort()
    if (keyword === '') {
      this.#search = undefined
      this.#rebuild()
      return
    }
    this.#findLater()
  }

  /** The last results stay until then. */
  #findLater() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#find(1), this.#view.searchDelay)
  }

  /** Loads the next page of results. */
  more() {
    if (this.#search?.status === 'ready' && this.#search.hasMore) void this.#find(this.#search.page + 1)
  }

  async #load(key: string, node?: ChoiceNode) {
    const { signal } = this.#abort
    this.#branches.set(key, LOADING)
    this.#rebuild()
    try {
      const nodes = node
        ? await this.#view.below?.(this.#services, node, signal)
        : await this.#view.top(this.#services, signal)
      if (signal.aborted) return
      this.#branches.set(key, { status: 'ready', nodes: nodes ?? [] })
      if (!node) this.#openFirst(nodes ?? [])
    } catch (error) {
      if (signal.aborted) return
      this.#branches.set(key, { status: 'failed', nodes: [], error })
    }
    this.#rebuild()
  }

  #openFirst(nodes: readonly ChoiceNode[]) {
    if (this.#view.opens === 'all') this.#openAll(nodes)
    else if (nodes.length === 1 && nodes[0]) this.open(nodes[0])
  }

  #openAll(nodes: readonly ChoiceNode[]) {
    for (const node of nodes) {
      if (!node.children) continue
      this.#open.add(node.key)
      this.#openAll(node.children)
    }
  }

  async #find(page: number) {
    const { keyword } = this
    const run = new AbortController()
    this.#searchRun = run
    const shown = this.#search?.nodes ?? []
    const before = page === 1 ? [] : shown
    this.#search = { keyword, page, status: 'loading', nodes: shown, hasMore: false }
    this.#rebuild()
    try {
      const found = await this.#view.search(this.#services, { keyword, page }, run.signal)
      if (this.#searchRun !== run || run.signal.aborted) return
      const known = new Set(before.map(({ key }) => key))
      const nodes = found.nodes.filter(({ key }) => !known.has(key))
      // A server without paging returns the same page again: this was the last page.
      const hasMore = found.hasMore && nodes.length > 0
      this.#search = { keyword, page, status: 'ready', nodes: [...before, ...nodes], hasMore }
    } catch (error) {
      if (this.#searchRun !== run || run.signal.aborted) return
      this.#search = { keyword, page, status: 'failed', nodes: before, hasMore: false, error }
    }
    this.#rebuild()
  }

  #rebuild() {
    this.lines = this.#search ? this.#foundLines(this.#search) : this.#treeLines()
    for (const listener of this.#listeners) listener()
  }

  #foundLines({ nodes, status, hasMore, error, page }: Search): ChoiceLine[] {
    const lines: ChoiceLine[] = nodes.map((node, index) => ({
      kind: 'node',
      key: node.key,
      level: 1,
      place: index + 1,
      size: nodes.length,
      node,
      isOpen: undefined,
    }))
    if (status === 'loading') lines.push({ kind: 'loading', key: '-loading', level: 1 })
    else if (status === 'failed')
      lines.push({ kind: 'failed', key: '-failed', level: 1, error, retry: () => void this.#find(page) })
    else if (hasMore) lines.push({ kind: 'more', key: '-more', level: 1 })
    else if (nodes.length === 0) lines.push({ kind: 'empty', key: '-empty', level: 1 })
    return lines
  }

  #treeLines(): ChoiceLine[] {
    const lines: ChoiceLine[] = []
    this.#addBranch(lines, { branch: this.#branches.get('') ?? LOADING, level: 1, key: '' })
    return lines
  }

  #addBranch(
    lines: ChoiceLine[],
    { branch, level, key, above }: { branch: Branch; level: number; key: string; above?: ChoiceNode },
  ) {
    const { nodes, status, error } = branch
    for (const [index, node] of nodes.entries()) {
      const isOpen = node.hasChildren ? this.#open.has(node.key) : undefined
      lines.push({ kind: 'node', key: node.key, level, place: index + 1, size: nodes.length, node, isOpen })
      if (!isOpen) continue
      const below = node.children ? { status: 'ready' as const, nodes: node.children } : this.#branches.get(node.key)
      this.#addBranch(lines, { branch: below ?? LOADING, level: level + 1, key: node.key, above: node })
    }
    if (status === 'loading') lines.push({ kind: 'loading', key: `${key}-loading`, level })
    else if (status === 'failed')
      lines.push({ kind: 'failed', key: `${key}-failed`, level, error, retry: () => void this.#load(key, above) })
    else if (nodes.length === 0) lines.push({ kind: 'empty', key: `${key}-empty`, level })
  }
}
