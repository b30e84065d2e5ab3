import type { FastifyBaseLogger } from 'fastify'
import type { Authority } from '../authority/index.ts'

/** Milliseconds between two looks. */
const LOOK_EVERY = 3000

interface WatchOptions {
  authority: Authority
  /** False while nobody would be told. */
  isNeeded: () => boolean
  onChange: () => void
  log: FastifyBaseLogger
}

/**
 * Calls back when menus, permissions or memberships have changed. Each server reads the one row that holds their version, in place of
 * every browser asking once a minute.
 */
export function watchAuthority({ authority, isNeeded, onChange, log }: WatchOptions) {
  let known: string | undefined
  let timer: NodeJS.Timeout | undefined

  async function look() {
    if (!isNeeded()) return
    const version = await authority.version()
    if (known !== undefined && version !== known) onChange()
    known = version
  }

  return {
    start() {
      timer = setInterval(() => {
        look().catch((error: unknown) => log.warn({ err: error }, 'the version of menus could not be read'))
      }, LOOK_EVERY).unref()
    },
    stop: () => clearInterval(timer),
  }
}
