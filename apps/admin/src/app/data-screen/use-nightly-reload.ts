import { useEffect } from 'react'

/** The hour of the night in which a screen that runs for weeks loads itself again, and the spread in ms. */
const HOUR = 4
const SPREAD = 600_000
/** Milliseconds until the next try when the server cannot be reached: a page without a server would stay empty. */
const RETRY = 600_000

/** Milliseconds from `now` to the next reload. `chance` (0–1) spreads screens that started together. */
export function untilReload(now: Date, chance: number): number {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate(), HOUR)
  if (at <= now) at.setDate(at.getDate() + 1)
  return at.getTime() - now.getTime() + Math.round(chance * SPREAD)
}

/** Loads the page again each night, so that a new version and a new day arrive. */
export function useNightlyReload(): void {
  useEffect(() => {
    let timer = setTimeout(() => void reload(), untilReload(new Date(), Math.random()))
    async function reload() {
      const isThere = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isThere) window.location.reload()
      else timer = setTimeout(() => void reload(), RETRY)
    }
    return () => clearTimeout(timer)
  }, [])
}
