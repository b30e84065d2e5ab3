/** Semaphore with a FIFO queue. */
export class Slots {
  readonly #waiting = new Set<() => void>()
  #free: number

  constructor(count: number) {
    this.#free = count
  }

  /** Runs the task when a slot is free. Rejects when `signal` is aborted before. */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(signal)
    try {
      return await work()
    } finally {
      const [next] = this.#waiting
      if (next) next()
      else this.#free += 1
    }
  }

  #enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(enter)
        reject(new DOMException('Aborted', 'AbortError'))
      }
      const enter = () => {
        this.#waiting.delete(enter)
        signal.removeEventListener('abort', leave)
        resolve()
      }
      this.#waiting.add(enter)
      signal.addEventListener('abort', leave, { once: true })
    })
  }
}
