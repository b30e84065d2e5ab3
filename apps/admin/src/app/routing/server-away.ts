/** The server was unreachable at the start: the user stays signed in. */
export class ServerAwayError extends Error {
  override name = 'ServerAwayError'
}
