/** The state of a response. */
export type Answer<Data> =
  | { status: 'loading' }
  | { status: 'ready'; data: Data }
  | { status: 'failed'; error: unknown }

/** How long an unused response is kept, in ms. */
const KEEP_MS = 60_000

const LOADING: Answer<never> = { status: 'loading' }

/**
 * A call and its response, shared by all components that need it. Only the latest run counts, in any order of
 * responses. The call is aborted when the last component unsubscribes.
 */
export class SharedAnswer<Data> {
  current: Answer<Data> = LOADING
  readonly #ask: (signal: AbortSignal) => Promise<Data>
  readonly #forget: () => void
  readonly #listeners = new Set<() => void>()
  #run: AbortController | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined

  constructor(ask: (signal: AbortSignal) => Promise<Data>, forget: () => void) {
    this.#ask = ask
    this.#forget = forget
  }

  readonly subscribe = (listener: () => void) => {
    clearTimeout(this.#leaving)
    this.#listeners.add(listener)
    if (this.current.status === 'loading' && !this.#run) void this.#start()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#leave()
    }
  }

  readonly retry = () => {
    this.#set(LOADING)
    void this.#start()
  }

  async #start() {
    this.#run?.abort()
    const run = new AbortController()
    this.#run = run
    let answer: Answer<Data>
    try {
      answer = { status: 'ready', data: await this.#ask(run.signal) }
    } catch (error) {
      answer = { status: 'failed', error }
    }
    if (this.#run !== run) return
    this.#run = undefined
    this.#set(answer)
  }

  #set(answer: Answer<Data>) {
    this.current = answer
    for (const listener of this.#listeners) listener()
  }

  /**
   * Failures are not cached: later subscribers call again. The timer is for StrictMode, which unsubscribes and
   * subscribes at once.
   */
  #leave() {
    this.#leaving = setTimeout(
      () => {
        this.#run?.abort()
        this.#run = undefined
        this.#forget()
      },
      this.current.status === 'ready' ? KEEP_MS : 0,
    )
  }
}
