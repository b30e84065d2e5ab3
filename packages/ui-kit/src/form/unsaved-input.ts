import { useEffect, useInsertionEffect, useRef } from 'react'

const sources = new Set<() => boolean>()

/** Whether any page, including hidden ones, has unsaved input. */
export const hasUnsavedInput = (): boolean => [...sources].some((isUnsaved) => isUnsaved())

/** Discards the unsaved state: no later action asks for a confirmation. */
export const forgetUnsavedInput = (): void => sources.clear()

/**
 * Registers whether the mounted component holds unsaved input. The application asks before the session ends, a new
 * version is loaded or the screen is locked. `FormDialog` and `FormDrawer` register themselves.
 */
export function useUnsavedInput(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  // An insertion effect is the only kind that stays active while <Activity> hides the page with its unsaved input.
  useInsertionEffect(function register() {
    const source = () => latest.current()
    sources.add(source)
    return () => {
      sources.delete(source)
    }
  }, [])
}
