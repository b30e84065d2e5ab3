import { AppError } from '../../../platform/errors.ts'
import { createQueue } from '../../../platform/queue.ts'

/** Maximum number of running tasks and of waiting tasks per caller. A form may call a dozen interfaces at once. */
const PER_CALLER = 2
const WAITING_PER_CALLER = 30

/** Maximum number of waiting tasks of all callers. */
const WAITING = 100

const refuse = () => new AppError('tooManyRequests', 'error.tooManyRequests', { params: { seconds: 5 } })

interface TurnOptions {
  /** Number of tasks that run at the same time. */
  atOnce: number
  /** Number of them per caller. */
  perCaller?: number
}

/** Schedules tasks fairly: a caller with many tasks does not delay the others by all of them. */
export function createTurns({ atOnce, perCaller = PER_CALLER }: TurnOptions) {
  const everybody = createQueue({ atOnce, waiting: WAITING, refuse })
  const callers = new Map<string, { queue: ReturnType<typeof createQueue>; open: number }>()

  return async function inTurn<Result>(caller: string, task: () => Promise<Result>): Promise<Result> {
    const limits = { atOnce: Math.min(perCaller, atOnce), waiting: WAITING_PER_CALLER }
    const own = callers.get(caller) ?? { queue: createQueue({ ...limits, refuse }), open: 0 }
    callers.set(caller, own)
    own.open += 1
    try {
      return await own.queue.run(() => everybody.run(task))
    } finally {
      own.open -= 1
      if (own.open === 0) callers.delete(caller)
    }
  }
}
