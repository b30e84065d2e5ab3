import type { Extension } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'

/** Highlights additional words, such as parameters. */
export function highlightWords(words: RegExp): Extension {
  const matcher = new MatchDecorator({ regexp: words, decoration: Decoration.mark({ class: 'cm-parameter' }) })
  class WordMarks {
    marks: DecorationSet

    constructor(view: EditorView) {
      this.marks = matcher.createDeco(view)
    }

    update(update: ViewUpdate) {
      this.marks = matcher.updateDeco(update, this.marks)
    }
  }
  return ViewPlugin.fromClass(WordMarks, { decorations: ({ marks }) => marks })
}
