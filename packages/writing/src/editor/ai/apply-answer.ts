import type { Editor, JSONContent } from '@tiptap/core'
import type { SelectedText } from '../../store/writing-slice.ts'

/** The selection as text: a line for each paragraph. */
export function selectedText({ state }: Editor): SelectedText {
  const { from, to } = state.selection
  return { from, to, text: state.doc.textBetween(from, to, '\n', '\n') }
}

/** Follows a selection through later edits. */
export class FollowedRange {
  #from: number
  #to: number
  readonly #editor: Editor
  readonly #follow = ({ transaction }: { transaction: Editor['state']['tr'] }) => {
    if (!transaction.docChanged) return
    this.#from = transaction.mapping.map(this.#from, 1)
    this.#to = Math.max(this.#from, transaction.mapping.map(this.#to, -1))
  }

  constructor(editor: Editor, { from, to }: { from: number; to: number }) {
    this.#editor = editor
    this.#from = from
    this.#to = to
    editor.on('transaction', this.#follow)
  }

  get range(): { from: number; to: number } {
    return { from: this.#from, to: this.#to }
  }

  end(): void {
    this.#editor.off('transaction', this.#follow)
  }
}

/** Whether the text of a range is still the one that the model was given. */
export const isUnchanged = ({ state }: Editor, { from, to }: { from: number; to: number }, text: string): boolean =>
  state.doc.textBetween(from, to, '\n', '\n') === text

/** The answer of a model as content of the editor: text only, a paragraph for each line, headings for lines with `#`. */
export function contentOf(answer: string): JSONContent[] {
  return answer
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, marks = '', heading = ''] = /^(#{1,6})\s+(.*)$/.exec(line) ?? []
      return marks === ''
        ? { type: 'paragraph', content: [{ type: 'text', text: line }] }
        : { type: 'heading', attrs: { level: marks.length }, content: [{ type: 'text', text: heading || marks }] }
    })
}

/** Replaces exactly the range, as one step to undo. A single line stays inside its paragraph. */
export function replaceRange(editor: Editor, range: { from: number; to: number }, answer: string): void {
  const content = contentOf(answer)
  const [only] = content
  const isOneLine = content.length === 1 && only?.type === 'paragraph'
  const inserted = isOneLine ? (only.content ?? []) : content
  editor.chain().focus().insertContentAt(range, inserted).run()
}

/** Inserts the answer as paragraphs after the block that the range ends in. */
export function insertBelow(editor: Editor, { to }: { to: number }, answer: string): void {
  const end = editor.state.doc.resolve(Math.min(to, editor.state.doc.content.size))
  const position = end.depth === 0 ? to : end.after(1)
  editor.chain().focus().insertContentAt(position, contentOf(answer)).run()
}
