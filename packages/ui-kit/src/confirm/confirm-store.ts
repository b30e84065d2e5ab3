/** What is asked before something happens. Texts are already in the reader's language; the defaults are ui-kit's. */
export interface ConfirmOptions {
  /** Default 提示. */
  title?: string | undefined
  text: string
  /** What it is about: the name of the record. */
  subject?: string | undefined
  /** The verb on the button; default 确定. */
  confirmText?: string | undefined
  /** Default 取消. */
  cancelText?: string | undefined
  /** Something is lost: the button is red. */
  danger?: boolean | undefined
}

/** The texts of the question before a deletion. */
export interface DeleteOptions {
  /** The name of what will be deleted. */
  name?: string | undefined
  /** More than the usual sentence, for example what is deleted along with it. */
  text?: string | undefined
  /** The record goes to the recycle bin: the question says so instead of "permanently". */
  isRecyclable?: boolean | undefined
}

/** A question on the screen and where its answer goes. */
export interface Question {
  id: number
  options: ConfirmOptions | (DeleteOptions & { kind: 'delete' })
  answer: (agreed: boolean) => void
  /** The dialog has left the screen. */
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
  // Two questions at once: the first one was not agreed to.
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

/** Asks before an action; `true` when the reader agrees. Works outside React; <UiKitProvider> draws it. */
export const confirmAction = (options: ConfirmOptions): Promise<boolean> => ask(options)

/** Asks the specification's question before a deletion: 此操作将永久删除该数据, 是否继续？ */
export const confirmDelete = (options: DeleteOptions = {}): Promise<boolean> => ask({ ...options, kind: 'delete' })

/** The application has left the screen: what it was asking was not agreed to. */
export function dropQuestion(): void {
  current?.answer(false)
  current?.close()
}

/** The question on the screen, if there is one. */
export const currentQuestion = (): Question | undefined => current

/** Calls the listener when another question is asked or one is answered; the answer ends that. */
export function onQuestionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
