import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionSource,
  completionStatus,
  pickedCompletion,
} from '@codemirror/autocomplete'
import { type Extension, Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { CodeEditorProps, CodeSuggestion } from './types.ts'

/** Offers the suggestions of the parent component. Enter takes one, Tab leaves the editor. */
export function offerCompletions(complete: NonNullable<CodeEditorProps['complete']>): Extension {
  const source: CompletionSource = ({ state, pos, explicit }) => {
    const found = complete({ text: state.doc.toString(), cursor: pos, isAsked: explicit })
    if (!found) return null
    return {
      from: found.from,
      // The parent filters: by name and by title.
      filter: false,
      options: found.suggestions.map(toCompletion),
    }
  }
  // The source answers at once: a key that is pressed right after a letter finds the new suggestions.
  return autocompletion({ override: [source], icons: false, interactionDelay: 0, activateOnTypingDelay: 0 })
}

/** Steps over the parenthesis that a suggestion has inserted, unless one is missing. */
// oxlint-disable-next-line max-params -- the signature of CodeMirror
const typeOver = EditorView.inputHandler.of((view, from, to, text) => {
  const source = view.state.doc.toString()
  if (text !== ')' || from !== to || source.charAt(from) !== ')') return false
  if (source.split('(').length !== source.split(')').length) return false
  view.dispatch({ selection: { anchor: from + 1 }, userEvent: 'select' })
  return true
})

/** The keys of formulas: Tab takes the selected suggestion, and leaves the editor when there is none. */
export const formulaKeys: Extension = [Prec.highest(keymap.of([{ key: 'Tab', run: takeSuggestion }])), typeOver]

/** While suggestions are being collected, Tab waits: the focus would go into their list, which is about to be replaced. */
function takeSuggestion(view: EditorView): boolean {
  return acceptCompletion(view) || completionStatus(view.state) === 'pending'
}

function toCompletion({ text, label, insert, cursor, info }: CodeSuggestion): Completion {
  return {
    label: text,
    detail: label,
    ...(info !== undefined && { info }),
    ...(insert !== undefined && {
      // oxlint-disable-next-line max-params -- the signature of CodeMirror
      apply: (view, completion, from, to) =>
        view.dispatch({
          changes: { from, to, insert },
          selection: { anchor: from + (cursor ?? insert.length) },
          annotations: pickedCompletion.of(completion),
          userEvent: 'input.complete',
        }),
    }),
  }
}
