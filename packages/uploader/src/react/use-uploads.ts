import { useMemo, useSyncExternalStore } from 'react'
import type { UploadItem } from '../core/upload-item.ts'
import { useUploadsContext } from './uploads-context.ts'

/** The uploads of a scope, or all of them. Renders again when one changes. */
export function useUploads(scope?: string): readonly UploadItem[] {
  const { queue } = useUploadsContext()
  const items = useSyncExternalStore(
    queue.subscribe,
    () => queue.items,
    () => queue.items,
  )
  return useMemo(() => (scope === undefined ? items : items.filter((item) => item.scope === scope)), [items, scope])
}
