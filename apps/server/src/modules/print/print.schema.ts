import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'

/** Maximum length of a body: some hundred pages, with small pictures in it. */
const MAX_BODY = 2_000_000
/** Maximum number of records of one preview. */
const MAX_RECORDS = 500

const name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: String.raw`\S` })
const orNull = (maxLength: number) => Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength }))

/** Where the values of a template come from. */
const DataSource = Type.Union([Type.Literal('record'), Type.Literal('sql'), Type.Literal('interface')], {
  description: 'record (default): the model; sql: sqlTemplate, set by administrators only; interface: a data interface',
})
export type DataSource = Static<typeof DataSource>

/** The parts of a template that a file carries, too. */
export const templateParts = {
  fullName: name(100),
  enCode: name(50),
  category: name(50),
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 2, description: '1 approval forms, 2 other forms' })),
  dataSource: Type.Optional(DataSource),
  interfaceId: orNull(50),
  dbLinkId: orNull(50),
  sqlTemplate: orNull(200_000),
  leftFields: orNull(200_000),
  printTemplate: orNull(MAX_BODY),
  pageJson: orNull(20_000),
  description: orNull(500),
}

export const PrintTemplateBody = component(
  'PrintTemplateBody',
  Type.Object({
    ...templateParts,
    modelId: orNull(50),
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    enabledMark: Type.Optional(Flag),
    lastModifyTime: ReadAt,
    /** Clients send it back; the server ignores it. */
    id: Type.Optional(Type.String({ maxLength: 50 })),
  }),
)
export type PrintTemplateBody = Static<typeof PrintTemplateBody>

const look = {
  printTemplate: Type.String({ description: 'Body as HTML' }),
  pageJson: Type.String({ description: 'Paper, margins, header and footer as JSON; empty for the default' }),
}

export const PrintTemplate = component(
  'PrintTemplate',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    category: Type.String({ description: 'Code of a value of the dictionary printDev' }),
    type: Type.Integer({ description: '1 approval forms, 2 other forms' }),
    modelId: Type.String({ description: 'Empty for any model' }),
    dataSource: DataSource,
    interfaceId: Type.String({ description: 'Empty without a data interface' }),
    dbLinkId: Type.String(),
    sqlTemplate: Type.String(),
    leftFields: Type.String(),
    ...look,
    sortCode: Type.Integer(),
    enabledMark: Flag,
    description: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)

export const PrintTemplateRow = component(
  'PrintTemplateRow',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    enCode: Type.String(),
    category: Type.String({ description: 'Name of the category' }),
    type: Type.Integer(),
    modelName: Type.String({ description: 'Empty for any model' }),
    useCount: Type.Integer({ description: 'Number of printed records' }),
    creatorUser: Type.String({ description: 'name/account' }),
    creatorTime: Milliseconds,
    lastModifyUser: Type.String({ description: 'name/account' }),
    lastModifyTime: MomentOrNull,
    sortCode: Type.Integer(),
    enabledMark: Flag,
  }),
)

export const PrintTemplateQuery = Type.Object({
  ...PageQuery.properties,
  category: Type.Optional(Type.String({ maxLength: 50 })),
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
})
export type PrintTemplateQuery = Static<typeof PrintTemplateQuery>

const PrintOption = Type.Object({
  id: Type.String(),
  parentId: Type.String(),
  fullName: Type.String(),
  enCode: Type.String(),
  category: Type.String(),
  type: Type.Integer(),
})

/** A category with its enabled templates. */
export const PrintTemplateNode = component(
  'PrintTemplateNode',
  Type.Object({ id: Type.String(), fullName: Type.String(), num: Type.Integer(), children: Type.Array(PrintOption) }),
)

export const PrintSelectorQuery = Type.Object({
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  modelId: Type.Optional(
    Type.String({ maxLength: 50, description: 'Only templates of this model, and those of any model' }),
  ),
})
export type PrintSelectorQuery = Static<typeof PrintSelectorQuery>

/** A field that templates can print. */
export const PrintField = component(
  'PrintField',
  Type.Object({
    field: Type.String(),
    fieldName: Type.String(),
    kind: Type.String({ description: 'Kind of the component of the form' }),
    isDrawn: Type.Boolean({ description: 'A field that is drawn, such as a signature' }),
  }),
)

const PrintTable = Type.Object({
  name: Type.String({ description: '`childrenDataTable{n}`' }),
  label: Type.String(),
  fields: Type.Array(Type.Unsafe<Static<typeof PrintField>>({ $ref: 'PrintField#' })),
})

/** The fields of a model, of SQL or of a data interface; for clients of the API family also one entry per sub-table. */
export const PrintFields = component(
  'PrintFields',
  Type.Object(
    {
      headTable: Type.Array(Type.Unsafe<Static<typeof PrintField>>({ $ref: 'PrintField#' })),
      tables: Type.Array(PrintTable),
    },
    { additionalProperties: true },
  ),
)

export const PrintFieldsBody = component(
  'PrintFieldsBody',
  Type.Object({
    modelId: orNull(50),
    id: Type.Optional(
      Type.String({ maxLength: 50, description: 'The template, whose own SQL every designer may read' }),
    ),
    dataSource: Type.Optional(DataSource),
    interfaceId: orNull(50),
    formId: Type.Optional(Type.String({ maxLength: 50, description: 'A record that a data interface is called with' })),
    dbLinkId: orNull(50),
    sqlTemplate: orNull(200_000),
  }),
)

/** A decision of an approval. */
const Decision = Type.Object({
  id: Type.String(),
  nodeCode: Type.String(),
  nodeName: Type.String(),
  handleStatus: Type.Integer({ description: '0 refused, 1 passed; others are not printed' }),
  handleId: Type.String(),
  userName: Type.String(),
  handleTime: Milliseconds,
  handleOpinion: Type.String(),
  signImg: Type.String(),
  taskId: Type.String(),
  taskNodeId: Type.String(),
  taskOperatorId: Type.String(),
  operatorId: Type.String(),
  status: Type.Integer(),
})

const values = (description: string) =>
  Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, description })

const recordData = {
  printData: values('Texts by field; `childrenDataTable{n}` are lists of rows'),
  numbers: values('Numbers by field, of the same shape, for sums and formats'),
  pictures: values('Addresses of pictures and signatures by field, of the same shape'),
  operatorRecordList: Type.Array(Decision),
}

export const PrintDataQuery = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 50, description: 'The template' }),
  formId: Type.String({ minLength: 1, maxLength: 50, description: 'The record' }),
  modelId: Type.Optional(Type.String({ maxLength: 50, description: 'The model, for templates of any model' })),
})

/** A record for a template. */
export const PrintData = component('PrintData', Type.Object({ ...recordData, ...look, fullName: Type.String() }))

/** Where the right to read comes from. */
const source = Type.Optional(
  Type.Union([Type.Literal('record'), Type.Literal('request')], {
    description: 'record (default): a page of the menu; request: requests of approval flows, as their pages show them',
  }),
)

export const PrintBatchBody = component(
  'PrintBatchBody',
  Type.Object({
    source,
    modelId: Type.String({ maxLength: 50, description: 'Empty for requests without a model' }),
    menuId: Type.Optional(Type.String({ maxLength: 50, description: 'The menu entry whose permissions apply' })),
    templateId: Type.Optional(
      Type.String({ maxLength: 50, description: 'The values of the source of this template; default: of the model' }),
    ),
    formIds: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: MAX_RECORDS }),
  }),
)
export type PrintBatchBody = Static<typeof PrintBatchBody>

/** Newest records that a designer previews a template with. */
const MAX_PREVIEWED = 20

export const PrintPreviewBody = component(
  'PrintPreviewBody',
  Type.Object({
    modelId: Type.String({ minLength: 1, maxLength: 50 }),
    id: Type.Optional(
      Type.String({ maxLength: 50, description: 'The template, whose own SQL every designer may read' }),
    ),
    dataSource: DataSource,
    interfaceId: orNull(50),
    dbLinkId: orNull(50),
    sqlTemplate: orNull(200_000),
    formIds: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: MAX_PREVIEWED }),
  }),
)

/** Records with the fields that the caller may print. */
export const PrintBatch = component(
  'PrintBatch',
  Type.Object({
    modelName: Type.String(),
    headTable: Type.Array(Type.Unsafe<Static<typeof PrintField>>({ $ref: 'PrintField#' })),
    tables: Type.Array(PrintTable),
    records: Type.Array(Type.Object({ id: Type.String(), ...recordData })),
  }),
)

/** The look of an enabled template. */
export const PrintLook = component(
  'PrintLook',
  Type.Object({ id: Type.String(), fullName: Type.String(), dataSource: DataSource, ...look }),
)

export const PrintedBody = component(
  'PrintedBody',
  Type.Object({
    templateIds: Type.Array(Type.String({ maxLength: 50, description: 'Empty for the default layout' }), {
      minItems: 1,
      maxItems: 20,
    }),
    source,
    modelId: Type.String({ maxLength: 50, description: 'Empty for requests without a model' }),
    formIds: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: MAX_RECORDS }),
  }),
)
export type PrintedBody = Static<typeof PrintedBody>

export const PrintPdfBody = component(
  'PrintPdfBody',
  Type.Object({
    ...PrintedBody.properties,
    menuId: Type.Optional(Type.String({ maxLength: 50, description: 'The menu entry whose permissions apply' })),
    as: Type.Optional(
      Type.Union([Type.Literal('pdf'), Type.Literal('zip')], {
        description: 'One PDF of all records (default), or a ZIP with one PDF for each',
      }),
    ),
  }),
)
export type PrintPdfBody = Static<typeof PrintPdfBody>

export const PrintRevision = component(
  'PrintRevision',
  Type.Object({
    id: Type.String(),
    creatorTime: Milliseconds,
    userName: Type.String({ description: 'name/account' }),
    fullName: Type.String(),
    isCurrent: Type.Boolean(),
  }),
)

export const PrintRevisionParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 50 }),
  revisionId: Type.String({ minLength: 1, maxLength: 50 }),
})
