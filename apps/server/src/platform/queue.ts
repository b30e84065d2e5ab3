interface QueueOptions {
  /** Number of tasks that run at the same time. */
  atOnce: number
  /** Number of tasks that may wait; later ones are refused. */
  waiting: number
  /** The error of a refused task. */
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
        // The finished task hands its place over, so that no other task takes it in between.
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
