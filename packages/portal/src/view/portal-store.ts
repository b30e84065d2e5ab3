import type { DatasetDefinition, DatasetFilter } from '../document/dataset.ts'
import { isRecord, recordsOf } from '../document/json.ts'
import type { PortalItem } from '../document/types.ts'
import type { PartData, PartRequest, PortalServices } from './services.ts'

/** The data of a part. */
export interface PartState {
  isLoading: boolean
  /** By path. */
  data: ReadonlyMap<string, PartData>
  /** The whole request failed. */
  failure?: unknown
}

/** A chosen mark of a chart, which filters other parts. */
export interface CrossFilter {
  /** The part of the chart. */
  i: string
  modelId: string
  label: string
  filters: readonly DatasetFilter[]
}

const NOTHING: PartState = { isLoading: true, data: new Map() }

/** Reads and keeps the data of the parts of a portal. Parts that ask in the same moment share a request. */
export function createPortalStore(readParts: PortalServices['readParts']) {
  const listeners = new Set<() => void>()
  const states = new Map<string, PartState>()
  const wanted = new Map<string, PortalItem>()
  const running = new Set<string>()
  let waiting: Set<string> = new Set()
  let crossFilters: readonly CrossFilter[] = []
  let isScheduled = false

  const tell = () => {
    for (const listener of listeners) listener()
  }

  function requestOf(item: PortalItem): PartRequest {
    const filters = crossFilters
      .filter(({ i, modelId }) => i !== item.i && modelsOf(item.raw).has(modelId))
      .flatMap((filter) => filter.filters)
    return { i: item.i, ...(filters.length > 0 && { filters }) }
  }

  function schedule(i: string) {
    waiting.add(i)
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(flush)
  }

  function flush() {
    isScheduled = false
    // A part that is being read is read again when that is done: requests never overlap.
    const now = [...waiting].filter((i) => !running.has(i))
    waiting = new Set([...waiting].filter((i) => running.has(i)))
    if (now.length > 0) void read(now)
  }

  async function read(ids: readonly string[]) {
    const items = ids.flatMap((i) => wanted.get(i) ?? [])
    for (const { i } of items) {
      running.add(i)
      states.set(i, { ...(states.get(i) ?? NOTHING), isLoading: true })
    }
    tell()
    const arrived = new Map(items.map(({ i }) => [i, new Map<string, PartData>()]))
    /** Shows what has come of a part; what was there before stays until then. */
    function arrive(data: PartData) {
      const own = arrived.get(data.i)
      if (!own || !running.has(data.i)) return
      own.set(data.path, data)
      states.set(data.i, { isLoading: true, data: new Map([...(states.get(data.i)?.data ?? []), ...own]) })
      tell()
    }
    try {
      const answer = await readParts(items.map(requestOf), arrive)
      for (const data of answer) arrived.get(data.i)?.set(data.path, data)
      for (const { i } of items) states.set(i, { isLoading: false, data: arrived.get(i) ?? new Map() })
    } catch (failure) {
      for (const { i } of items) states.set(i, { isLoading: false, data: states.get(i)?.data ?? new Map(), failure })
    }
    for (const { i } of items) running.delete(i)
    tell()
    if (waiting.size > 0) flush()
  }

  const followers = (modelId: string, not: string) =>
    [...wanted.values()].filter(({ i, raw }) => i !== not && modelsOf(raw).has(modelId)).map(({ i }) => i)

  function setFilters(next: readonly CrossFilter[], changed: readonly CrossFilter[]) {
    crossFilters = next
    tell()
    for (const { modelId, i } of changed) for (const follower of followers(modelId, i)) schedule(follower)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stateOf: (i: string): PartState => states.get(i) ?? NOTHING,
    crossFilters: () => crossFilters,
    /** A part is shown: its data is read, and read again when filters change. Returns the end of that. */
    show(item: PortalItem) {
      wanted.set(item.i, item)
      schedule(item.i)
      return () => void wanted.delete(item.i)
    },
    refresh: (i: string) => wanted.has(i) && schedule(i),
    /** Reads parts again that are shown. */
    refreshParts: (ids: readonly string[]) => {
      for (const i of ids) if (wanted.has(i)) schedule(i)
    },
    refreshAll: () => {
      for (const i of wanted.keys()) schedule(i)
    },
    /** Sets the filter of a chart; the same one again removes it. */
    filterBy(filter: CrossFilter) {
      const others = crossFilters.filter(({ i }) => i !== filter.i)
      const isSame = crossFilters.some(({ i, label }) => i === filter.i && label === filter.label)
      setFilters(isSame ? others : [...others, filter], [filter])
    },
    unfilter(i: string) {
      const [gone, rest] = [crossFilters.filter((one) => one.i === i), crossFilters.filter((one) => one.i !== i)]
      setFilters(rest, gone)
    },
    clearFilters: () => setFilters([], crossFilters),
  }
}

export type PortalStore = ReturnType<typeof createPortalStore>

/** The datasets of a part that are written in it. */
export function definitionOf(value: unknown): DatasetDefinition | undefined {
  return isRecord(value) ? (value satisfies object) : undefined
}

/** Whether a part has data of a dataset. */
export function hasDatasets(raw: Record<string, unknown>): boolean {
  return isRecord(raw['dataset']) || recordsOf(raw['list']).some(({ dataset }) => isRecord(dataset))
}

/** The models of the datasets of a part. */
function modelsOf(raw: Record<string, unknown>): ReadonlySet<string> {
  const definitions = [raw['dataset'], ...recordsOf(raw['list']).map(({ dataset }) => dataset)].map(definitionOf)
  return new Set(definitions.flatMap((definition) => definition?.modelId ?? []))
}

/** Equal for parts that show the same data. */
export const sourceKey = (raw: Record<string, unknown>): string =>
  JSON.stringify([raw['dataset'], raw['compare'], recordsOf(raw['list']).map(({ dataset }) => dataset)])
