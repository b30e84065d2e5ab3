import { Type, type Static } from 'typebox'
import { component, Flag, listOf, Milliseconds, PageQuery, ref } from '../../platform/schema.ts'

/** A JSON document as text, stored unchanged. Null comes first: the validator would convert it to ''. */
const Document = Type.Union([Type.Null(), Type.String({ maxLength: 8_000_000 })])
const MomentOrNull = Type.Union([Type.Null(), Milliseconds])
const id = Type.String({ minLength: 1, maxLength: 50 })

const documents = {
  tables: Type.Optional(Document),
  formData: Type.Optional(Document),
  columnData: Type.Optional(Document),
  appColumnData: Type.Optional(Document),
  flowTemplateJson: Type.Optional(Document),
}

/** A model as clients save it. Clients of the API family send back every key that they read: unknown keys are ignored. */
export const VisualModelBody = component(
  'VisualModelBody',
  Type.Object({
    fullName: Type.String({ minLength: 1, maxLength: 100 }),
    enCode: Type.Optional(
      Type.String({ maxLength: 50, description: 'Of a new model: omitted or empty, it is derived from the name' }),
    ),
    category: Type.Optional(
      Type.String({ maxLength: 50, description: 'Of a new model: omitted or empty, the one that most models have' }),
    ),
    type: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    webType: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    state: Type.Optional(Flag),
    sortCode: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    description: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 500 })])),
    dbLinkId: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
    ...documents,
    template: Type.Optional(
      Type.Union([Type.Null(), Type.String({ maxLength: 50 })], {
        description: 'For a new model without documents: code of its template',
      }),
    ),
    lastModifyTime: Type.Optional(
      Type.Unsafe<number | null>({
        ...MomentOrNull,
        description: 'Version that the caller read. Refused if the model changed since',
      }),
    ),
  }),
)
export type VisualModelBody = Static<typeof VisualModelBody>

const facts = {
  id: Type.String(),
  fullName: Type.String(),
  enCode: Type.String(),
  category: Type.String(),
  type: Type.Integer(),
  state: Flag,
  sortCode: Type.Integer(),
  description: Type.String(),
  tables: Type.String({ description: 'JSON' }),
}

/** A model with its documents. */
export const VisualModel = component(
  'VisualModel',
  Type.Object({
    ...facts,
    webType: Type.String({ description: '1 form, 2 form and list, 3 form, list and flow' }),
    dbLinkId: Type.String(),
    formData: Document,
    columnData: Document,
    appColumnData: Document,
    flowTemplateJson: Document,
    flowId: Type.String(),
    lastModifyTime: MomentOrNull,
  }),
)

/** A model in the list; `category` is the name of its category. */
export const VisualModelRow = component(
  'VisualModelRow',
  Type.Object({
    ...facts,
    webType: Type.Integer(),
    creatorUser: Type.String(),
    creatorTime: Milliseconds,
    lastModifyUser: Type.String(),
    lastModifyTime: MomentOrNull,
    pcIsRelease: Type.Integer({ description: 'Number of entries in the menu of the browser' }),
    appIsRelease: Type.Integer({ description: 'Number of entries in the menu of the app' }),
    hasForm: Type.Boolean({ description: 'Whether the model has a design that can be released' }),
  }),
)

export const VisualModelQuery = Type.Object({
  ...PageQuery.properties,
  category: Type.Optional(Type.String({ maxLength: 50 })),
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
})
export type VisualModelQuery = Static<typeof VisualModelQuery>

export const VisualModelSelectorQuery = Type.Object({ type: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })) })

/** A node of a selection tree: a category with its models, or a menu directory. */
export const VisualModelNode = component(
  'VisualModelNode',
  Type.Object({
    id: Type.String(),
    parentId: Type.String(),
    fullName: Type.String(),
    hasChildren: Type.Boolean(),
    isLeaf: Type.Boolean(),
    num: Type.Integer(),
    children: Type.Optional(Type.Array(Type.Unsafe<VisualModelNode>({ $ref: 'VisualModelNode#' }))),
  }),
)
export interface VisualModelNode {
  id: string
  parentId: string
  fullName: string
  hasChildren: boolean
  isLeaf: boolean
  num: number
  children?: VisualModelNode[]
}

/** A template of a model. */
export const ModelTemplateRow = component(
  'ModelTemplate',
  Type.Object({ enCode: Type.String(), fullName: Type.String(), description: Type.String(), webType: Type.Integer() }),
)

const HolderType = Type.Union([
  Type.Literal('Role'),
  Type.Literal('Organize'),
  Type.Literal('User'),
  Type.Literal('Position'),
  Type.Literal('Group'),
])

/** An object that may use the page of a model. */
export const ModelHolder = component(
  'ModelHolder',
  Type.Object({
    objectType: HolderType,
    objectId: id,
    fullName: Type.String(),
    level: Type.Union([
      Type.Literal('own', { description: 'Adds records and sees the own ones' }),
      Type.Literal('view', { description: 'Sees all records' }),
      Type.Literal('edit', { description: 'Sees and changes all records' }),
      Type.Literal('custom', { description: 'Grants that were set one by one' }),
    ]),
  }),
)

/** The id of a new model. */
export const CreatedModel = component('CreatedModel', Type.Object({ id: Type.String() }))

/** Who may use the page of a model, in levels. */
export const ModelAccess = Type.Array(
  Type.Object({
    objectType: HolderType,
    objectId: id,
    level: Type.Union([
      Type.Literal('own'),
      Type.Literal('view'),
      Type.Literal('edit'),
      Type.Literal('none', { description: 'Takes the page away' }),
    ]),
  }),
  { maxItems: 200, description: 'Who may use the page. Objects that are not named keep their grants' },
)

/** Where a model appears: menu entries of the browser and of the app. */
export const ReleaseBody = component(
  'ReleaseBody',
  Type.Object({
    pc: Type.Optional(Flag),
    app: Type.Optional(Flag),
    pcModuleParentId: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
    appModuleParentId: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
    access: Type.Optional(ModelAccess),
  }),
)
export type ReleaseBody = Static<typeof ReleaseBody>

/** Whose page is shown, with what a release would change. */
export const ModelFaceBody = component(
  'ModelFaceBody',
  Type.Object({
    userId: id,
    access: Type.Optional(ModelAccess),
    formData: Type.Optional(Type.String({ description: 'An unsaved form; default: the stored one' })),
    columnData: Type.Optional(Type.String({ description: 'An unsaved list; default: the stored one' })),
  }),
)
export type ModelFaceBody = Static<typeof ModelFaceBody>

export const MenuParentsQuery = Type.Object({
  category: Type.Union([Type.Literal('Web'), Type.Literal('App')], { default: 'Web' }),
})

/** A field that relation fields of other models may show. */
export const FormDataField = component('FormDataField', Type.Object({ vmodel: Type.String(), label: Type.String() }))

/** One change of the tables by a save; `keepColumn` keeps a column that no field uses any more. */
export const MigrationStep = component(
  'MigrationStep',
  Type.Object({
    action: Type.Union([
      Type.Literal('createTable'),
      Type.Literal('addColumn'),
      Type.Literal('widenColumn'),
      Type.Literal('keepColumn'),
      Type.Literal('addIndex'),
      Type.Literal('addUnique'),
      Type.Literal('dropUnique'),
    ]),
    table: Type.String(),
    column: Type.String(),
    label: Type.String(),
    from: Type.String(),
    to: Type.String(),
    risk: Type.Union(
      [
        Type.Literal('none'),
        Type.Literal('hidden', { description: 'Stored values are not shown any more' }),
        Type.Literal('lock', { description: 'The table is so large that nobody can save records for a while' }),
      ],
      { description: 'What users may notice' },
    ),
  }),
)

/** Something that uses a model. */
export const ModelUse = component(
  'ModelUse',
  Type.Object({
    kind: Type.Union([
      Type.Literal('menu'),
      Type.Literal('relation'),
      Type.Literal('interface'),
      Type.Literal('records'),
    ]),
    id: Type.String(),
    fullName: Type.String(),
    field: Type.String({
      description: 'Label of the relation field, code of the data interface, or name of the table',
    }),
    num: Type.Integer({ description: 'For records: their number' }),
  }),
)

/** A revision of a model. */
export const ModelRevision = component(
  'ModelRevision',
  Type.Object({
    id: Type.String(),
    createdAt: Milliseconds,
    user: Type.String(),
    summary: Type.Array(Type.String(), { description: 'Names of the changed parts' }),
  }),
)

/** A difference between two revisions, as JSON texts; empty where a revision has no value. */
export const ModelDifference = component(
  'ModelDifference',
  Type.Object({
    path: Type.String({ description: 'Path of the property, for example formData.fields[comInputField101].label' }),
    before: Type.String(),
    after: Type.String(),
  }),
)

export const RevisionParams = Type.Object({ id, revisionId: id })
export const RestoreBody = component('RestoreModelBody', Type.Object({ revisionId: id }))

/** A table that models may use. */
export const DataTableRow = component(
  'ModelTable',
  Type.Object({ table: Type.String(), tableName: Type.String(), sum: Type.Integer(), description: Type.String() }),
)

/** A column of such a table. */
export const DataTableField = component(
  'ModelTableField',
  Type.Object({
    field: Type.String(),
    fieldName: Type.String(),
    dataType: Type.String(),
    dataLength: Type.String(),
    primaryKey: Flag,
    allowNull: Flag,
    defaults: Type.String(),
  }),
)

/** The databases that models may use. */
export const DataSourceNode = component(
  'DataSourceNode',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    children: Type.Array(Type.Object({ id: Type.String(), fullName: Type.String(), dbType: Type.String() })),
  }),
)

export const LinkParams = Type.Object({ dbLinkId: id })
export const TableParams = Type.Object({ dbLinkId: id, table: Type.String({ minLength: 1, maxLength: 63 }) })
export const TablesQuery = Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 200 })) })
export const FieldsQuery = Type.Object({ type: Type.Optional(Flag) })

export const MigrationPlan = listOf(ref(MigrationStep))
