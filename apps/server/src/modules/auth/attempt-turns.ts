import { AppError } from '../../platform/errors.ts'
import { createQueue } from '../../platform/queue.ts'

/** Number of attempts on one subject that may wait; later ones are refused. */
const WAITING = 50

const refuse = () => new AppError('tooManyRequests', 'error.tooManyRequests', { params: { seconds: 3 } })

/** Counts an attempt in its group. Throws `tooManyRequests` while the group is delayed. */
type Claim = (count: () => Promise<unknown>) => Promise<void>

/**
 * Turns of attempts that are counted before their result is known, on one server. Attempts on one subject run one after
 * another, and a group is delayed only by results: otherwise several right attempts at once would refuse each other.
 */
export function createAttemptTurns() {
  const withSubject = createShared(() => createQueue({ atOnce: 1, waiting: WAITING, refuse }))
  const withGroup = createShared((): Group => ({
    counting: createQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY, refuse }),
    pending: new Set(),
  }))

  /** Runs an attempt when no other attempt on its subject runs. */
  return function inTurn<Result>(
    { subject, group }: { subject: string; group: string },
    run: (claim: Claim) => Promise<Result>,
  ): Promise<Result> {
    return withSubject(subject, (queue) => queue.run(() => withGroup(group, (shared) => runInGroup(shared, run))))
  }
}

interface Group {
  /** Counts one attempt after another, so that each sees those before it in `pending`. */
  counting: ReturnType<typeof createQueue>
  /** Ends of the counted attempts without a result. */
  pending: Set<Promise<void>>
}

async function runInGroup<Result>({ counting, pending }: Group, run: (claim: Claim) => Promise<Result>) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  /** Returns the attempts to wait for when the group is delayed and they may end the delay. */
  const tryToCount = async (count: () => Promise<unknown>): Promise<Promise<void>[]> => {
    const before = [...pending]
    try {
      await count()
      pending.add(ended)
      return []
    } catch (error) {
      const isDelayed = error instanceof AppError && error.result === 'tooManyRequests'
      if (!isDelayed || before.length === 0) throw error
      return before
    }
  }
  const claim: Claim = async (count) => {
    while (!pending.has(ended)) await Promise.all(await counting.run(() => tryToCount(count)))
  }
  try {
    return await run(claim)
  } finally {
    pending.delete(ended)
    end()
  }
}

/** One value per key as long as somebody uses it. */
function createShared<Value>(create: () => Value) {
  const entries = new Map<string, { value: Value; users: number }>()

  return async function use<Result>(key: string, task: (value: Value) => Promise<Result>): Promise<Result> {
    const entry = entries.get(key) ?? { value: create(), users: 0 }
    entries.set(key, entry)
    entry.users += 1
    try {
      return await task(entry.value)
    } finally {
      entry.users -= 1
      if (entry.users === 0) entries.delete(key)
    }
  }
}
