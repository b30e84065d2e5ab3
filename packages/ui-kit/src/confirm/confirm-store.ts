/** Content of a confirmation. Texts are already translated; ui-kit provides the defaults. */
export interface ConfirmOptions {
  /** Default 提示. */
  title?: string | undefined
  text: string
  /** Name of the affected record. */
  subject?: string | undefined
  /** Text of the confirm button; default 确定. */
  confirmText?: string | undefined
  /** Default 取消. */
  cancelText?: string | undefined
  /** Red button, for actions that lose data. */
  danger?: boolean | undefined
}

/** The texts of the question before a deletion. */
export interface DeleteOptions {
  /** Name of the record to delete. */
  name?: string | undefined
  /** Additional sentence, for example which dependent records are deleted too. */
  text?: string | undefined
  /** The record is moved to the recycle bin; the text mentions it instead of "permanently". */
  isRecyclable?: boolean | undefined
}

/** The shown question and its resolver. */
export interface Question {
  id: number
  options: ConfirmOptions | (DeleteOptions & { kind: 'delete' })
  answer: (agreed: boolean) => void
  /** The dialog is closed. */
  close: () => void
}

let current: Question | undefined
let count = 0
const listeners = new Set<() => void>()

function change(question: Question | undefined) {
  current = question
  for (const listener of listeners) listener()
}

function ask(options: Question['options']): Promise<boolean> {
  // A second question cancels the first one.
  current?.answer(false)
  return new Promise((resolve) => {
    count += 1
    const question: Question = {
      id: count,
      options,
      answer: resolve,
      close: () => {
        if (current === question) change(undefined)
      },
    }
    change(question)
  })
}

/**
 * Asks for a confirmation; resolves to `true` when the user confirms. Works outside React; <UiKitProvider> renders the
 * dialog.
 */
export const confirmAction = (options: ConfirmOptions): Promise<boolean> => ask(options)

/** Asks the question that the specification defines for deletions: 此操作将永久删除该数据, 是否继续？ */
export const confirmDelete = (options: DeleteOptions = {}): Promise<boolean> => ask({ ...options, kind: 'delete' })

/** Cancels the open question when the application unmounts. */
export function dropQuestion(): void {
  current?.answer(false)
  current?.close()
}

/** The shown question, if any. */
export const currentQuestion = (): Question | undefined => current

/** Calls the listener when a question opens or closes. Returns the unsubscribe function. */
export function onQuestionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
