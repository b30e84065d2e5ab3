import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, Selection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Mark } from '@tiptap/pm/model'
import {
  defaultDeleteFilter,
  defaultProtectedNodes,
  redo,
  undo,
  yCursorPlugin,
  ySyncPlugin,
  ySyncPluginKey,
  yUndoPlugin,
  yUndoPluginKey,
} from 'y-prosemirror'
import type { Awareness } from 'y-protocols/awareness'
import { UndoManager } from 'yjs'
import type { DocumentPerson, SharedDocument } from './shared-document.ts'
import styles from './Together.module.css'

/** Nodes inside a line. Yjs formats letters only, so that they carry their formatting as an attribute. */
const HOLDERS = ['variable', 'hardBreak']

const isRemote = (transaction: Transaction): boolean => {
  const meta: unknown = transaction.getMeta(ySyncPluginKey)
  return typeof meta === 'object' && meta !== null && 'isChangeOrigin' in meta && meta.isChangeOrigin === true
}

const undoManagerOf = (state: EditorState): UndoManager | undefined => yUndoPluginKey.getState(state)?.undoManager

/** Binds an editor to a shared document: edits of everybody, cursors of others, and an undo of the own edits only. */
export function togetherExtension(shared: SharedDocument) {
  const undoManager = new LastingUndo(shared.text, {
    trackedOrigins: new Set([ySyncPluginKey]),
    deleteFilter: (item) => defaultDeleteFilter(item, defaultProtectedNodes),
    captureTransaction: ({ meta }) => meta.get('addToHistory') !== false,
  })
  return Extension.create({
    name: 'together',
    priority: 1000,
    addGlobalAttributes: () => [{ types: HOLDERS, attributes: { held: { default: null, rendered: false } } }],
    addCommands: () => ({
      undo:
        () =>
        ({ tr, state, dispatch }) => {
          tr.setMeta('preventDispatch', true)
          if (!undoManagerOf(state)?.canUndo()) return false
          return dispatch ? undo(state) : true
        },
      redo:
        () =>
        ({ tr, state, dispatch }) => {
          tr.setMeta('preventDispatch', true)
          if (!undoManagerOf(state)?.canRedo()) return false
          return dispatch ? redo(state) : true
        },
    }),
    addKeyboardShortcuts: () => ({
      'Mod-z': ({ editor }) => editor.commands.undo(),
      'Mod-y': ({ editor }) => editor.commands.redo(),
      'Shift-Mod-z': ({ editor }) => editor.commands.redo(),
    }),
    addProseMirrorPlugins: () => [
      smallChanges(shared),
      ySyncPlugin(shared.text),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the plugin calls of it is there
      yCursorPlugin(shared.presence as unknown as Awareness, { cursorBuilder, selectionBuilder }),
      yUndoPlugin({ undoManager }),
      heldMarks(),
    ],
  })
}

/** The history belongs to the document: its plugin ends it whenever the editor draws its plugins anew. */
class LastingUndo extends UndoManager {
  override destroy(): void {}
}

/**
 * y-prosemirror replaces the whole document with each edit of others. Only what differs is replaced here: positions elsewhere, such as those
 * of a search or of the text that a model works on, stay.
 */
const smallChanges = (shared: SharedDocument) =>
  new Plugin({
    view(view) {
      const dispatch = view.dispatch
      view.dispatch = (transaction) =>
        dispatch.call(view, isRemote(transaction) ? smaller(view.state, { whole: transaction, shared }) : transaction)
      return {
        destroy() {
          view.dispatch = dispatch
        },
      }
    },
  })

function smaller(state: EditorState, { whole, shared }: { whole: Transaction; shared: SharedDocument }): Transaction {
  if (whole.steps.length !== 1 || whole.before !== state.doc) return whole
  const start = state.doc.content.findDiffStart(whole.doc.content)
  const ends = state.doc.content.findDiffEnd(whole.doc.content)
  if (start === null || !ends) {
    keepNodes(state, shared)
    return state.tr.setMeta(ySyncPluginKey, whole.getMeta(ySyncPluginKey)).setMeta('addToHistory', false)
  }
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
  try {
    const small = state.tr.replace(start, ends.a + overlap, whole.doc.slice(start, ends.b + overlap))
    if (!small.doc.eq(whole.doc)) return whole
    small.setSelection(Selection.fromJSON(small.doc, whole.selection.toJSON()))
    small.setMeta(ySyncPluginKey, whole.getMeta(ySyncPluginKey)).setMeta('addToHistory', false)
    return whole.scrolledIntoView ? small.scrollIntoView() : small
  } catch {
    // A change across levels, such as a list that was lifted.
    return whole
  }
}

/**
 * Tells y-prosemirror that the present nodes belong to the blocks of the document. Equal nodes that are not the same would be compared
 * letter by letter at each key.
 */
function keepNodes(state: EditorState, { text }: SharedDocument) {
  const binding: unknown = ySyncPluginKey.getState(state)?.binding
  const mapping = typeof binding === 'object' && binding && 'mapping' in binding ? binding.mapping : undefined
  const blocks = text.toArray()
  if (!(mapping instanceof Map) || blocks.length !== state.doc.childCount) return
  for (const [place, block] of blocks.entries()) mapping.set(block, state.doc.child(place))
}

/** Keeps the attribute `held` and the formatting of nodes inside a line the same, whichever of them was changed. */
const heldMarks = () =>
  new Plugin({
    appendTransaction(transactions, before, { doc, tr, schema }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      const start = before.doc.content.findDiffStart(doc.content)
      const end = before.doc.content.findDiffEnd(doc.content)?.b
      if (start === null || end === undefined) return null
      const isFromElsewhere = transactions.some(isRemote)
      doc.nodesBetween(Math.min(start, end), Math.max(start, end), (node, position) => {
        if (!HOLDERS.includes(node.type.name)) return
        const marks = marksOf(node)
        // Not by the text of the attribute, which others may write in another way: this would never end.
        if (Mark.sameSet(marks, node.marks)) return
        const held = node.marks.length > 0 ? JSON.stringify(node.marks.map((mark) => mark.toJSON())) : null
        if (isFromElsewhere) tr.setNodeMarkup(position, undefined, node.attrs, marks)
        else tr.setNodeMarkup(position, undefined, { ...node.attrs, held }, node.marks)
      })
      return tr.docChanged ? tr : null

      function marksOf(node: Node): readonly Mark[] {
        try {
          const marks: unknown = JSON.parse(String(node.attrs['held'] ?? '[]'))
          return Array.isArray(marks) ? Mark.setFrom(marks.map((mark: unknown) => Mark.fromJSON(schema, mark))) : []
        } catch {
          return []
        }
      }
    },
  })

interface CursorUser {
  name: string
  person: DocumentPerson
}

function cursorBuilder({ name, person }: CursorUser): HTMLElement {
  const cursor = document.createElement('span')
  cursor.className = styles.cursor ?? ''
  cursor.dataset['color'] = String(person.color)
  const label = document.createElement('span')
  label.className = styles.name ?? ''
  label.textContent = name
  // Lines do not break at the cursor of somebody else.
  cursor.append('\u2060', label, '\u2060')
  return cursor
}

const selectionBuilder = ({ person }: CursorUser) => ({
  class: styles.selection ?? '',
  'data-color': String(person.color),
})
