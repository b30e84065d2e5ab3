import { isApiError } from '@sqos/api-client'
import {
  type MigrationStep,
  usePlanVisualModelMutation,
  useUpdateVisualModelMutation,
  type VisualModel,
  type VisualModelBody,
  modelApi,
} from '@sqos/api-client/model'
import { RESULT } from '@sqos/contract'
import { type Clash, createDesignerStore } from '@sqos/form-designer'
import { createListStore } from '@sqos/form-designer/list'
import { defaultAppListDocument, defaultListDocument, type FormModel, readForm, writeDocument } from '@sqos/form-model'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../../app/store.ts'
import { type Differences, differencesOf, isSame } from './differences.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import { mergedWith } from './merging.ts'

/** The design of a model. */
export interface Design {
  model: VisualModel
  designer: ReturnType<typeof createDesignerStore>
  list: ReturnType<typeof createListStore>
  /** The list for phones. */
  app: ReturnType<typeof createListStore>
  /** Left from an earlier visit. */
  draft: Draft | undefined
}

/** A decision that the user has to make before a save continues. */
export type Question =
  | { kind: 'plan'; steps: readonly MigrationStep[] }
  | { kind: 'conflict'; theirs: VisualModel; differences: Differences; clashes: readonly Clash[] }

/** Opens the design of a model, stores drafts, and saves without overwriting changes of other users. */
export function useModelDesign(modelId: string) {
  const dispatch = useAppDispatch()
  const [design, setDesign] = useState<Design>()
  const [hasFailed, setHasFailed] = useState(false)
  const [question, setQuestion] = useState<Question>()
  const [updateModel, update] = useUpdateVisualModelMutation()
  const [planModel, plan] = usePlanVisualModelMutation()

  async function read() {
    const query = modelApi.endpoints.getVisualModel.initiate({ id: modelId }, { forceRefetch: true, subscribe: false })
    const { data } = await dispatch(query)
    return data
  }

  async function open() {
    setHasFailed(false)
    const model = await read()
    if (model) setDesign(designOf(model, readDraft(modelId)))
    else setHasFailed(true)
  }

  useEffect(() => {
    void open()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each model
  }, [modelId])

  useEffect(
    function storeDraft() {
      if (!design) return undefined
      const { designer, list, app } = design
      let waiting: ReturnType<typeof setTimeout> | undefined
      const store = () => {
        waiting = undefined
        if (isDirty(design)) keepDraft(modelId, draftOf(design))
      }
      const keep = () => {
        clearTimeout(waiting)
        waiting = setTimeout(store, DRAFT_DELAY)
      }
      // A reload or a closed tab loses no change of the last moment.
      const storeAtOnce = () => waiting !== undefined && store()
      const stops = [designer, list, app].map(({ subscribe }) => subscribe(keep))
      window.addEventListener('pagehide', storeAtOnce)
      return () => {
        clearTimeout(waiting)
        window.removeEventListener('pagehide', storeAtOnce)
        for (const stop of stops) stop()
      }
    },
    [design, modelId],
  )

  /** Saves; asks first when tables would change, and when another user has changed the design. */
  async function save(current: Design, { planned = false } = {}): Promise<void> {
    setQuestion(undefined)
    const visualModelBody = bodyOf(current)
    if (!planned && current.model.formData) {
      const { data } = await planModel({ id: modelId, visualModelBody })
      if (!data) return
      if (data.list.length > 0) return setQuestion({ kind: 'plan', steps: data.list })
    }
    const { error } = await updateModel({ id: modelId, visualModelBody })
    if (!error) return await saved(current)
    if (isApiError(error) && error.code === RESULT.conflict) await changedMeanwhile(current)
  }

  async function saved(current: Design) {
    dropDraft(modelId)
    const model = await read()
    if (!model) return
    for (const store of [current.designer, current.list, current.app]) store.markSaved()
    const { designer } = current
    // The first save assigns a table to every field: the designer continues with them.
    const isOurs = model.formData === writeDocument(designer.getState().form.document)
    setDesign(isOurs ? { ...current, model } : designOf(model, undefined))
  }

  async function changedMeanwhile(current: Design) {
    const theirs = await read()
    if (!theirs) return
    const differences = differencesOf(current.model.formData ?? '{}', theirs.formData ?? '{}')
    const isListSame =
      theirs.columnData === current.model.columnData && theirs.appColumnData === current.model.appColumnData
    // The other user changed only its name or category: both changes are compatible.
    if (isSame(differences) && isListSame) return await merge(current, theirs, new Set())
    const { clashes } = mergedWith(current, theirs, new Set())
    setQuestion({ kind: 'conflict', theirs, differences, clashes })
  }

  /** Continues with the merge of both designs; each step can be undone. */
  async function merge(current: Design, theirs: VisualModel, wanted: ReadonlySet<string>) {
    const { form, list, app } = mergedWith(current, theirs, wanted)
    current.designer.replace(form)
    if (list) current.list.change(list)
    if (app) current.app.change(app)
    const next = { ...current, model: theirs }
    setDesign(next)
    await save(next)
  }

  return {
    design,
    hasFailed,
    isBusy: update.isLoading || plan.isLoading,
    question,
    retry: open,
    save: (options?: { planned: boolean }) => (design ? save(design, options) : Promise.resolve()),
    cancel: () => setQuestion(undefined),
    /** Saves the merge of both designs; of conflicting changes, the other user's where `wanted` contains the id. */
    merge: (wanted: ReadonlySet<string>) =>
      design && question?.kind === 'conflict' && merge(design, question.theirs, wanted),
    /** Shows the other user's design; one undo restores the own one. */
    takeTheirs() {
      if (!design || question?.kind !== 'conflict') return
      const { theirs } = question
      design.designer.replace(theirs.formData)
      design.designer.markSaved()
      const form = readForm(theirs.formData)
      setDesign({
        ...design,
        model: theirs,
        list: createListStore(theirs.columnData, form),
        app: appListOf(theirs, form),
      })
      setQuestion(undefined)
    },
    restoreDraft() {
      if (!design?.draft) return
      const { formData, columnData, appColumnData } = design.draft
      design.designer.replace(formData)
      const restored = (store: Design['list'], document: string | null) =>
        document === null ? store : createListStore(document, readForm(formData))
      const list = restored(design.list, columnData)
      setDesign({ ...design, list, app: restored(design.app, appColumnData), draft: undefined })
    },
    discardDraft() {
      dropDraft(modelId)
      if (design) setDesign({ ...design, draft: undefined })
    },
  }
}

const DRAFT_DELAY = 800

/** Whether there are unsaved changes. */
export const isDirty = ({ designer, list, app }: Design): boolean =>
  [designer, list, app].some((store) => store.getState().isDirty)

function designOf(model: VisualModel, draft: Draft | undefined): Design {
  const formData: unknown = model.formData ?? { fields: [], idGlobal: 100 }
  const form = readForm(formData, model.tables)
  return {
    model,
    designer: createDesignerStore({ formData, tables: model.tables }),
    list: createListStore(model.columnData ?? defaultListDocument(form), form),
    app: appListOf(model, form),
    draft: draft && draft.formData !== model.formData ? draft : undefined,
  }
}

const appListOf = (model: VisualModel, form: FormModel) =>
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
  const usual = defaultListDocument(form)
  if (isUndesigned) return usual
  if ((document.columnList ?? []).length > 0) return document
  const { searchList, columnList, defaultColumnList } = usual
  return { ...document, searchList, columnList, defaultColumnList }
}

const hasList = ({ model }: Design) => model.webType !== '1'

const draftOf = (design: Design): Draft => ({
  formData: writeDocument(design.designer.getState().form.document),
  columnData: hasList(design) ? JSON.stringify(listDocumentOf(design)) : null,
  appColumnData: appListDocumentOf(design),
  at: Date.now(),
})

function bodyOf(design: Design): VisualModelBody {
  const { id: _id, flowId: _flow, webType, ...model } = design.model
  return {
    ...model,
    webType: Number(webType),
    formData: writeDocument(design.designer.getState().form.document),
    columnData: hasList(design) ? JSON.stringify(listDocumentOf(design)) : model.columnData,
    appColumnData: appListDocumentOf(design),
  }
}
