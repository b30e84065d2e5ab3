import type {
  BillRule,
  CallOptions,
  ChoiceKind,
  ChoiceTreeNode,
  DataRecord,
  FoundRegion,
  PeopleNode,
  RegionNode,
  RowsPage,
  RowsQuery,
  WidgetServices,
} from '../services/widget-services.ts'
import type { MemoryPerson } from './demo-company.ts'

/** The data of in-memory services. */
export interface MemoryData {
  /** Entries by dictionary type. */
  dictionaries?: Record<string, readonly DataRecord[]> | undefined
  /** Responses of data interfaces: options, and rows of the popup select. */
  interfaces?: Record<string, readonly DataRecord[]> | undefined
  /** Regions by the id of the node above; the top is `-1`. */
  regions?: Record<string, readonly RegionNode[]> | undefined
  /** Records by model. */
  models?: Record<string, readonly DataRecord[]> | undefined
  billRules?: readonly BillRule[] | undefined
  /** Companies and departments. `demoCompany()` has all of this. */
  organizations?: readonly ChoiceTreeNode[] | undefined
  positions?: readonly ChoiceTreeNode[] | undefined
  roles?: readonly ChoiceTreeNode[] | undefined
  groups?: readonly ChoiceTreeNode[] | undefined
  people?: readonly MemoryPerson[] | undefined
  /** Id of the caller's own organisation. */
  colleagues?: string | undefined
  /** Ids of the people who report to the caller. */
  subordinates?: readonly string[] | undefined
  /** Ids of recent choices. */
  recent?: Partial<Record<ChoiceKind, readonly string[]>> | undefined
}

/** Options of in-memory services. */
export interface MemoryOptions {
  /** Delay of responses in ms; Infinity never responds. Default 0. */
  delay?: number | ((call: string) => number) | undefined
  /** Names of calls that fail. */
  failing?: ReadonlySet<keyof WidgetServices> | undefined
}

/** In-memory services for stories and tests; `calls` lists the calls. */
export class MemoryServices implements WidgetServices {
  readonly calls: string[] = []
  readonly #data: MemoryData
  readonly #recent = new Map<ChoiceKind, readonly string[]>()
  readonly #options: MemoryOptions

  constructor(data: MemoryData = {}, options: MemoryOptions = {}) {
    this.#data = data
    this.#options = options
  }

  dictionary: WidgetServices['dictionary'] = (type, options) =>
    this.#answer(options, 'dictionary', type, () => this.#data.dictionaries?.[type] ?? [])

  dynamicOptions: WidgetServices['dynamicOptions'] = (interfaceId, options) =>
    this.#answer(options, 'dynamicOptions', interfaceId, () => this.#data.interfaces?.[interfaceId] ?? [])

  regions: WidgetServices['regions'] = (parentId, options) =>
    this.#answer(options, 'regions', parentId, () => this.#data.regions?.[parentId] ?? [])

  findRegions: WidgetServices['findRegions'] = (keyword, options) =>
    this.#answer(options, 'findRegions', keyword, () =>
      [...regionsBelow('-1', { regions: this.#data.regions ?? {}, above: [] })].filter(({ namePath }) =>
        namePath.at(-1)?.includes(keyword),
      ),
    )

  regionNames: WidgetServices['regionNames'] = (paths, options) =>
    this.#answer(options, 'regionNames', JSON.stringify(paths), () => {
      const nodes = Object.values(this.#data.regions ?? {}).flat()
      const names = new Map(nodes.map(({ id, fullName }) => [id, fullName]))
      return paths.map((path) => path.map((id) => names.get(id) ?? ''))
    })

  interfaceRows: WidgetServices['interfaceRows'] = (query, options) =>
    this.#answer(options, 'interfaceRows', query.interfaceId, () =>
      page(this.#data.interfaces?.[query.interfaceId] ?? [], query),
    )

  interfaceRow: WidgetServices['interfaceRow'] = ({ interfaceId, id, propsValue }, options) =>
    this.#answer(options, 'interfaceRow', id, () =>
      this.#data.interfaces?.[interfaceId]?.find((row) => String(row[propsValue]) === id),
    )

  modelRows: WidgetServices['modelRows'] = (query, options) =>
    this.#answer(options, 'modelRows', query.modelId, () => page(this.#data.models?.[query.modelId] ?? [], query))

  modelRecord: WidgetServices['modelRecord'] = ({ modelId, id }, options) =>
    this.#answer(options, 'modelRecord', id, () => this.#data.models?.[modelId]?.find((row) => row['id'] === id))

  modelValues: WidgetServices['modelValues'] = ({ modelId, ids, keys }, options) =>
    this.#answer(options, 'modelValues', ids.join(), () => {
      const rows = (this.#data.models?.[modelId] ?? []).filter((row) => ids.includes(String(row['id'])))
      const valuesOf = (row: DataRecord) => Object.fromEntries(keys.map((key) => [key, row[key] ?? null]))
      return new Map(rows.map((row) => [String(row['id']), valuesOf(row)]))
    })

  uploadPicture: WidgetServices['uploadPicture'] = (file, options) =>
    this.#answer(options, 'uploadPicture', file.name, () => `/pictures/${file.name}`)

  billRules: WidgetServices['billRules'] = (options) =>
    this.#answer(options, 'billRules', '', () => this.#data.billRules ?? [])

  peopleNodes: WidgetServices['peopleNodes'] = ({ parentId, keyword, currentPage, pageSize, ableIds }, options) =>
    this.#answer(options, 'peopleNodes', keyword || parentId, () => {
      const people = this.#data.people ?? []
      if (keyword !== '' || ableIds) {
        const able = new Set(ableIds?.map((entry) => entry.split('--')[0]))
        const isAble = ({ id, memberOf = [] }: MemoryPerson) => [id, ...memberOf].some((one) => able.has(one))
        const found = people.filter((person) => isMeant(person, keyword) && (!ableIds || isAble(person)))
        return found.slice((currentPage - 1) * pageSize, currentPage * pageSize).map(personNode)
      }
      const places =
        parentId === '0' ? (this.#data.organizations ?? []) : childrenOf(this.#data.organizations, parentId)
      return [
        ...places.map((place) => placeNode(place)),
        ...people.filter(({ organizeId }) => organizeId === parentId).map(personNode),
      ]
    })

  colleagues: WidgetServices['colleagues'] = (keyword, options) =>
    this.#answer(options, 'colleagues', keyword, () =>
      this.#people(({ organizeId }) => organizeId === this.#data.colleagues, keyword),
    )

  subordinates: WidgetServices['subordinates'] = (keyword, options) =>
    this.#answer(options, 'subordinates', keyword, () =>
      this.#people(({ id }) => this.#data.subordinates?.includes(id) === true, keyword),
    )

  people: WidgetServices['people'] = (ids, options) =>
    this.#answer(options, 'people', ids.join(','), () => (this.#data.people ?? []).filter(({ id }) => ids.includes(id)))

  organizations: WidgetServices['organizations'] = (options) =>
    this.#answer(options, 'organizations', '', () => this.#data.organizations ?? [])

  positions: WidgetServices['positions'] = (options) =>
    this.#answer(options, 'positions', '', () => this.#data.positions ?? [])

  groups: WidgetServices['groups'] = (options) => this.#answer(options, 'groups', '', () => this.#data.groups ?? [])

  roles: WidgetServices['roles'] = (options) => this.#answer(options, 'roles', '', () => this.#data.roles ?? [])

  recentChoices: WidgetServices['recentChoices'] = (kind) => this.#recent.get(kind) ?? this.#data.recent?.[kind] ?? []

  rememberChoices: WidgetServices['rememberChoices'] = (kind, ids) => {
    this.#recent.set(kind, [...new Set([...ids, ...this.recentChoices(kind)])])
  }

  #people(passes: (person: MemoryPerson) => boolean, keyword: string) {
    return (this.#data.people ?? []).filter((person) => passes(person) && isMeant(person, keyword))
  }

  recordHref: WidgetServices['recordHref'] = ({ modelId, id }) => `#/${modelId}/${id}`

  // oxlint-disable-next-line eslint/max-params -- keeps one line per call above
  async #answer<Data>({ signal }: CallOptions, name: keyof WidgetServices, detail: string, read: () => Data) {
    const call = `${name} ${detail}`.trim()
    this.calls.push(call)
    const { delay = 0, failing } = this.#options
    await wait(typeof delay === 'function' ? delay(call) : delay, signal)
    if (failing?.has(name)) throw new Error(`${name} was refused`)
    return read()
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('The request was aborted', 'AbortError')))
    if (Number.isFinite(ms)) setTimeout(resolve, ms)
  })
}

function page(
  rows: readonly DataRecord[],
  { keyword, currentPage, pageSize, columns, relationField }: RowsQuery,
): RowsPage {
  const searched = [relationField, ...columns]
  const found = rows.filter((row) => searched.some((column) => textOf(row[column]).includes(keyword)))
  return { list: found.slice((currentPage - 1) * pageSize, currentPage * pageSize), total: found.length }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** Whether a keyword matches name, account or the start of the initials. */
const isMeant = ({ fullName, quickQuery = '' }: MemoryPerson, keyword: string) => {
  const wanted = keyword.toLowerCase()
  return fullName.toLowerCase().includes(wanted) || quickQuery.startsWith(wanted)
}

const personNode = ({ id, fullName, account, realName, organize }: MemoryPerson): PeopleNode => ({
  id,
  fullName,
  account,
  realName,
  organize,
  type: 'user',
})

const placeNode = ({ id, fullName, type = 'company' }: ChoiceTreeNode): PeopleNode => ({
  id,
  fullName,
  type,
  hasChildren: true,
})

function childrenOf(nodes: readonly ChoiceTreeNode[] | undefined, id: string): readonly ChoiceTreeNode[] {
  for (const node of nodes ?? []) {
    const found = node.id === id ? (node.children ?? []) : childrenOf(node.children ?? [], id)
    if (found.length > 0) return found
  }
  return []
}

interface RegionWalk {
  regions: Record<string, readonly RegionNode[]>
  above: readonly RegionNode[]
}

function* regionsBelow(parentId: string, { regions, above }: RegionWalk): Generator<FoundRegion> {
  for (const node of regions[parentId] ?? []) {
    const path = [...above, node]
    yield { idPath: path.map(({ id }) => id), namePath: path.map(({ fullName }) => fullName), isLeaf: node.isLeaf }
    yield* regionsBelow(node.id, { regions, above: path })
  }
}
