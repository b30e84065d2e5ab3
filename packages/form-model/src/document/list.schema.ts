import { Type, type Static } from 'typebox'

const open = { additionalProperties: true } as const
const Text = Type.Optional(Type.Union([Type.Null(), Type.String(), Type.Number()]))
const Whole = Type.Optional(Type.Union([Type.Null(), Type.Number(), Type.String()]))
const Flag = Type.Optional(Type.Union([Type.Null(), Type.Boolean(), Type.Number(), Type.String()]))
const Any = Type.Optional(Type.Unknown())

/** A condition of the search area, with or without a whole component. */
export const SearchEntrySchema = Type.Object(
  {
    label: Text,
    prop: Text,
    key: Text,
    sqosKey: Text,
    value: Any,
    searchType: Whole,
    __config__: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    __vModel__: Text,
  },
  open,
)

/** A column of the list. */
export const ColumnEntrySchema = Type.Object(
  {
    label: Text,
    prop: Text,
    align: Text,
    sqosKey: Text,
    sortable: Flag,
    width: Whole,
    checked: Flag,
    fixed: Text,
  },
  open,
)

/** A button of the list. */
export const ButtonEntrySchema = Type.Object({ value: Text, icon: Text, label: Text, func: Text }, open)

const Searches = Type.Optional(Type.Union([Type.Null(), Type.Array(SearchEntrySchema)]))
const Columns = Type.Optional(Type.Union([Type.Null(), Type.Array(ColumnEntrySchema)]))
const Buttons = Type.Optional(Type.Union([Type.Null(), Type.Array(ButtonEntrySchema)]))

const common = {
  searchList: Searches,
  columnList: Columns,
  defaultColumnList: Columns,
  sortList: Columns,
  defaultSidx: Text,
  sort: Text,
  hasPage: Flag,
  pageSize: Whole,
  btnsList: Buttons,
  columnBtnsList: Buttons,
  useBtnPermission: Flag,
  useColumnPermission: Flag,
  useDataPermission: Flag,
  useFormPermission: Flag,
}

/** `appColumnData`. */
export const AppListDocumentSchema = Type.Object(common, open)

/** `columnData`. */
export const ListDocumentSchema = Type.Object(
  {
    ...common,
    type: Whole,
    treeTitle: Text,
    treeDataSource: Text,
    treeDictionary: Text,
    treePropsUrl: Text,
    treePropsName: Text,
    treePropsValue: Text,
    treePropsLabel: Text,
    treePropsChildren: Text,
    treeRelation: Text,
    treeDbTable: Text,
    treeDbTableField: Text,
    treeDbTableFieldParentId: Text,
    treeDbTableFieldShow: Text,
    treeDbTableFieldRelation: Text,
    groupField: Text,
    customBtnsList: Buttons,
    ruleList: Any,
    hasSuperQuery: Flag,
    showSummary: Flag,
    summaryField: Any,
    defaultSortConfig: Any,
    hasTreeQuery: Flag,
    treeSyncType: Whole,
    treeSyncInterfaceId: Text,
    parentField: Text,
    childTableStyle: Whole,
    complexHeaderList: Any,
    printIds: Any,
    funcs: Any,
    uploaderTemplateJson: Any,
  },
  open,
)

/** A table of a model. */
export const TableEntrySchema = Type.Object(
  {
    typeId: Text,
    table: Text,
    tableName: Text,
    tableKey: Text,
    tableField: Text,
    relationTable: Text,
    relationField: Text,
    fields: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.Array(
          Type.Object(
            {
              field: Text,
              fieldName: Text,
              dataType: Text,
              dataLength: Whole,
              primaryKey: Whole,
              allowNull: Whole,
              defaults: Any,
            },
            open,
          ),
        ),
      ]),
    ),
  },
  open,
)

/** `tables`. */
export const TablesDocumentSchema = Type.Array(TableEntrySchema)

/** Stored `columnData`. */
export type ListDocument = Static<typeof ListDocumentSchema>
/** Stored `appColumnData`. */
export type AppListDocument = Static<typeof AppListDocumentSchema>
/** Stored `tables`. */
export type TablesDocument = Static<typeof TablesDocumentSchema>
