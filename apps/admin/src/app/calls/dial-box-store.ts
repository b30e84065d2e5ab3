import { useSyncExternalStore } from 'react'

// Button and box are in different slots of the frame, and neither is worth a slice of the store.

let isOpen = false
const listeners = new Set<() => void>()

function change(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the box in which a number is typed. */
export const openDialBox = () => change(true)

/** Closes it. */
export const closeDialBox = () => change(false)

/** Whether the box is open. */
export const useDialBoxOpen = () => useSyncExternalStore(subscribe, () => isOpen)
