import { createContext, useContext, useEffect, useInsertionEffect, useRef, useState } from 'react'

type Sources = Set<() => boolean>

const sources: Sources = new Set()
const OwnSources = createContext<Sources | undefined>(undefined)

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
  const own = useContext(OwnSources)
  useEffect(() => {
    latest.current = isUnsaved
  })
  // An insertion effect is the only kind that stays active while <Activity> hides the page with its unsaved input.
  useInsertionEffect(function register() {
    const source = () => latest.current()
    const sets = own ? [sources, own] : [sources]
    for (const set of sets) set.add(source)
    return () => {
      for (const set of sets) set.delete(source)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a component never changes its scope
  }, [])
}

/** Collects the unsaved input of the components below its provider. */
export const UnsavedScope = OwnSources.Provider

/** A scope for unsaved input: `<UnsavedScope value={scope.sources}>`. */
export function useUnsavedScope(): { sources: Sources; hasUnsaved: () => boolean } {
  const [own] = useState((): Sources => new Set())
  return { sources: own, hasUnsaved: () => [...own].some((isUnsaved) => isUnsaved()) }
}
