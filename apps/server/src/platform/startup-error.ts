/** A reason not to start that the person at the terminal can do something about: shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
