/** The editor; it weighs more than all other fields together. */
export const loadEditor = async () => (await import('./RichTextEditor.tsx')).RichTextEditor

/** What shows a text, without the editor. */
export const loadView = async () => (await import('./RichTextView.tsx')).RichTextView
