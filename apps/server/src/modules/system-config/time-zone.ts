import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { isTimeZone, setTimeZone } from '../../platform/time-zone.ts'
import { readSystemSettings } from './system-settings.service.ts'

/** Milliseconds after which the other servers of the same database follow a change. */
const FOLLOW_AFTER = 60_000

/** Applies the time zone of the settings when the server starts and while it runs; returns the function that applies it now. */
export function followTimeZone(app: FastifyInstance, { db }: Pick<Deps, 'db'>): () => Promise<void> {
  async function follow() {
    const { timeZone } = await readSystemSettings(db)
    setTimeZone(isTimeZone(timeZone) ? timeZone : '')
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onReady', async () => {
    // While the database is unreachable, the zone stays.
    const tryToFollow = () => follow().catch(() => {})
    timer = setInterval(() => void tryToFollow(), FOLLOW_AFTER).unref()
    await tryToFollow()
  })
  return follow
}
