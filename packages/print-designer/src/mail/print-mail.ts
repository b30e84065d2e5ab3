/** A mail with the records as PDF. */
export interface PrintMail {
  /** `''` is the default layout. */
  templateIds: readonly string[]
  /** Ids of the users who receive it. */
  userIds: readonly string[]
  /** Other receivers: `a@b.example` or `Name <a@b.example>`. */
  addresses: readonly string[]
  subject: string
  /** Plain text; may be empty. */
  text: string
  /** Mail of the system, or the own mailbox of the user. */
  from: 'system' | 'own'
}

/** How far the PDF of a mail is, in records. */
export interface MailProgress {
  done: number
  total: number
}

/** How a preview sends its records by mail. */
export interface PrintMailer {
  /**
   * Makes the PDF and sends it. Tells the user that it was sent. Rejects with `{ msg }`, or with `{ fields }` for
   * `userIds`, `addresses` and `subject`; the dialog shows both. `onProgress` receives the number of records that are in the PDF, as
   * often as it is known.
   */
  send: (mail: PrintMail, options: { onProgress: (progress: MailProgress) => void }) => Promise<unknown>
  /** The address of the user's own mailbox; `''` without one. Default: only the system sends. */
  ownAddress?: (() => Promise<string>) | undefined
}
