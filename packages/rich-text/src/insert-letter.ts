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
  if (!isSelected(view, selection)) return false
  const { from, to } = selection
  const letter = String.fromCodePoint(charCode)
  const insertion = () => view.state.tr.insertText(letter, from, to).scrollIntoView()
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insertion)))
    view.dispatch(insertion())
  return true
}

/**
 * Whether the page's selection is the editor's. Browsers tell of a moved selection later, so a letter typed right after an arrow
 * key can come first: then the browser knows where it belongs, and the editor does not yet.
 */
function isSelected(view: EditorView, { anchor, head }: TextSelection): boolean {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {}
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return false
  return view.posAtDOM(anchorNode, anchorOffset ?? 0) === anchor && view.posAtDOM(focusNode, focusOffset ?? 0) === head
}
