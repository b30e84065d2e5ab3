import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Puts a typed letter into the document, in place of the browser: for `handleKeyPress` of the editor. Otherwise the browser
 * changes the page and the editor reads it back. In a document of some hundred elements that takes longer than all else, and on
 * a busy machine the caret now and then came back before the letter. Composed text, such as Chinese, is not concerned.
 */
export function insertLetter(view: EditorView, { charCode, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const { selection } = view.state
  const isCommand = metaKey || (ctrlKey && !altKey)
  if (charCode < 32 || isCommand || view.composing || !(selection instanceof TextSelection)) return false
  const { from, to } = selection
  const letter = String.fromCodePoint(charCode)
  const insertion = () => view.state.tr.insertText(letter, from, to).scrollIntoView()
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insertion)))
    view.dispatch(insertion())
  return true
}
