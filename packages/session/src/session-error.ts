/** Why nobody can work although the sign-in succeeded; each is a key of this package's catalogue. */
export type SessionErrorReason = 'verificationFailed' | 'noMenus'

/** The server knows the token, but nothing can follow from its answer. Source: specification of the shell, section 8. */
export class SessionError extends Error {
  override name = 'SessionError'
  readonly reason: SessionErrorReason

  constructor(reason: SessionErrorReason) {
    super(`session: ${reason}`)
    this.reason = reason
  }
}
