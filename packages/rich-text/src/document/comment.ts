import { type Editor, Mark, mergeAttributes } from '@tiptap/core'
import type { FoundRange } from './find.ts'

/** A text that somebody commented on. Several comments may share a text; pasted texts have none. */
export const Comment = Mark.create({
  name: 'comment',
  inclusive: false,
  excludes: '',
  addAttributes: () => ({
    id: {
      default: '',
      renderHTML: ({ id }: Record<string, unknown>) => ({ 'data-comment': typeof id === 'string' ? id : '' }),
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})

/** The texts with comments by the id of the comment, each from its first to its last letter, in the order of the text. */
export function commentedRanges({ state }: Editor): Map<string, FoundRange> {
  const found = new Map<string, FoundRange>()
  state.doc.descendants((node, position) => {
    for (const { type, attrs } of node.marks) {
      const id: unknown = attrs['id']
      if (type.name !== 'comment' || typeof id !== 'string') continue
      const { from } = found.get(id) ?? { from: position }
      found.set(id, { from, to: position + node.nodeSize })
    }
  })
  return found
}

/** The comment at the cursor. */
export function commentAtCursor({ state }: Editor): string | undefined {
  const mark = state.selection.$from.marks().find(({ type }) => type.name === 'comment')
  const id: unknown = mark?.attrs['id']
  return typeof id === 'string' ? id : undefined
}

/** Marks the text of a range with a comment. */
export function markComment(editor: Editor, { from, to, id }: FoundRange & { id: string }): void {
  const mark = editor.schema.mark('comment', { id })
  editor.view.dispatch(editor.state.tr.addMark(from, to, mark))
}

/** Removes the mark of a comment everywhere. */
export function unmarkComment(editor: Editor, id: string): void {
  const { size } = editor.state.doc.content
  const { tr } = editor.state
  tr.removeMark(0, size, editor.schema.mark('comment', { id }))
  if (tr.docChanged) editor.view.dispatch(tr)
}
