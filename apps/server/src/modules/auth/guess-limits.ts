import { sql } from 'kysely'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'

const SECOND = 1000

/** The longest pause between two attempts, in seconds. */
const MAX_PAUSE = 900

/** The number of attempts without a delay, and the delays after that. */
interface Allowance {
  /** Number of attempts without a delay. */
  free: number
  /** Number of attempts between two delays after that. */
  step: number
  /** Milliseconds without an attempt that reset the count; undefined: never reset. */
  window?: number
}

/** Attempts from one address on all accounts: an office behind one address makes many mistakes. */
export const ADDRESS_ALLOWANCE = { free: 50, step: 1, window: 15 * 60 * SECOND } satisfies Allowance

/** Attempts on an account: the number that locks it, or ten where nothing locks it. */
export const accountAllowance = (limit: number, isExempt: boolean): Allowance =>
  isExempt || limit === 0 ? { free: 10, step: 1 } : { free: limit, step: limit }

/**
 * Counts attempts before they are evaluated, in one statement each: parallel attempts on any number of servers cannot
 * exceed the allowance. Each delay is twice as long as the one before.
 */
export function createGuessLimits({ db, now }: Pick<Deps, 'db' | 'now'>) {
  /**
   * Counts one attempt and returns the number so far; refuses during a delay, without counting. Parallel attempts may
   * be counted in another order than they came: without a delay, no order refuses one of them.
   */
  async function claim(subject: string, { free, step, window }: Allowance): Promise<number> {
    const moment = now()
    const isOld =
      window === undefined
        ? sql<boolean>`false`
        : sql<boolean>`f.last_failure_at < ${new Date(moment.getTime() - window)}`
    const pause = sql<number>`case when f.failures < ${sql.lit(free)} or (f.failures - ${sql.lit(free)}) % ${sql.lit(step)} <> 0
      then 0 else least(power(2, least((f.failures - ${sql.lit(free)}) / ${sql.lit(step)}, 20)), ${sql.lit(MAX_PAUSE)}) end`
    const { rows } = await sql<{ failures: number }>`
      insert into sign_in_failures as f (subject, failures, last_failure_at) values (${subject}, 1, ${moment})
      on conflict (subject) do update
      set failures = case when ${isOld} then 1 else f.failures + 1 end,
        last_failure_at = greatest(f.last_failure_at, excluded.last_failure_at)
      where ${isOld} or ${pause} = 0 or f.last_failure_at + make_interval(secs => ${pause}) <= excluded.last_failure_at
      returning failures`.execute(db)
    const [counted] = rows
    if (counted) return counted.failures
    const { rows: waits } = await sql<{ until: Date }>`
      select f.last_failure_at + make_interval(secs => ${pause}) as until
      from sign_in_failures f where f.subject = ${subject}`.execute(db)
    const seconds = Math.max(1, Math.ceil(((waits[0]?.until.getTime() ?? 0) - moment.getTime()) / SECOND))
    throw new AppError('tooManyRequests', 'error.tooManyRequests', { params: { seconds } })
  }

  /** Takes back one counted attempt. */
  const release = (subject: string) =>
    db
      .updateTable('signInFailures')
      .set((eb) => ({ failures: eb.fn<number>('greatest', [eb('failures', '-', 1), eb.lit(0)]) }))
      .where('subject', '=', subject)
      .execute()

  const reset = (subject: string) => db.deleteFrom('signInFailures').where('subject', '=', subject).execute()

  const find = (subject: string) =>
    db.selectFrom('signInFailures').selectAll().where('subject', '=', subject).executeTakeFirst()

  /** Number of attempts so far; 0 after `window` milliseconds without one. */
  async function count(subject: string, window = Number.POSITIVE_INFINITY): Promise<number> {
    const row = await find(subject)
    return row && row.lastFailureAt.getTime() >= now().getTime() - window ? row.failures : 0
  }

  return { claim, release, reset, find, count }
}

/**
 * The subject of an IP address. An IPv6 network (/64) counts as one address, because a device may use any address in
 * it.
 */
export function addressSubject(ip: string): string {
  if (!ip.includes(':')) return `address:${ip}`
  const [head = '', tail] = ip.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])]
  return `address:${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
