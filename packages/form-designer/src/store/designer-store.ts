import { type FormDocument, type FormItem, type FormModel, type FormNode, type Kind, readForm } from '@sqos/form-model'
import { componentsText, readComponents } from '../document/clipboard.ts'
import { holdsComponents, itemAt, leavesNoPane, type NestingFault, nestingFault } from '../document/nesting.ts'
import {
  addComponent,
  changeComponents,
  componentsIn,
  type Direction,
  duplicateComponents,
  type Edited,
  moveComponents,
  pasteComponents,
  placeTowards,
  removeComponents,
} from '../document/operations.ts'
import { needsNames, withFollowedNames } from '../document/follow-names.ts'
import { withValue } from '../document/node-value.ts'
import { listInside, type Place, placeOf, ROOT_LIST } from '../document/place.ts'
import { assignedTables, withAssigned } from './assigned-tables.ts'
import { begin, commit, type History, redo, undo } from '@sqos/hooks/history'

/** A notice for screen readers: a key of the texts. */
export interface Notice {
  key:
    | 'added'
    | 'moved'
    | 'copied'
    | 'pasted'
    | 'duplicated'
    | 'removed'
    | 'undone'
    | 'redone'
    | NestingFault
    | 'lastPane'
    | 'notComponents'
  params: Readonly<Record<string, string | number>>
  /** A counter, so that equal notices are announced again. */
  id: number
}

/** State of the designer. */
export interface DesignerState {
  form: FormModel
  selection: readonly string[]
  /** The component whose title is being edited on the canvas. */
  renaming: string | undefined
  canUndo: boolean
  canRedo: boolean
  /** Whether the document has changed since it was opened or saved. */
  isDirty: boolean
  notice: Notice | undefined
}

/** What the designer opens: a document and its tables, as stored. */
export interface Opening {
  formData: unknown
  tables?: unknown
}

/** Store of the document, its history and the selection. A change renders only the affected components. */
export function createDesignerStore({ formData, tables: opened }: Opening) {
  let tables = opened
  const listeners = new Set<() => void>()
  let history: History<Edited> = begin({ document: withFields(readForm(formData, tables).document), selection: [] })
  let saved = history.present.document
  let notices = 0
  let renaming: string | undefined
  let state = view(undefined)

  function view(notice: Notice | undefined, form = readForm(history.present.document, tables)): DesignerState {
    return {
      form,
      selection: history.present.selection,
      renaming,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      isDirty: history.present.document !== saved,
      notice,
    }
  }

  function show(next: History<Edited>, notice?: Omit<Notice, 'id'>, form?: FormModel) {
    const isSame = next.present.document === history.present.document
    if (next.present !== history.present) renaming = undefined
    history = next
    state = view(notice ? { ...notice, id: ++notices } : state.notice, form ?? (isSame ? state.form : undefined))
    for (const listener of listeners) listener()
  }

  const say = (key: Notice['key'], params: Notice['params'] = {}) => show(history, { key, params })
  const labelsOf = (pointers: readonly string[]) =>
    pointers.flatMap((pointer) => itemAt(state.form, pointer)?.label ?? []).join('、')

  /** Commits a step, or announces why it is not possible. */
  function take(edited: Edited | undefined, { key, params = {}, fault = 'holdsNothing' }: Step) {
    if (!edited) return say(fault)
    show(commit(history, { ...edited, document: followed(edited.document) }), { key, params })
  }

  /** The document with rules and formulas that follow renamed and moved fields. */
  const followed = (document: FormDocument) =>
    needsNames(state.form) ? withFollowedNames(state.form, readForm(document, tables)) : document

  /** The place of new components: in the selected container, after the selected component, or at the end. */
  function nextPlace(): Place {
    const last = state.selection.at(-1)
    const item = last === undefined ? undefined : itemAt(state.form, last)
    if (!item) return { list: ROOT_LIST, index: state.form.document.fields.length }
    if (holdsComponents(item)) return { list: listInside(item.key), index: item.children.length }
    const { list, index } = placeOf(item.key)
    return { list, index: index + 1 }
  }

  function add(kind: Kind, at?: Place) {
    let place = at ?? nextPlace()
    // By key or click, it goes to the next allowed place.
    if (!at && nestingFault(state.form, kind, place.list)) {
      place = { list: ROOT_LIST, index: state.form.document.fields.length }
    }
    const fault = nestingFault(state.form, kind, place.list)
    take(addComponent(state.form, kind, place), {
      key: 'added',
      params: { label: kind.label },
      ...(fault && { fault }),
    })
  }

  function move(pointers: readonly string[], at: Place) {
    const fault = pointers
      .map((pointer) => itemAt(state.form, pointer))
      .map((item) => item && nestingFault(state.form, item.kind, at.list))
      .find((one) => one !== undefined)
    const params = { label: labelsOf(pointers), place: at.index + 1 }
    take(moveComponents(state.form, pointers, at), { key: 'moved', params, ...(fault && { fault }) })
  }

  /**
   * Moves several components together: up past the component before the first, down past the component after the last.
   */
  function nudge(direction: Direction) {
    const chosen = state.form.all.filter(({ key }) => state.selection.includes(key))
    const leader = direction === 'down' ? chosen.at(-1) : chosen[0]
    const place = leader && placeTowards(state.form, leader.key, direction)
    if (place) move(state.selection, place)
  }

  /** The selected components as text for the clipboard; undefined without a selection. */
  function copy(): string | undefined {
    const nodes = componentsIn(state.form, state.selection)
    if (nodes.length === 0) return undefined
    say('copied', { count: nodes.length })
    return componentsText(nodes)
  }

  /** Adds the components in the text of the clipboard. Returns false for other texts. */
  function paste(text: string): boolean {
    const nodes = readComponents(text)
    if (!nodes) return false
    const edited = nodes.length > 0 ? pasteComponents(state.form, nodes, nextPlace()) : undefined
    take(edited, { key: 'pasted', params: { count: edited?.selection.length ?? 0 }, fault: 'notComponents' })
    return true
  }

  function select(pointers: readonly string[]) {
    if (pointers.length === state.selection.length && pointers.every((one, index) => one === state.selection[index]))
      return
    show({ ...history, present: { ...history.present, selection: pointers } })
  }

  /** Replaces the document and keeps the selection of existing components. */
  function put(document: FormDocument, merge?: string) {
    const form = readForm(followed(withFields(document)), tables)
    const selection = state.selection.filter((pointer) => itemAt(form, pointer))
    show(commit(history, { document: form.document, selection }, merge), undefined, form)
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add,
    move,
    nudge,
    copy,
    paste,
    duplicate: () =>
      take(duplicateComponents(state.form, state.selection), {
        key: 'duplicated',
        params: { label: labelsOf(state.selection) },
      }),
    remove(pointers: readonly string[] = state.selection) {
      if (pointers.length === 0) return
      const params = { label: labelsOf(pointers) }
      if (leavesNoPane(state.form, pointers)) return say('lastPane', params)
      take(removeComponents(state.form, pointers), { key: 'removed', params })
    },
    select,
    /** Edits the title of a component on the canvas, by default of the selected one. Only fields have a title of their own. */
    rename(pointer = state.selection.at(-1)) {
      const item = pointer === undefined ? undefined : itemAt(state.form, pointer)
      if (!item || !hasTitle(item)) return
      renaming = item.key
      show(history)
    },
    /** Ends the editing of a title; an empty one is not taken. */
    endRename(title?: string) {
      const pointer = renaming
      renaming = undefined
      const item = pointer === undefined ? undefined : itemAt(state.form, pointer)
      const text = title?.trim() ?? ''
      if (!item || text === '' || text === item.label) return show(history)
      put(changeComponents(state.form, [item.key], (node) => withValue(node, ['__config__', 'label'], text)))
    },
    /** Adds a component to the selection or removes it. */
    toggle: (pointer: string) =>
      select(
        state.selection.includes(pointer)
          ? state.selection.filter((one) => one !== pointer)
          : [...state.selection, pointer],
      ),
    /** Changes one or several components in one step. Steps with the same `merge` are undone together. */
    change: (pointers: string | readonly string[], change: (node: FormNode) => FormNode, merge?: string) =>
      put(changeComponents(state.form, [pointers].flat(), change), merge),
    /** Changes the settings of the form. */
    changeForm: (changed: Readonly<Record<string, unknown>>, merge?: string) =>
      put({ ...state.form.document, ...changed }, merge),
    /** Replaces the document, from the JSON view or a draft. */
    replace: (document: unknown) => put(readForm(document, tables).document),
    undo() {
      if (state.canUndo) show(undo(history), { key: 'undone', params: {} })
    },
    redo() {
      if (state.canRedo) show(redo(history), { key: 'redone', params: {} })
    },
    /**
     * Marks a sent document as saved and continues with the tables that the server assigned to its fields. History and
     * selection are kept, and so are changes that were made meanwhile.
     */
    adopt(answer: Opening, sent: FormDocument) {
      tables = answer.tables
      const assigned = assignedTables(readForm(answer.formData, tables).document)
      const isUnchanged = history.present.document === sent
      const adopted = (step: Edited): Edited => ({ ...step, document: withAssigned(step.document, assigned) })
      history = {
        past: history.past.map(adopted),
        present: adopted(history.present),
        future: history.future.map(adopted),
        merge: undefined,
      }
      saved = isUnchanged ? history.present.document : sent
      state = view(state.notice)
      for (const listener of listeners) listener()
    },
    /** Marks the document as saved. */
    markSaved() {
      saved = history.present.document
      show(history)
    },
  }
}

export type DesignerStore = ReturnType<typeof createDesignerStore>

interface Step {
  key: Notice['key']
  params?: Notice['params']
  /** The notice if the step is not possible. */
  fault?: NestingFault | 'notComponents'
}

/** Whether the title of a component is its label. */
const hasTitle = ({ kind, showsLabel }: FormItem): boolean =>
  kind.role === 'table' || ((kind.role === 'value' || kind.role === 'system') && showsLabel)

/** Returns a document with a list of fields. */
const withFields = (document: FormDocument): FormDocument =>
  Array.isArray(document.fields) ? document : { ...document, fields: [] }
