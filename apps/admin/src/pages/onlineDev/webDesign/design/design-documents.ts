import type { VisualModel, VisualModelBody } from '@sqos/api-client/model'
import { createDesignerStore, ROOT_LIST } from '@sqos/form-designer'
import { createListStore } from '@sqos/form-designer/list'
import {
  defaultAppListDocument,
  defaultListDocument,
  followList,
  type FormModel,
  KINDS,
  readForm,
  writeDocument,
} from '@sqos/form-model'
import type { Draft } from './draft.ts'

/** The design of a model. */
export interface Design {
  model: VisualModel
  designer: ReturnType<typeof createDesignerStore>
  list: ReturnType<typeof createListStore>
  /** The list for phones. */
  app: ReturnType<typeof createListStore>
  /** Left from an earlier visit. */
  draft: Draft | undefined
  /** The form that the lists have followed last. */
  followed: { form: FormModel }
  /** What the last save changed in the tables. */
  saved?: SavedChanges | undefined
}

/** Numbers of tables and columns that a save has added. */
export interface SavedChanges {
  tables: number
  columns: number
}

/** Whether there are unsaved changes. */
export const isDirty = ({ designer, list, app }: Design): boolean =>
  [designer, list, app].some((store) => store.getState().isDirty)

/** Lists follow the form: columns and conditions of removed fields go, new fields become columns. */
export function followForm({ model, designer, list, app, followed: last }: Design): void {
  const before = last.form
  const after = designer.getState().form
  last.form = after
  const sides = [
    { store: list, side: 'pc', isDesigned: model.columnData !== null || list.getState().isDirty },
    { store: app, side: 'app', isDesigned: model.appColumnData !== null || app.getState().isDirty },
  ] as const
  for (const { store, side, isDesigned } of sides) {
    const { document } = store.getState()
    const followed = followList(document, { before, after, side })
    if (isDesigned && followed !== document) store.replace(followed)
  }
}

/** Lists get the buttons and data schemes that grants need, and the form a creator where rows are granted by their creator. */
export function prepareGrants({ designer, list, app, model }: Design, hasOwnRows: boolean): void {
  const granted = { useBtnPermission: true, useDataPermission: true }
  const stores = model.appColumnData === null && !app.getState().isDirty ? [list] : [list, app]
  for (const store of stores) {
    const { document } = store.getState()
    if (!document.useBtnPermission || !document.useDataPermission) store.change(granted)
  }
  const { form } = designer.getState()
  const creator = KINDS.find(({ rowOwner }) => rowOwner === 'user')
  if (hasOwnRows && creator && !form.fields.some(({ kind }) => kind.rowOwner === 'user'))
    designer.add(creator, { list: ROOT_LIST, index: form.document.fields.length })
}

/** The list of a new model: every field, with the usual buttons. */
export function newListDocument(form: FormModel) {
  const usual = defaultListDocument(form)
  return {
    ...usual,
    btnsList: [
      ...usual.btnsList,
      { value: 'upload', icon: 'el-icon-upload2', label: '导入' },
      { value: 'download', icon: 'el-icon-download', label: '导出' },
    ],
    columnBtnsList: [...usual.columnBtnsList, { value: 'detail', icon: 'el-icon-view', label: '详情' }],
  }
}

/** A new form has two fields in a line, with their titles above. */
const NEW_FORM = { fields: [], idGlobal: 100, span: 12, labelPosition: 'top', generalWidth: '800px' }

/** The stores of a stored model. */
export function designOf(model: VisualModel, draft: Draft | undefined): Design {
  const formData: unknown = model.formData ?? NEW_FORM
  const form = readForm(formData, model.tables)
  return {
    model,
    designer: createDesignerStore({ formData, tables: model.tables }),
    list: createListStore(model.columnData ?? newListDocument(form), form),
    app: appListOf(model, form),
    followed: { form },
    draft: draft && draft.formData !== model.formData ? draft : undefined,
  }
}

/** The store of the list for phones. */
export const appListOf = (model: VisualModel, form: FormModel) =>
  createListStore(model.appColumnData ?? defaultAppListDocument(form), form)

/** The saved list for phones: undefined until it is designed. */
function appListDocumentOf({ model, app }: Design): string | null {
  const { isDirty: isDesigned, document } = app.getState()
  return isDesigned ? JSON.stringify(document) : model.appColumnData
}

/** The saved list: without a design it shows every field. */
function listDocumentOf({ model, designer, list }: Design): object {
  const { form } = designer.getState()
  const { document } = list.getState()
  const isUndesigned = model.columnData === null && !list.getState().isDirty
  const usual = newListDocument(form)
  if (isUndesigned) return usual
  if ((document.columnList ?? []).length > 0) return document
  const { searchList, columnList, defaultColumnList } = usual
  return { ...document, searchList, columnList, defaultColumnList }
}

const hasList = ({ model }: Design) => model.webType !== '1'

/** The unsaved documents. */
export const draftOf = (design: Design): Draft => ({
  formData: writeDocument(design.designer.getState().form.document),
  columnData: hasList(design) ? JSON.stringify(listDocumentOf(design)) : null,
  appColumnData: appListDocumentOf(design),
  at: Date.now(),
})

/** The model as it is saved. */
export function bodyOf(design: Design): VisualModelBody {
  const { id: _id, flowId: _flow, webType, ...model } = design.model
  return {
    ...model,
    webType: Number(webType),
    formData: writeDocument(design.designer.getState().form.document),
    columnData: hasList(design) ? JSON.stringify(listDocumentOf(design)) : model.columnData,
    appColumnData: appListDocumentOf(design),
  }
}
