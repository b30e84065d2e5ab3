import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { layoutStoreFor } from '../../table/columns/layout-store.ts'
import { queryOf, readViews, type SavedView, withDefault, withView } from './saved-views.ts'

const PREFIX = 'sqos_views_'

// Storage may be blocked or full: views then last until the page is closed.
function read(key: string): SavedView[] {
  try {
    return readViews(localStorage.getItem(PREFIX + key))
  } catch {
    return []
  }
}

function write(key: string, views: readonly SavedView[]) {
  try {
    if (views.length === 0) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, JSON.stringify(views))
  } catch {
    // See above.
  }
}

/** The views of a list: which there are, which one is shown, and the ways to use and change them. */
export function useSavedViews({ storageKey, layoutKey }: { storageKey: string; layoutKey: string | undefined }) {
  const [params, setParams] = useSearchParams()
  const [views, setViews] = useState(() => read(storageKey))
  const [usedId, setUsedId] = useState<string>()
  const current = queryOf(params)
  const hasBegun = useRef(false)

  useEffect(
    function beginWithDefault() {
      if (hasBegun.current) return
      hasBegun.current = true
      const first = views.find(({ isDefault }) => isDefault)
      // Whoever came by an address that says something wants to see that.
      if (first && params.size === 0) apply(first, 'replace')
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the list is opened
    [],
  )

  function keep(next: SavedView[]) {
    setViews(next)
    write(storageKey, next)
  }

  function apply(view: SavedView, how?: 'replace') {
    setUsedId(view.id)
    setParams(new URLSearchParams(view.query), { replace: how === 'replace' })
    if (layoutKey !== undefined && view.layout) layoutStoreFor(layoutKey).set(view.layout)
  }

  function save(name: string) {
    const layout = layoutKey === undefined ? {} : { layout: layoutStoreFor(layoutKey).get() }
    const view = { id: crypto.randomUUID(), name, query: current, ...layout, isDefault: false }
    keep(withView(views, view))
    setUsedId(view.id)
  }

  return {
    views,
    /** The view whose filters are the list's. */
    shown:
      views.find(({ id, query }) => id === usedId && query === current) ?? views.find(({ query }) => query === current),
    apply,
    save,
    remove: (id: string) => keep(views.filter((view) => view.id !== id)),
    toggleDefault: (id: string) => keep(withDefault(views, id)),
  }
}

export type SavedViewsControl = ReturnType<typeof useSavedViews>
