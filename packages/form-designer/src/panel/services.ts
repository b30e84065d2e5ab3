import { createContext, useContext, useEffect, useState } from 'react'
import type { ReferenceSource } from '@sqos/form-model/designer'

/** An entry to choose: a dictionary, a data interface, a model, or a field of a model. */
export interface DesignerChoice {
  id: string
  label: string
  children?: readonly DesignerChoice[] | undefined
}

/**
 * Calls of the designer to the application. Each list is loaded when it is first opened. A rejected promise shows an
 * error at the property with a retry.
 */
export interface DesignerServices {
  /** `dictionaries`, `dataInterfaces` and `models` by id, `billRules` by code, `printTemplates` by id; categories have children. */
  references: (source: ReferenceSource) => Promise<readonly DesignerChoice[]>
  /** Fields of a model that a relation can show: model name and label. */
  modelFields: (modelId: string) => Promise<readonly DesignerChoice[]>
  /**
   * Makes an entry in a dialog of the application. Resolves to the entry, or to undefined when the user cancels. Sources
   * without a function have no such button.
   */
  create?: Partial<Record<ReferenceSource, () => Promise<DesignerChoice | undefined>>> | undefined
  /** Changes a chosen entry in a dialog of the application, such as the values of a dictionary; resolves when it is closed. */
  edit?: Partial<Record<ReferenceSource, (id: string) => Promise<void>>> | undefined
  /**
   * Why a script cannot be parsed; undefined if it can. Pass the same function on every render. Without it the designer does
   * not name such scripts.
   */
  checkScript?: ((source: string) => Promise<string | undefined>) | undefined
}

const ServicesContext = createContext<DesignerServices | undefined>(undefined)

/** Context of the services. */
export const ServicesProvider = ServicesContext.Provider

/** The services of the application; empty if there are none. */
export const useServices = (): DesignerServices | undefined => useContext(ServicesContext)

/** A list that is loading, loaded, or failed. */
export interface Loaded {
  choices: readonly DesignerChoice[]
  isLoading: boolean
  hasFailed: boolean
}

/** Loads a list when `key` is defined, and again when it changes. */
export function useChoices(key: string, ask: (() => Promise<readonly DesignerChoice[]>) | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded & { key: string }>()
  useEffect(() => {
    let isCurrent = true
    const show = (state: Omit<Loaded, 'isLoading'>) => isCurrent && setLoaded({ ...state, isLoading: false, key })
    ask?.().then(
      (choices) => show({ choices, hasFailed: false }),
      () => show({ choices: [], hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked depends on the key alone
  }, [key])
  if (loaded?.key === key) return loaded
  return { choices: [], isLoading: ask !== undefined, hasFailed: false }
}
