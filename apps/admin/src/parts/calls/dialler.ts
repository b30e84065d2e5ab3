import { useSyncExternalStore } from 'react'
import type { RelatedRecordKey } from './related-record.ts'

// The phone is in the dock of the frame, and the numbers are on the pages.

/** Calls a number of a record; the phone asks first and reports by itself. */
export type Dial = (number: string, record?: RelatedRecordKey) => void

let dial: Dial | undefined
const listeners = new Set<() => void>()

/** Offers the pages a phone, or takes it away. */
export function setDialler(next: Dial | undefined) {
  dial = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls a number; undefined while the user has no phone. */
export const useDialler = () => useSyncExternalStore(subscribe, () => dial)
