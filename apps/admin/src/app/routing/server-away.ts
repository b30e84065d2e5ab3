/** The server did not answer at the start: nobody is signed out for that. */
export class ServerAwayError extends Error {
  override name = 'ServerAwayError'
}
