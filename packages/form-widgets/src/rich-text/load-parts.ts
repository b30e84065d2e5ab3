/** Loads the editor, which is larger than all other fields together. */
export const loadEditor = async () => (await import('./RichTextEditor.tsx')).RichTextEditor

/** Loads the read-only view, without the editor. */
export const loadView = async () => (await import('./RichTextView.tsx')).RichTextView
