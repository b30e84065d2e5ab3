import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** A range of the document. */
export interface FoundRange {
  from: number
  to: number
}

interface FindState {
  query: string
  found: readonly FoundRange[]
  /** Place of the current one; -1 before the first step. */
  at: number
}

const KEY = new PluginKey<FindState>('find')
const NOTHING: FindState = { query: '', found: [], at: -1 }

/** Marks the places of a searched text. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key: KEY,
      state: {
        init: () => NOTHING,
        apply(transaction, before): FindState {
          const wanted: unknown = transaction.getMeta(KEY)
          if (isChange(wanted)) {
            const query = wanted.query ?? before.query
            const found =
              query === before.query && !transaction.docChanged ? before.found : rangesOf(transaction.doc, query)
            return { query, found, at: wanted.at ?? -1 }
          }
          if (!transaction.docChanged || before.query === '') return before
          return { ...before, found: rangesOf(transaction.doc, before.query) }
        },
      },
      props: {
        decorations(state) {
          const { found, at } = KEY.getState(state) ?? NOTHING
          if (found.length === 0) return null
          return DecorationSet.create(
            state.doc,
            found.map(({ from, to }, place) =>
              Decoration.inline(from, to, { class: 'found', ...(place === at && { 'data-current': '' }) }),
            ),
          )
        },
      },
    }),
  ],
})

interface Change {
  query?: string
  at?: number
}

const isChange = (value: unknown): value is Change => typeof value === 'object' && value !== null

/** Places of a text, without regard to case. Pieces of one paragraph with different formatting are one text. */
function rangesOf(document: Node, query: string): FoundRange[] {
  const wanted = query.toLowerCase()
  if (wanted === '') return []
  const found: FoundRange[] = []
  document.descendants((node, position) => {
    if (!node.isTextblock) return true
    // A letter that no text has stands for each chip, picture and line break, so that places stay right.
    const text = node.textBetween(0, node.content.size, undefined, '\u{FFFC}').toLowerCase()
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      found.push({ from: position + 1 + at, to: position + 1 + at + wanted.length })
    }
    return false
  })
  return found
}

const stateOf = (state: EditorState): FindState => KEY.getState(state) ?? NOTHING

/** Number of places, and the current one from 1 (0 before the first step). */
export function findResult(editor: Editor): { total: number; current: number } {
  const { found, at } = stateOf(editor.state)
  return { total: found.length, current: at + 1 }
}

/** Searches a text; `''` removes the marks. */
export const find = (editor: Editor, query: string): void =>
  editor.view.dispatch(editor.state.tr.setMeta(KEY, { query } satisfies Change))

/** Selects the next or the previous place. */
export function findStep(editor: Editor, step: 1 | -1): void {
  const { found, at } = stateOf(editor.state)
  if (found.length === 0) return
  const next = at < 0 && step < 0 ? found.length - 1 : (at + step + found.length) % found.length
  const range = found[next]
  if (!range) return
  const { tr, doc } = editor.state
  tr.setMeta(KEY, { at: next } satisfies Change)
  tr.setSelection(TextSelection.create(doc, range.from, range.to)).scrollIntoView()
  editor.view.dispatch(tr)
}

/** Replaces the current place and goes to the next one. */
export function replaceFound(editor: Editor, text: string): void {
  const { found, at } = stateOf(editor.state)
  const range = found[at]
  if (!range) return findStep(editor, 1)
  const { tr } = editor.state
  insert(tr, range, text)
  tr.setMeta(KEY, { at: at - 1 } satisfies Change)
  editor.view.dispatch(tr)
  findStep(editor, 1)
}

/** Replaces all places in one step to undo; returns their number. */
export function replaceAllFound(editor: Editor, text: string): number {
  const { found } = stateOf(editor.state)
  const { tr } = editor.state
  // From the end, so that the places before stay where they are.
  for (const range of found.toReversed()) insert(tr, range, text)
  editor.view.dispatch(tr)
  return found.length
}

const insert = (tr: EditorState['tr'], { from, to }: FoundRange, text: string) =>
  text === '' ? tr.delete(from, to) : tr.insertText(text, from, to)
