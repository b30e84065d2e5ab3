import type { Editor } from '@tiptap/core'

/** A heading of the document. */
export interface OutlineHeading {
  level: number
  text: string
  /** Place of the heading in the document. */
  position: number
}

/** The headings in their order, without empty ones. */
export function outlineOf({ state: { doc } }: Editor): OutlineHeading[] {
  const headings: OutlineHeading[] = []
  doc.forEach((node, position) => {
    if (node.type.name !== 'heading' || node.textContent.trim() === '') return
    headings.push({ level: Number(node.attrs['level'] ?? 1), text: node.textContent, position })
  })
  return headings
}

/** Moves the caret to a heading and scrolls to it. */
export const goToHeading = (editor: Editor, { position }: OutlineHeading): void => {
  editor
    .chain()
    .setTextSelection(position + 1)
    .scrollIntoView()
    .focus()
    .run()
}
