/** An error that prevents the start and that the operator can fix: shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
