import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FormItem } from '@sqos/form-model'
import type { FieldState, FormStore } from './form-store.ts'

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

/** Whether a component is hidden. Renders again only when this changes. */
export function useIsHidden({ key }: Pick<FormItem, 'key'>): boolean {
  const store = useFormStore()
  return useSyncExternalStore(
    (listener) => store.subscribe(key, listener),
    () => store.stateOf(key).isHidden,
    () => store.stateOf(key).isHidden,
  )
}
