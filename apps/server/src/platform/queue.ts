interface QueueOptions {
  /** Tasks that run at the same time. */
  atOnce: number
  /** Tasks that may wait; later ones are refused. */
  waiting: number
  /** The error of a task that is refused. */
  refuse: () => Error
}

/** Runs a limited number of tasks at the same time, lets a limited number wait, and refuses the rest at once. */
export function createQueue({ atOnce, waiting, refuse }: QueueOptions) {
  const line: (() => void)[] = []
  let running = 0

  return {
    /** Runs a task when its turn comes; resolves or rejects with it. */
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      if (running >= atOnce) {
        if (line.length >= waiting) throw refuse()
        // The task that ends hands its place over, so that nobody else takes it in between.
        await new Promise<void>((resolve) => line.push(resolve))
      } else {
        running += 1
      }
      try {
        return await task()
      } finally {
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
