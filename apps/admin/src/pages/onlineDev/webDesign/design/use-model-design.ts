import { isApiError, readOnce } from '@sqos/api-client'
import {
  type MigrationStep,
  usePlanVisualModelMutation,
  useUpdateVisualModelMutation,
  type VisualModel,
  modelApi,
} from '@sqos/api-client/model'
import { RESULT } from '@sqos/contract'
import type { Clash } from '@sqos/form-designer'
import { createListStore } from '@sqos/form-designer/list'
import { defaultAppListDocument, readForm } from '@sqos/form-model'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../../app/store.ts'
import {
  appListOf,
  bodyOf,
  type Design,
  designOf,
  draftOf,
  followForm,
  isDirty,
  newListDocument,
  prepareGrants,
} from './design-documents.ts'
import { type Differences, differencesOf, isSame } from './differences.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { mergedWith } from './merging.ts'

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
    const query = modelApi.endpoints.getVisualModel.initiate({ id: modelId }, { forceRefetch: true })
    const { data } = await readOnce(dispatch(query))
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

  /**
   * Saves; asks first when values would no longer be shown or a table would be locked for long, and when another user has changed the
   * design. Resolves to whether the design is saved.
   */
  async function save(current: Design, { planned = false } = {}): Promise<boolean> {
    setQuestion(undefined)
    followForm(current)
    const sent = sentOf(current)
    const visualModelBody = bodyOf(current)
    const { data } = await planModel({ id: modelId, visualModelBody })
    if (!data) return false
    if (!planned && data.list.some(({ risk }) => risk !== 'none')) {
      setQuestion({ kind: 'plan', steps: data.list })
      return false
    }
    const { error } = await updateModel({ id: modelId, visualModelBody })
    if (!error) return await saved(current, { sent, steps: data.list })
    if (isApiError(error) && error.code === RESULT.conflict) return await changedMeanwhile(current)
    return false
  }

  /** Continues with the stored design. Changes that were made during the save stay unsaved. */
  async function saved(current: Design, { sent, steps }: { sent: Sent; steps: readonly MigrationStep[] }) {
    const model = await read()
    if (!model) return false
    current.designer.adopt(model, sent.form)
    // Not earlier: a draft that is stored meanwhile would stay behind.
    dropDraft(modelId)
    const { form } = current.designer.getState()
    current.list.markSaved(sent.list)
    current.app.markSaved(sent.app)
    const isListNew = current.model.columnData === null && !current.list.getState().isDirty
    const list = isListNew ? createListStore(model.columnData ?? newListDocument(form), form) : current.list
    const count = (action: MigrationStep['action']) => steps.filter((step) => step.action === action).length
    setDesign({ ...current, list, model, saved: { tables: count('createTable'), columns: count('addColumn') } })
    return true
  }

  async function changedMeanwhile(current: Design) {
    const theirs = await read()
    if (!theirs) return false
    const differences = differencesOf(current.model.formData ?? '{}', theirs.formData ?? '{}')
    const isListSame =
      theirs.columnData === current.model.columnData && theirs.appColumnData === current.model.appColumnData
    // The other user changed only its name or category: both changes are compatible.
    if (isSame(differences) && isListSame) return await merge(current, theirs, new Set())
    const { clashes } = mergedWith(current, theirs, new Set())
    setQuestion({ kind: 'conflict', theirs, differences, clashes })
    return false
  }

  /** Continues with the merge of both designs; each step can be undone. */
  async function merge(current: Design, theirs: VisualModel, wanted: ReadonlySet<string>) {
    const { form, list, app } = mergedWith(current, theirs, wanted)
    current.designer.replace(form)
    if (list) current.list.change(list)
    if (app) current.app.change(app)
    const next = { ...current, model: theirs }
    setDesign(next)
    return await save(next)
  }

  return {
    design,
    hasFailed,
    isBusy: update.isLoading || plan.isLoading,
    question,
    retry: open,
    save: (options?: { planned: boolean }) => (design ? save(design, options) : Promise.resolve(false)),
    /** Brings a list up to date with the form before it is shown. */
    openList(side: 'list' | 'app') {
      if (!design) return
      const { model, designer } = design
      const { form } = designer.getState()
      const stored = side === 'list' ? model.columnData : model.appColumnData
      followForm(design)
      if (stored !== null || design[side].getState().isDirty) return
      const document = side === 'list' ? newListDocument(form) : defaultAppListDocument(form)
      setDesign({ ...design, [side]: createListStore(document, form) })
    },
    /** Grants need buttons and data schemes in the list, and rows of one's own a creator in the form. */
    prepareGrants: ({ hasOwnRows }: { hasOwnRows: boolean }) => design && prepareGrants(design, hasOwnRows),
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

/** The documents that a save has sent. */
const sentOf = ({ designer, list, app }: Design) => ({
  form: designer.getState().form.document,
  list: list.getState().document,
  app: app.getState().document,
})

type Sent = ReturnType<typeof sentOf>
