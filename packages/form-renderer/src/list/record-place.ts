import { useMediaQuery } from '@sqos/hooks'
import { useSyncExternalStore } from 'react'

/** Where an opened record is shown: beside its list, or as a page in its place. */
export type RecordPlace = 'panel' | 'page'

const KEY = 'sqos_record_place'
const listeners = new Set<() => void>()
let chosen: RecordPlace | undefined

function read(): RecordPlace | undefined {
  try {
    const text = localStorage.getItem(KEY)
    return text === 'panel' || text === 'page' ? text : chosen
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
    return chosen
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function choose(place: RecordPlace) {
  chosen = place
  try {
    localStorage.setItem(KEY, place)
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

/** The place that the user chose last, also for other lists; `usual` before that. Narrow screens have room for a page only. */
export function useRecordPlace(usual: RecordPlace) {
  const isWide = useMediaQuery('(width >= 992px)')
  const place = useSyncExternalStore(subscribe, read, read) ?? usual
  return { place: isWide ? place : 'page', choose: isWide ? choose : undefined } as const
}
