import { autocompletion, type CompletionSource } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import type { CodeEditorProps } from './types.ts'

/** Offers the suggestions of the parent component. Enter takes one, Tab leaves the editor. */
export function offerCompletions(complete: NonNullable<CodeEditorProps['complete']>): Extension {
  const source: CompletionSource = ({ state, pos, explicit }) => {
    const found = complete({ text: state.doc.toString(), cursor: pos, isAsked: explicit })
    if (!found) return null
    return {
      from: found.from,
      // The parent filters: by name and by title.
      filter: false,
      options: found.suggestions.map(({ text, label }) => ({ label: text, detail: label })),
    }
  }
  return autocompletion({ override: [source], icons: false, interactionDelay: 0 })
}
