/** Loads the editor of a field, which is larger than all other fields together. */
export const loadRichTextEditor = async () => (await import('./RichTextEditor.tsx')).RichTextEditor

/** Loads the read-only view, without the editor. */
export const loadRichTextView = async () => (await import('./RichTextView.tsx')).RichTextView
