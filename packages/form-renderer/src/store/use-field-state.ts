import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { FormItem } from '@sqos/form-model'
import type { FieldState, FormStore } from './form-store.ts'
import { isOutOfSight, keysWithin } from './shown-parts.ts'

/** The store of the form. */
export const StoreContext = createContext<FormStore | undefined>(undefined)

/** The store of the form. Throws outside of a form. */
export function useFormStore(): FormStore {
  const store = useContext(StoreContext)
  if (store) return store
  throw new Error(
    'form-renderer: a component of a form is used outside of a form. ' +
      'Its values are in the store that <DocumentForm> keeps. ' +
      'Draw it inside of <DocumentForm>.',
  )
}

/** The state of a component. Renders again only when it changes. */
export function useFieldState({ key }: Pick<FormItem, 'key'>): FieldState {
  const store = useFormStore()
  return useSyncExternalStore(
    (listener) => store.subscribe(key, listener),
    () => store.stateOf(key),
    () => store.stateOf(key),
  )
}

/** Whether a component is not drawn: hidden, or with nothing to show. Renders again only when this changes. */
export function useIsOutOfSight(item: FormItem): boolean {
  const store = useFormStore()
  const isOut = () => isOutOfSight(item, store)
  return useSyncExternalStore((listener) => subscribeAll(store, { item, listener }), isOut, isOut)
}

/** The panes of a component that are drawn. Renders again only when they change. */
export function useShownPanes(item: FormItem): readonly FormItem[] {
  const store = useFormStore()
  const panes = item.kind.hasPanes ? item.children : NO_PANES
  const shown = () => panes.map((pane) => (isOutOfSight(pane, store) ? '0' : '1')).join('')
  const marks = useSyncExternalStore((listener) => subscribeAll(store, { item, listener }), shown, shown)
  return useMemo(() => panes.filter((_, index) => marks[index] === '1'), [panes, marks])
}

const NO_PANES: readonly FormItem[] = []

function subscribeAll(store: FormStore, { item, listener }: { item: FormItem; listener: () => void }): () => void {
  const ends = keysWithin(item).map((key) => store.subscribe(key, listener))
  return () => ends.forEach((end) => end())
}
