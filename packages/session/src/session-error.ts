/** Reasons why the session is unusable after a successful sign-in; keys of this package's catalogue. */
export type SessionErrorReason = 'verificationFailed' | 'noMenus'

/** The server accepted the token, but its reply is unusable. */
export class SessionError extends Error {
  override name = 'SessionError'
  readonly reason: SessionErrorReason

  constructor(reason: SessionErrorReason) {
    super(`session: ${reason}`)
    this.reason = reason
  }
}
