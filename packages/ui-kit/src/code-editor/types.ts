import type { RefObject } from 'react'

/** Languages with highlighting. */
export type CodeLanguage = 'javascript' | 'json' | 'sql' | 'html'

/** What a parent component can do with an editor. */
export interface CodeEditorHandle {
  /** Replaces the selection and puts the cursor behind the text. Before the editor was ever focused, appends the text. */
  insert: (text: string) => void
}

/** A problem of one line. */
export interface CodeProblem {
  /** The first line is 1. */
  line: number
  message: string
}

/** A position for which completions are requested. */
export interface CompletionRequest {
  text: string
  /** Offset in `text`. */
  cursor: number
  /** The reader pressed Ctrl + Space. */
  isAsked: boolean
}

/** Texts that can replace the word before the cursor. */
export interface CodeCompletion {
  /** Offset of the first letter of the word. */
  from: number
  suggestions: readonly { text: string; label: string }[]
}

export interface CodeEditorProps {
  language: CodeLanguage
  /** Accessible name. */
  label: string
  /** Help that screen readers read after the name. */
  description?: string | undefined
  /** A CSS length. Default: the height of the container. */
  height?: string | undefined
  placeholder?: string | undefined
  /** Characters. What exceeds it is cut off, as in a text area. */
  maxLength?: number | undefined
  readOnly?: boolean | undefined
  isInvalid?: boolean | undefined
  /** Further words to highlight, such as parameters. A global expression. */
  highlight?: RegExp | undefined
  /** Called while the reader types, and for Ctrl + Space. */
  complete?: ((request: CompletionRequest) => CodeCompletion | undefined) | undefined
  /** Called after a pause in typing. Its problems are marked beside the line numbers. JSON is always checked. */
  check?: ((text: string) => Promise<readonly CodeProblem[]>) | undefined
  handle?: RefObject<CodeEditorHandle | null> | undefined
  /** Set by form items. */
  id?: string | undefined
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  onBlur?: (() => void) | undefined
}
