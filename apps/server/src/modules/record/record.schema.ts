import { Type, type Static } from 'typebox'
import { component, PageQuery, ref } from '../../platform/schema.ts'
import { type DatasetFilter, filterShape } from './read/given-filters.schema.ts'

const id = Type.String({ minLength: 1, maxLength: 50 })
const JsonText = Type.String({ maxLength: 5_000_000, description: 'JSON' })
const DocumentText = Type.Union([Type.Null(), Type.String({ description: 'JSON' })])

/** The documents of the page of a model. */
export const ModelConfig = component(
  'ModelConfig',
  Type.Object({
    fullName: Type.String(),
    webType: Type.String({ description: '1 form, 2 form and list, 3 form, list and flow' }),
    formData: DocumentText,
    columnData: DocumentText,
    appColumnData: DocumentText,
    flowId: Type.String(),
    flowEnCode: Type.String(),
    flowTemplateJson: DocumentText,
    hasFlow: Type.Optional(Type.Boolean({ description: 'Whether new records become requests of an enabled flow' })),
    design: Type.String({ description: 'Version of the form. Send it with the record' }),
  }),
)

/** A list query. Unknown keys, which clients of the API family send, are ignored. */
export const RecordListBody = component(
  'RecordListBody',
  Type.Object({
    currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000, default: 1 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 20 })),
    sort: Type.Optional(Type.String({ maxLength: 10 })),
    sidx: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 200 })])),
    menuId: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
    // With a union, the validator would take the only element of a list out of it.
    filters: Type.Optional(
      Type.Unsafe<DatasetFilter[] | null>({
        type: ['array', 'null'],
        items: filterShape,
        maxItems: 50,
        description: 'Further conditions, such as those of a chart: all of them have to hold',
      }),
    ),
    queryJson: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.String({
          maxLength: 100_000,
          description: 'Model name → value; for models with a flow also `flowState`: a state or several',
        }),
      ]),
    ),
  }),
)
export type RecordListBody = Static<typeof RecordListBody>

/** What the caller may do with a record. */
export const RowActions = component('RowActions', Type.Object({ edit: Type.Boolean(), remove: Type.Boolean() }))

/** The request of a record of a model with a flow. */
export const RecordApproval = component(
  'RecordApproval',
  Type.Object({
    state: Type.Integer({ description: '0 draft, 1 waiting, 2 agreed, 3 rejected, 4 withdrawn, 5 ended' }),
    isOwn: Type.Boolean({ description: 'Whether the caller started the request' }),
    maySubmit: Type.Boolean(),
    mayWithdraw: Type.Boolean(),
    mayOpen: Type.Boolean({ description: 'Whether the caller may open the page of the request' }),
  }),
)

/** A page of records: `id`, and the text of every column that the caller may see. */
export const RecordPage = component(
  'RecordPage',
  Type.Object({
    list: Type.Array(Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true }))),
    pagination: Type.Object({
      currentPage: Type.Integer(),
      pageSize: Type.Integer(),
      total: Type.Integer(),
      isEstimated: Type.Optional(
        Type.Boolean({
          description:
            'Whether `total` is the estimate of the database: more than 100,000 rows are counted only for a page behind them',
        }),
      ),
    }),
    empty: Type.Optional(
      Type.Object(
        {
          hint: Type.String({ description: 'The data schemes that limit the caller, in words' }),
          all: Type.Optional(
            Type.Integer({ description: 'Number of all rows; only for callers who may query permissions' }),
          ),
        },
        { description: 'Why the caller sees no rows. Omitted where data schemes limit nothing' },
      ),
    ),
    actions: Type.Optional(
      Type.Record(Type.String(), ref(RowActions), {
        description:
          'Record → what the caller may do with it. Omitted where the buttons of the page hold for every row',
      }),
    ),
    approvals: Type.Optional(
      Type.Record(Type.String(), ref(RecordApproval), {
        description: 'Record → its request. Omitted for models without a flow; records without a request have no entry',
      }),
    ),
  }),
)

/** A whole form. */
export const RecordBody = component(
  'RecordBody',
  Type.Object({
    id: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
    data: JsonText,
    version: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.String({
          maxLength: 50,
          description: 'Version that the caller read. Refused if the record changed since',
        }),
      ]),
    ),
    design: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.String({ maxLength: 50, description: 'Version of the form. Refused if the form changed since' }),
      ]),
    ),
    flowId: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
    // One type of two names: in a union, the validator would turn 0 into null.
    status: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        minimum: 0,
        maximum: 1,
        description: 'For models with a flow: 0 submit, 1 save',
      }),
    ),
    candidateList: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.Record(Type.String({ maxLength: 50 }), Type.Array(id, { maxItems: 200 }), {
          description: 'For models with a flow: chosen users by node',
        }),
      ]),
    ),
    original: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.String({
          maxLength: 5_000_000,
          description: 'Data that the caller read. A refusal then lists the changes',
        }),
      ]),
    ),
  }),
)
export type RecordBody = Static<typeof RecordBody>

/** One record, as JSON in a text. */
export const RecordData = component(
  'RecordData',
  Type.Object({
    id: Type.String(),
    data: Type.String({ description: 'JSON' }),
    version: Type.String(),
    actions: Type.Optional(ref(RowActions)),
    approval: Type.Optional(ref(RecordApproval)),
  }),
)

export const RecordIdsBody = component(
  'RecordIdsBody',
  Type.Object({ ids: Type.Array(id, { minItems: 1, maxItems: 10_000 }) }),
)

export const ModelParams = Type.Object({ modelId: id })
export const RecordParams = Type.Object({ modelId: id, id })

/** Records to choose from, with the labels of their columns. */
export const RelatedPage = component(
  'RelatedPage',
  Type.Object({
    ...RecordPage.properties,
    labels: Type.Record(Type.String(), Type.String(), { description: 'Labels of the requested fields, by name' }),
  }),
)

/** The query of a picker of related records. */
export const RelatedQuery = Type.Object({
  ...PageQuery.properties,
  relationField: Type.String({ minLength: 1, maxLength: 200 }),
  columnOptions: Type.Optional(Type.String({ maxLength: 2000, description: 'Values, separated by commas' })),
})
export type RelatedQuery = Static<typeof RelatedQuery>

/** Records and keys of LOOKUP, separated by commas. */
export const LookupQuery = Type.Object({
  ids: Type.String({ minLength: 1, maxLength: 6000 }),
  keys: Type.String({ minLength: 1, maxLength: 2000, description: '`F_Name`; `F_Parent.F_Name` follows a relation' }),
})

/** Values of related records for formulas. */
export const LookedUpRecords = component(
  'LookedUpRecords',
  Type.Object({
    list: Type.Array(Type.Object({ id: Type.String(), values: Type.Record(Type.String(), Type.Unknown()) })),
  }),
)

/** A list query, with the columns and pages to export. */
export const RecordExportBody = component(
  'RecordExportBody',
  Type.Object({
    ...RecordListBody.properties,
    dataType: Type.Optional(
      Type.Union([Type.Null(), Type.Integer(), Type.String({ maxLength: 1 })], {
        description: '1: all pages; otherwise the current page',
      }),
    ),
    selectKey: Type.Optional(
      Type.Union(
        [
          Type.Null(),
          Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 }),
          Type.String({ maxLength: 20_000 }),
        ],
        {
          description: 'Columns, as a list or separated by commas. Empty: all',
        },
      ),
    ),
  }),
)
export type RecordExportBody = Static<typeof RecordExportBody>

/** A row of a file: column id → text. */
export const ImportedRow = Type.Unsafe<Record<string, string>>(
  Type.Object({}, { additionalProperties: Type.String({ maxLength: 32_767 }), maxProperties: 300 }),
)
const Existing = Type.Array(Type.Integer({ description: 'Number of the row, from 0' }), {
  description: 'Numbers of rows with a unique value that already exists in the table. The errors include these rows',
})
const ImportFault = Type.Object({
  row: Type.Integer({ description: 'Number of the row, from 0' }),
  field: Type.String({ description: 'Model name; empty for the whole row' }),
  message: Type.String(),
})

/** Rows of a file as texts, by model name. */
export const RecordImportBody = component(
  'RecordImportBody',
  Type.Object({
    list: Type.Array(ImportedRow, { minItems: 1, maxItems: 5000 }),
    dryRun: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1, description: '1: validates only and writes nothing' }),
    ),
    idempotencyKey: Type.Optional(
      Type.String({
        minLength: 8,
        maxLength: 100,
        description:
          'Idempotency key, valid for 30 days. A repeated request with the same key and rows returns the first response and writes nothing',
      }),
    ),
  }),
)

/** The result of an import. */
export const RecordImportResult = component(
  'RecordImportResult',
  Type.Object({
    snum: Type.Integer(),
    fnum: Type.Integer(),
    resultType: Type.Integer({ description: '0: all rows imported, 1: some rows rejected' }),
    failResult: Type.Array(ImportedRow),
    faults: Type.Array(ImportFault),
    existing: Existing,
  }),
)
export type RecordImportResult = Static<typeof RecordImportResult>

/** The rows of a file with their errors. */
export const RecordImportPreview = component(
  'RecordImportPreview',
  Type.Object({
    headerRow: Type.Array(Type.Object({ id: Type.String(), fullName: Type.String() })),
    dataRow: Type.Array(ImportedRow),
    faults: Type.Array(ImportFault),
    existing: Existing,
  }),
)

export const UploadQuery = Type.Object({
  modelId: Type.Optional(
    Type.String({
      maxLength: 50,
      description: 'Model of the import. If omitted, the import permission for any model is sufficient',
    }),
  ),
})
export const PreviewQuery = Type.Object({
  fileName: Type.String({ minLength: 1, maxLength: 200 }),
  n: Type.Optional(Type.String({ maxLength: 50 })),
})
