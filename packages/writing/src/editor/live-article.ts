import type { Editor } from '@tiptap/core'
import type { SavedArticle } from './autosave.ts'

interface LiveState {
  title: string
  variables: Record<string, string>
  status: number
  editor: Editor | undefined
}

/** The article as the user has it now, for the autosave, which outlives renders. */
export class LiveArticle {
  #state: LiveState
  /** The document until the editor is there, as JSON text. */
  readonly #content: string

  constructor({ content, ...state }: Omit<LiveState, 'editor'> & { content: string }) {
    this.#state = { ...state, editor: undefined }
    this.#content = content
  }

  get status(): number {
    return this.#state.status
  }

  change(next: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...next }
  }

  /** An empty title becomes `untitled`. */
  read(untitled: string): SavedArticle {
    const { title, variables, editor } = this.#state
    const content = editor ? JSON.stringify(editor.getJSON()) : this.#content
    return { title: title.trim() || untitled, content, variables }
  }
}
