import type { RefObject } from 'react'

/** Languages with highlighting. A `formula` is one line of text without line numbers; Tab takes a suggestion. */
export type CodeLanguage = 'javascript' | 'json' | 'sql' | 'html' | 'formula'

/** A part of the text that is shown as a chip and edited as one character. */
export interface CodeChip {
  from: number
  to: number
  label: string
  isInvalid?: boolean | undefined
}

/** Imperative handle of an editor. */
export interface CodeEditorHandle {
  /** Replaces the selection and puts the cursor after the text. Appends the text if the editor was never focused. */
  insert: (text: string) => void
}

/** A problem of one line, or of a part of the text. */
export interface CodeProblem {
  /** The first line is 1. */
  line: number
  message: string
  /** Offsets of the underlined part. Default: the whole line. */
  range?: { from: number; to: number } | undefined
}

/** A position for which completions are requested. */
export interface CompletionRequest {
  text: string
  /** Offset in `text`. */
  cursor: number
  /** The user pressed Ctrl + Space. */
  isAsked: boolean
}

/** Texts that can replace the word before the cursor. */
export interface CodeCompletion {
  /** Offset of the first letter of the word. */
  from: number
  suggestions: readonly CodeSuggestion[]
}

/** One suggestion. */
export interface CodeSuggestion {
  /** The name in the list. */
  text: string
  /** The detail behind it. */
  label: string
  /** The inserted text. Default: `text`. */
  insert?: string | undefined
  /** Offset of the cursor in the inserted text. Default: its end. */
  cursor?: number | undefined
  /** Help beside the list. */
  info?: string | undefined
}

export interface CodeEditorProps {
  language: CodeLanguage
  /** Accessible name. */
  label: string
  /** Help text that screen readers announce after the name. */
  description?: string | undefined
  /** A CSS length. Default: the height of the container. */
  height?: string | undefined
  placeholder?: string | undefined
  /** Maximum number of characters, as in a text area. */
  maxLength?: number | undefined
  readOnly?: boolean | undefined
  isInvalid?: boolean | undefined
  /** Whether the editor takes the focus when it is loaded, with the cursor at the end. */
  autoFocus?: boolean | undefined
  /** Additional words to highlight, such as parameters. A regular expression with the `g` flag. */
  highlight?: RegExp | undefined
  /** Parts of the text that are shown as chips. */
  chips?: ((text: string) => readonly CodeChip[]) | undefined
  /** Called while the user types, and for Ctrl + Space. */
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
