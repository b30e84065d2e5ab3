import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FormItem } from '@sqos/form-model'
import type { FieldState, FormStore } from './form-store.ts'

/** The store of the form around. */
export const StoreContext = createContext<FormStore | undefined>(undefined)

/** The store of the form around. Throws where there is none. */
export function useFormStore(): FormStore {
  const store = useContext(StoreContext)
  if (store) return store
  throw new Error(
    'form-renderer: a component of a form stands outside of one. ' +
      'Its values are in the store that <DocumentForm> keeps. ' +
      'Draw it inside of <DocumentForm>.',
  )
}

/** What a component shows now; drawn again when that changes, and only then. */
export function useFieldState({ key }: Pick<FormItem, 'key'>): FieldState {
  const store = useFormStore()
  return useSyncExternalStore(
    (listener) => store.subscribe(key, listener),
    () => store.stateOf(key),
    () => store.stateOf(key),
  )
}

/** Whether a component is there; drawn again when that changes, not when something is typed. */
export function useIsHidden({ key }: Pick<FormItem, 'key'>): boolean {
  const store = useFormStore()
  return useSyncExternalStore(
    (listener) => store.subscribe(key, listener),
    () => store.stateOf(key).isHidden,
    () => store.stateOf(key).isHidden,
  )
}
