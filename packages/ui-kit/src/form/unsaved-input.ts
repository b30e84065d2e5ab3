import { useEffect, useInsertionEffect, useRef } from 'react'

const sources = new Set<() => boolean>()

/** Whether anything on any page, hidden ones included, was typed and not saved yet. */
export const hasUnsavedInput = (): boolean => [...sources].some((isUnsaved) => isUnsaved())

/** What was typed may be lost now: nobody asks any more. */
export const forgetUnsavedInput = (): void => sources.clear()

/**
 * Says for as long as the component lives whether it holds unsaved input. Before the session ends, a new version is
 * loaded or the screen is locked, the application asks. Forms in `FormDialog` and `FormDrawer` say it by themselves.
 */
export function useUnsavedInput(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  // The one kind of effect that goes on while <Activity> hides the page: what was typed there is unsaved still.
  useInsertionEffect(function register() {
    const source = () => latest.current()
    sources.add(source)
    return () => {
      sources.delete(source)
    }
  }, [])
}
