import { onRecordNews } from '../record/index.ts'
import type { Realtime } from '../realtime/index.ts'

/** Milliseconds from the first change until viewers hear of it: changes of one moment are one message. */
const GATHER = 1000
/** Milliseconds between two messages about one model or dataset: a busy table is not read again all the time. */
const PAUSE = 10_000
/** Parts that are remembered; the oldest go first. */
const MAX_WATCHES = 50_000

/** A part of a portal that somebody looks at. */
interface Watch {
  userId: string
  portalId: string
  part: string
}

/**
 * Tells the viewers of portals that records behind their parts changed, or that extracts were made. A part counts as seen from its data being read until its viewer
 * is told once: a page that is still open reads again and counts again, a closed one is forgotten.
 */
export function createPortalWatches({ realtime }: { realtime: Pick<Realtime, 'tell'> }) {
  const watches = new Map<string, Watch & { sourceIds: readonly string[] }>()
  /** Models that changed, datasets with new extracts, and those that were announced a short time ago. */
  const changed = new Set<string>()
  const paused = new Map<string, NodeJS.Timeout>()
  let timer: NodeJS.Timeout | undefined

  function add(watch: Watch, sourceIds: readonly string[]) {
    if (sourceIds.length === 0) return
    const key = JSON.stringify([watch.userId, watch.portalId, watch.part])
    const known = watches.get(key)?.sourceIds ?? []
    watches.delete(key)
    watches.set(key, { ...watch, sourceIds: [...new Set([...known, ...sourceIds])] })
    for (const [oldest] of watches) {
      if (watches.size <= MAX_WATCHES) return
      watches.delete(oldest)
    }
  }

  function hear(sourceId: string) {
    changed.add(sourceId)
    if (!paused.has(sourceId)) timer ??= setTimeout(tellViewers, GATHER)
  }

  function tellViewers() {
    timer = undefined
    const now = new Set([...changed].filter((sourceId) => !paused.has(sourceId)))
    for (const sourceId of now) {
      changed.delete(sourceId)
      paused.set(
        sourceId,
        setTimeout(() => {
          paused.delete(sourceId)
          if (changed.has(sourceId)) timer ??= setTimeout(tellViewers, 0)
        }, PAUSE),
      )
    }
    const told = [...watches].filter(([, { sourceIds }]) => sourceIds.some((sourceId) => now.has(sourceId)))
    for (const [key] of told) watches.delete(key)
    const pages = Map.groupBy(told, ([, { userId, portalId }]) => JSON.stringify([userId, portalId]))
    for (const parts of pages.values()) {
      const first = parts[0]?.[1]
      if (!first) continue
      const { userId, portalId } = first
      realtime.tell([userId], { method: 'portalChanged', portalId, parts: parts.map(([, { part }]) => part) })
    }
  }

  const stop = onRecordNews(hear)
  return {
    add,
    stop() {
      stop()
      clearTimeout(timer)
      for (const pause of paused.values()) clearTimeout(pause)
    },
  }
}

export type PortalWatches = ReturnType<typeof createPortalWatches>
