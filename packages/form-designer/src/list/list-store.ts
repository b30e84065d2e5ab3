import { type FormModel, type ListDocument, readList } from '@sqos/form-model'
import { begin, commit, redo, undo } from '@sqos/hooks/history'

/** State of the list designer. */
export interface ListState {
  document: ListDocument
  canUndo: boolean
  canRedo: boolean
  isDirty: boolean
}

/** Store of a list document and its history. */
export function createListStore(columnData: unknown, form: FormModel) {
  const listeners = new Set<() => void>()
  let history = begin(readList(columnData, form).document)
  let saved = history.present
  let state = view()

  function view(): ListState {
    return {
      document: history.present,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      isDirty: history.present !== saved,
    }
  }

  function show(next: typeof history) {
    history = next
    state = view()
    for (const listener of listeners) listener()
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Changes keys. Steps with the same `merge` are undone together. */
    change: (changed: Partial<ListDocument>, merge?: string) =>
      show(commit(history, { ...history.present, ...changed }, merge)),
    /** Replaces the document, from the JSON view. */
    replace: (document: ListDocument) => show(commit(history, document)),
    undo: () => show(undo(history)),
    redo: () => show(redo(history)),
    /** Marks the document as saved, or the one that was sent if it has changed since. */
    markSaved(sent: ListDocument = history.present) {
      saved = sent
      show(history)
    },
  }
}

export type ListStore = ReturnType<typeof createListStore>
