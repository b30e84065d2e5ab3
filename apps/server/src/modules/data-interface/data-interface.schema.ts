import { CHECK_TYPE, DATA_TYPE, PARAMETER_TYPES, type CheckType, type DataType } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'

const name = Type.String({ minLength: 1, maxLength: 50, pattern: String.raw`\S` })
const id = Type.String({ minLength: 1, maxLength: 50 })
const long = Type.Optional(Type.String({ maxLength: 100_000 }))
const short = Type.Optional(Type.String({ maxLength: 50 }))

const CheckTypeSchema = Type.Unsafe<CheckType>({
  type: 'integer',
  enum: Object.values(CHECK_TYPE),
  description: '0 public, 1 signed-in users, 2 listed IP addresses',
})
const DataTypeSchema = Type.Unsafe<DataType>({
  type: 'integer',
  enum: Object.values(DATA_TYPE),
  description: '1 SQL, 2 static, 3 API',
})

export const DataInterfaceBody = component(
  'DataInterfaceBody',
  Type.Object({
    fullName: name,
    enCode: name,
    categoryId: id,
    checkType: Type.Optional(CheckTypeSchema),
    ipAddress: Type.Optional(Type.String({ maxLength: 1000 })),
    dataType: DataTypeSchema,
    requestMethod: Type.Optional(Type.String({ pattern: '^[1-7]?$' })),
    responseType: short,
    dbLinkId: short,
    query: long,
    path: Type.Optional(Type.String({ maxLength: 2000 })),
    requestHeaders: long,
    requestParameters: long,
    dataProcessing: long,
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    enabledMark: Type.Optional(Flag),
    description: Type.Optional(Type.String({ maxLength: 500 })),
    lastModifyTime: ReadAt,
    /** Clients send back what they read; the server ignores these keys. */
    id: short,
    tenantId: short,
  }),
)
export type DataInterfaceBody = Static<typeof DataInterfaceBody>

const entity = {
  id: Type.String(),
  fullName: Type.String(),
  enCode: Type.String(),
  categoryId: Type.String(),
  checkType: CheckTypeSchema,
  dataType: DataTypeSchema,
  responseType: Type.String(),
  dbLinkId: Type.String(),
  query: Type.String(),
  path: Type.String(),
  requestParameters: Type.String({ description: 'JSON' }),
  sortCode: Type.Integer(),
  enabledMark: Flag,
  description: Type.String(),
}

export const DataInterface = component(
  'DataInterface',
  Type.Object({
    ...entity,
    ipAddress: Type.String(),
    requestMethod: Type.String({ description: '3 select, 6 GET, 7 POST …' }),
    requestHeaders: Type.String({ description: 'JSON' }),
    dataProcessing: Type.String({ description: 'Source text of a function' }),
    lastModifyTime: MomentOrNull,
  }),
)

export const DataInterfaceRow = component(
  'DataInterfaceRow',
  Type.Object({
    ...entity,
    requestMethod: Type.String({ description: 'Display name' }),
    creatorUser: Type.String({ description: 'name/account' }),
    creatorTime: Milliseconds,
    tenantId: Type.String(),
  }),
)

export const DataInterfaceQuery = Type.Object({
  ...PageQuery.properties,
  categoryId: short,
})
export type DataInterfaceQuery = Static<typeof DataInterfaceQuery> & { dataType?: DataType | undefined }

export const DataInterfaceListQuery = Type.Object({
  ...DataInterfaceQuery.properties,
  dataType: Type.Optional(DataTypeSchema),
})

/** A category (categoryId 0) with its interfaces (categoryId 1); only interfaces can be selected. */
export const DataInterfaceNode = component(
  'DataInterfaceNode',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    categoryId: Type.String(),
    children: Type.Optional(Type.Array(Type.Unsafe<DataInterfaceNode>({ $ref: 'DataInterfaceNode#' }))),
  }),
)
export interface DataInterfaceNode {
  id: string
  parentId: string
  fullName: string
  categoryId: string
  children?: DataInterfaceNode[]
}

export const InterfaceParameter = component(
  'InterfaceParameter',
  Type.Object({
    id: Type.String(),
    field: Type.String(),
    fieldName: Type.String(),
    dataType: Type.Unsafe<(typeof PARAMETER_TYPES)[number]>({ type: 'string', enum: [...PARAMETER_TYPES] }),
    required: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }),
    defaultValue: Type.String({ description: 'Default value; in a preview the value itself' }),
  }),
)

export const ReadableTable = component(
  'ReadableTable',
  Type.Object({ table: Type.String(), tableName: Type.String(), fields: Type.Array(Type.String()) }),
)

export const PreviewBody = component(
  'DataInterfacePreviewBody',
  Type.Object({
    paramList: Type.Optional(
      Type.Array(Type.Object({ field: Type.String({ maxLength: 50 }), defaultValue: long }), { maxItems: 100 }),
    ),
    tenantId: short,
  }),
)
export type PreviewBody = Static<typeof PreviewBody>

/** `data` is the result after processing: clients do not process it again. */
export const DataInterfaceResponse = component(
  'DataInterfaceResponse',
  Type.Object({ data: Type.Unknown(), dataProcessing: Type.Null() }),
)

/** Parameter values are query parameters with their own names. */
const withParameters = { additionalProperties: Type.String({ maxLength: 4000 }) }
export const ResponseQuery = Type.Object({ tenantId: short }, withParameters)

const column = Type.Optional(Type.String({ maxLength: 100 }))
export const RowsQuery = Type.Object(
  {
    currentPage: PageQuery.properties.currentPage,
    pageSize: PageQuery.properties.pageSize,
    keyword: PageQuery.properties.keyword,
    interfaceId: short,
    propsValue: column,
    relationField: column,
    columnOptions: Type.Optional(
      Type.String({ maxLength: 2000, description: 'Additional columns to search, separated by commas' }),
    ),
  },
  withParameters,
)
export type RowsQuery = Static<typeof RowsQuery>

const InterfaceDataRow = Type.Record(Type.String(), Type.Unknown())
export const DataInterfaceRows = component(
  'DataInterfaceRows',
  Type.Object({
    list: Type.Array(InterfaceDataRow),
    pagination: Type.Object({ currentPage: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer() }),
    dataProcessing: Type.Null(),
  }),
)
export const InfoQuery = Type.Object(
  { id: Type.String({ maxLength: 500 }), interfaceId: short, propsValue: column, relationField: column },
  withParameters,
)
export type InfoQuery = Static<typeof InfoQuery>
export const InfoData = Type.Union([Type.Null(), InterfaceDataRow])

export const InterfaceLogRow = component(
  'InterfaceLogRow',
  Type.Object({
    id: Type.String(),
    invokTime: Milliseconds,
    userId: Type.String({ description: 'name/account' }),
    invokIp: Type.String(),
    invokDevice: Type.String(),
    invokType: Type.String({ description: 'HTTP method' }),
    invokWasteTime: Type.Integer({ description: 'Milliseconds' }),
  }),
)
export const InterfaceLogQuery = Type.Omit(PageQuery, ['sidx', 'sort'])
export type InterfaceLogQuery = Static<typeof InterfaceLogQuery>
