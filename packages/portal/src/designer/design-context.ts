import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DatasetDefinition, DatasetResult } from '../document/dataset.ts'
import type { UploadKind } from '../kinds/kind.ts'
import type { DesignerState, PortalDesign } from './designer-store.ts'

/** A field of a model. */
export interface ModelField {
  field: string
  label: string
  type: 'text' | 'number' | 'moment'
}

/** A choice of a list. */
export interface NamedChoice {
  id: string
  fullName: string
}

/** What the editor of data asks the application. Keep the object between renders. */
export interface DesignServices {
  models: () => Promise<readonly NamedChoice[]>
  fields: (modelId: string) => Promise<readonly ModelField[]>
  interfaces: () => Promise<readonly NamedChoice[]>
  datasets: () => Promise<readonly NamedChoice[]>
  /** Pages of the menu for shortcuts. */
  menus: () => readonly NamedChoice[]
  /** The data of a definition that is not saved. */
  preview: (definition: DatasetDefinition) => Promise<DatasetResult>
  /** Stores a file and resolves with its address on this server; rejects with a text. Without it addresses are typed. */
  upload?: (file: File, options: UploadOptions) => Promise<string>
}

interface UploadOptions {
  kind: UploadKind
  signal: AbortSignal
  /** 0 to 100. */
  onProgress: (percent: number) => void
}

interface DesignValue {
  design: PortalDesign
  services: DesignServices
  /** Only places change. */
  isArranging: boolean
}

const DesignContext = createContext<DesignValue | undefined>(undefined)

export const DesignProvider = DesignContext.Provider

/** The store of the designer and its services. */
export function useDesign(): DesignValue {
  const value = useContext(DesignContext)
  if (!value) throw new Error('portal: a part of the designer is used outside of <PortalDesigner>.')
  return value
}

/** Selects a part of the state. Renders again only when this part changes. */
export function useDesignState<Value>(select: (state: DesignerState) => Value): Value {
  const { design } = useDesign()
  return useSyncExternalStore(design.subscribe, () => select(design.getState()))
}
