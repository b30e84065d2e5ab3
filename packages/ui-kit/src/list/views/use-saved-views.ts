import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { columnLayoutStore } from '../../table/columns/layout-store.ts'
import { queryOf, type SavedView, withDefault, withView } from './saved-views.ts'
import { savedViewsStore } from './views-store.ts'

/** The views of a list, the shown view, and functions to apply and change views. */
export function useSavedViews({ storageKey, layoutKey }: { storageKey: string; layoutKey: string | undefined }) {
  const [params, setParams] = useSearchParams()
  const store = savedViewsStore(storageKey)
  const views = useSyncExternalStore(store.subscribe, store.get)
  const [usedId, setUsedId] = useState<string>()
  const current = queryOf(params)
  const hasBegun = useRef(false)

  useEffect(
    function beginWithDefault() {
      // An address with filters has priority over the default view, also when the saved views are loaded later.
      if (params.size > 0) hasBegun.current = true
      const first = views.find(({ isDefault }) => isDefault)
      if (hasBegun.current || !first) return
      hasBegun.current = true
      apply(first, 'replace')
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `apply` is a new function with the same effect on every render
    [views, params],
  )

  function keep(next: SavedView[]) {
    hasBegun.current = true
    store.set(next)
  }

  function apply(view: SavedView, how?: 'replace') {
    setUsedId(view.id)
    setParams(new URLSearchParams(view.query), { replace: how === 'replace' })
    if (layoutKey !== undefined && view.layout) columnLayoutStore(layoutKey).set(view.layout)
  }

  function save(name: string) {
    const layout = layoutKey === undefined ? {} : { layout: columnLayoutStore(layoutKey).get() }
    const view = { id: crypto.randomUUID(), name, query: current, ...layout, isDefault: false }
    keep(withView(views, view))
    setUsedId(view.id)
  }

  return {
    views,
    /** The view that matches the applied filters. */
    shown:
      views.find(({ id, query }) => id === usedId && query === current) ?? views.find(({ query }) => query === current),
    apply,
    save,
    remove: (id: string) => keep(views.filter((view) => view.id !== id)),
    toggleDefault: (id: string) => keep(withDefault(views, id)),
  }
}

export type SavedViewsControl = ReturnType<typeof useSavedViews>
