import { createContext, useContext, useEffect, useState } from 'react'
import type { ReferenceSource } from '@sqos/form-model/designer'

/** Something to choose: a dictionary, a data interface, a model, a field of one. */
export interface DesignerChoice {
  id: string
  label: string
  children?: readonly DesignerChoice[] | undefined
}

/**
 * What the designer asks the application for. Each call is asked when its list is first opened; a promise that is rejected
 * shows an error at the property and can be tried again.
 */
export interface DesignerServices {
  /** `dictionaries`, `dataInterfaces` and `models` by id, `billRules` by code, `printTemplates` by id; categories have children. */
  references: (source: ReferenceSource) => Promise<readonly DesignerChoice[]>
  /** Fields of a model that a relation can show: model name and label. */
  modelFields: (modelId: string) => Promise<readonly DesignerChoice[]>
  /**
   * Why a script cannot be parsed; undefined if it can. Pass the same function on every render. Without it the designer does
   * not name such scripts.
   */
  checkScript?: ((source: string) => Promise<string | undefined>) | undefined
}

const ServicesContext = createContext<DesignerServices | undefined>(undefined)

/** Gives the designer's parts what they ask for. */
export const ServicesProvider = ServicesContext.Provider

/** The services of the application; nothing when it gave none. */
export const useServices = (): DesignerServices | undefined => useContext(ServicesContext)

/** A list that is on its way, there, or not to be had. */
export interface Loaded {
  choices: readonly DesignerChoice[]
  isLoading: boolean
  hasFailed: boolean
}

/** Asks for a list as soon as `key` is there, and again when it is another one. */
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
