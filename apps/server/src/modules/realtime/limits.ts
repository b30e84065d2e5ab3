import type { SocketLimits } from '../../config.ts'

/** Limits that the configuration does not change. */
export const SOCKET_LIMITS: SocketLimits = {
  idle: 100_000,
  signIn: 10_000,
  perPerson: 20,
  waitingPerAddress: 100,
  waiting: 1000,
  framesPerSecond: 20,
  burst: 60,
  refusals: 200,
  backlog: 4_194_304,
}

/** Counts frames per person, and per socket before its sign-in: a bucket that fills at `framesPerSecond` up to `burst`. */
export function createFrameBudget({ framesPerSecond, burst }: Pick<SocketLimits, 'framesPerSecond' | 'burst'>) {
  const buckets = new Map<string, { tokens: number; at: number }>()

  return {
    /** Takes one frame; returns the seconds to wait when there is none left. */
    take(subject: string, now: number): number | undefined {
      const { tokens, at } = buckets.get(subject) ?? { tokens: burst, at: now }
      const filled = Math.min(burst, tokens + ((now - at) / 1000) * framesPerSecond)
      buckets.set(subject, { tokens: filled < 1 ? filled : filled - 1, at: now })
      return filled < 1 ? Math.max(1, Math.ceil((1 - filled) / framesPerSecond)) : undefined
    },
    /** Forgets buckets that are full again. */
    tidy(now: number) {
      for (const [subject, { at }] of buckets) if (now - at > (burst / framesPerSecond) * 1000) buckets.delete(subject)
    },
  }
}
