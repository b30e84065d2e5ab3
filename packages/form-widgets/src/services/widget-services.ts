/** A record of the server; its keys depend on the source. */
export type DataRecord = Record<string, unknown>

/** Every call receives a signal that is aborted when the response is no longer needed. Pass it to `fetch`. */
export interface CallOptions {
  signal: AbortSignal
}

/** A node of the region tree: country → province → city → district → street. */
export interface RegionNode {
  id: string
  fullName: string
  /** Whether nothing is below; only leaves can be chosen. */
  isLeaf: boolean
}

/** A region that was found by its name. */
export interface FoundRegion {
  /** Ids from the province down to it. */
  idPath: readonly string[]
  /** Their names, in the same order. */
  namePath: readonly string[]
  isLeaf: boolean
}

/** The query of a picker's table. */
export interface RowsQuery {
  /** The search text; finds rows whose shown columns contain it. */
  keyword: string
  /** From 1. */
  currentPage: number
  /** 20, 50, 100 or 500; 10,000 for a picker without pages. */
  pageSize: number
  /** The column that is shown in the field. */
  relationField: string
  /** The columns of the table. */
  columns: readonly string[]
}

/** One page of a picker's table. */
export interface RowsPage {
  list: readonly DataRecord[]
  /** Number of rows on all pages. */
  total: number
  /** Headings by column key, for columns without a heading in the form. */
  labels?: Readonly<Record<string, string>> | undefined
}

/** Rows of a data interface, for the popup select. */
export interface InterfaceRowsQuery extends RowsQuery {
  interfaceId: string
  /** The column whose value is stored: `id` unless configured. */
  propsValue: string
}

/** One row of a data interface: the one whose `propsValue` is `id`. */
export interface InterfaceRowQuery {
  interfaceId: string
  id: string
  propsValue: string
  relationField: string
}

/** Records of an online form, for the relation form. */
export interface ModelRowsQuery extends RowsQuery {
  modelId: string
}

/** A numbering rule of the server. */
export interface BillRule {
  enCode: string
  fullName: string
}

/** A person. Additional keys of the server are passed on with the choice. */
export interface Person {
  id: string
  /** The shown name: `姓名/账号`. */
  fullName: string
  account?: string | undefined
  realName?: string | undefined
  /** Address of the picture. */
  headIcon?: string | undefined
  /** The organisation of the person, as text. */
  organize?: string | undefined
}

/** A node of the tree of people: a company, a department or a person. */
export interface PeopleNode extends Person {
  /** `company`, `department`; only `user` may be chosen. */
  type: string
  /** Whether it has children. */
  hasChildren?: boolean | undefined
}

/** The query for people. */
export interface PeopleQuery {
  /** The node above; the top is `0`. */
  parentId: string
  /** With a keyword: people only, at any depth, whose name, account, pinyin or initials contain it. */
  keyword: string
  /** From 1; pages count with a keyword only. */
  currentPage: number
  /** Maximum number of people on a page: 100. */
  pageSize: number
  /** Only these users, and users of these organisations, positions, roles and groups (`id--type`): a flat list in pages. */
  ableIds?: readonly string[] | undefined
}

/** A node of a tree of companies, departments, positions or roles, or one of their groups. */
export interface ChoiceTreeNode {
  id: string
  fullName: string
  /** `company`, `department`, `position` or `role`: what may be chosen depends on the field. */
  type?: string | undefined
  /** Additional search text. */
  enCode?: string | undefined
  /** A unique key, for entries that occur in several places. */
  onlyId?: string | undefined
  children?: readonly ChoiceTreeNode[] | null | undefined
}

/** The kind of recent choices. */
export type ChoiceKind = 'user' | 'organization' | 'department' | 'position' | 'role' | 'group'

/**
 * Where fields get their data. Implement the calls that your forms use and hand the object to `<FormWidgetsProvider>`;
 * a field without its function shows an error and stays empty.
 *
 * The rules are the same for every call:
 * - Resolve with the data, unwrapped from whatever envelope your server uses. An empty list is an answer.
 * - Reject when it failed. The field shows a quiet hint with a way to try again; you need not show a toast.
 * - Take your time: the field shows that it loads. Answers may come in any order, the fields sort it out.
 * - Do not cache: answers are kept per object, for as long as a field shows them and a minute beyond, and a thousand
 *   fields of the same source make one call. Give a new object when everything should be asked again.
 *
 * The paths are those of the SQOS server; yours may look different.
 */
export interface WidgetServices {
  /**
   * The entries of a dictionary: `{ id, enCode, fullName, children? }`.
   * GET /api/system/DictionaryData/{type}/Data/Selector → `data.list`.
   * @param type id or code of the dictionary type
   */
  dictionary(type: string, options: CallOptions): Promise<readonly DataRecord[]>

  /**
   * What a data interface answers, for use as options. What is no list counts as none.
   * GET /api/system/DataInterface/{interfaceId}/Actions/Response → `data.data`.
   */
  dynamicOptions(interfaceId: string, options: CallOptions): Promise<unknown>

  /**
   * The regions below a node, level by level; the countries' provinces are below `-1`.
   * GET /api/system/Area/{parentId}/Selector/0 → `data.list`.
   */
  regions(parentId: string, options: CallOptions): Promise<readonly RegionNode[]>

  /**
   * Regions of every level by name, for the dialog 省市区; no search is offered where this is missing.
   * GET /api/system/Area/Actions/Find?keyword= → `data.list`.
   */
  findRegions(keyword: string, options: CallOptions): Promise<readonly FoundRegion[]>

  /**
   * The names along paths of region ids, in the same order; an unknown id gives an empty name.
   * POST /api/system/Area/GetAreaByIds { idsList } → `data`.
   */
  regionNames(paths: readonly (readonly string[])[], options: CallOptions): Promise<readonly (readonly string[])[]>

  /**
   * A page of rows to choose from.
   * GET /api/system/DataInterface/{interfaceId}/Action/List → `data.list`, `data.pagination.total`.
   */
  interfaceRows(query: InterfaceRowsQuery, options: CallOptions): Promise<RowsPage>

  /**
   * The row that was chosen earlier; undefined when there is no such row any more.
   * GET /api/system/DataInterface/{interfaceId}/Action/Info → `data`.
   */
  interfaceRow(query: InterfaceRowQuery, options: CallOptions): Promise<DataRecord | undefined>

  /**
   * A page of another form's records to choose from.
   * GET /api/visualdev/Base/{modelId}/FieldDataSelect → `data.list`, `data.pagination.total`, `data.labels`.
   */
  modelRows(query: ModelRowsQuery, options: CallOptions): Promise<RowsPage>

  /**
   * One record of another form as people read it; undefined when there is no such record any more.
   * GET /api/visualdev/OnlineDev/{modelId}/{id}/DataChange → `data.data`, parsed.
   */
  modelRecord(query: { modelId: string; id: string }, options: CallOptions): Promise<DataRecord | undefined>

  /**
   * Values of records of another form for formulas, by record and key: numbers, dates in ms, texts. Records and keys that the
   * user may not read are missing.
   * GET /api/visualdev/Base/{modelId}/Lookup?ids=&keys= → `data.list`.
   */
  modelValues(
    query: { modelId: string; ids: readonly string[]; keys: readonly string[] },
    options: CallOptions,
  ): Promise<ReadonlyMap<string, DataRecord>>

  /**
   * People and what they work in, level by level; with a keyword people only.
   * POST /api/permission/Users/ImUser/Selector/{parentId} { keyword, currentPage, pageSize, ableIds } → `data.list`.
   */
  peopleNodes(query: PeopleQuery, options: CallOptions): Promise<readonly PeopleNode[]>

  /**
   * The people of the caller's own organisation.
   * GET /api/permission/Users/getOrganization?organizeId=0&keyword= → `data`.
   */
  colleagues(keyword: string, options: CallOptions): Promise<readonly Person[]>

  /**
   * The people who report to the caller.
   * POST /api/permission/Users/getSubordinates { keyword } → `data`.
   */
  subordinates(keyword: string, options: CallOptions): Promise<readonly Person[]>

  /**
   * Users by id, in any order; unknown ids are omitted. Fields that render together share one request.
   * POST /api/permission/Users/getUserList { userId } → `data.list`.
   */
  people(ids: readonly string[], options: CallOptions): Promise<readonly Person[]>

  /**
   * The tree of companies and departments, whole.
   * GET /api/permission/Organize/Department/Selector/0 → `data.list`.
   */
  organizations(options: CallOptions): Promise<readonly ChoiceTreeNode[]>

  /** The tree of positions below their organisations. GET /api/permission/Position/Selector → `data.list`. */
  positions(options: CallOptions): Promise<readonly ChoiceTreeNode[]>

  /** The tree of roles below their groups. GET /api/permission/Role/Selector → `data.list`. */
  roles(options: CallOptions): Promise<readonly ChoiceTreeNode[]>

  /** User groups, below their kinds; type `group`. */
  groups(options: CallOptions): Promise<readonly ChoiceTreeNode[]>

  /**
   * Ids that the person who sits here chose lately, newest first; none are offered where this is missing.
   * `recentChoicesIn` makes this and the next out of a key of the local storage.
   */
  recentChoices(kind: ChoiceKind): readonly string[]

  /** Keeps what was chosen just now. */
  rememberChoices(kind: ChoiceKind, ids: readonly string[]): void

  /**
   * Keeps a picture of a rich text; resolves with its address. Pictures stay embedded in the text where this is missing.
   * POST /api/file/Uploader/annexpic → `data.url`.
   */
  uploadPicture(file: File, options: CallOptions): Promise<string>

  /** The numbering rules. GET /api/system/BillRule/Selector → `data.list`. */
  billRules(options: CallOptions): Promise<readonly BillRule[]>

  /** The URL of a related record in your application; undefined for no link. */
  recordHref(record: { modelId: string; id: string }): string | undefined
}
