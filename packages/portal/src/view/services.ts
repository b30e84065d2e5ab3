import type { VideoLook } from '../document/video.ts'
import { createContext, type ReactNode, useContext } from 'react'
import type { DatasetFilter, DatasetResult } from '../document/dataset.ts'

/** The data of one dataset of a part, or why there is none. */
export interface PartData {
  i: string
  /** Place of the dataset in the part: `dataset`, `compare`, `list.0.dataset`. */
  path: string
  result?: DatasetResult | undefined
  error?: { code: number; msg: string } | undefined
}

export interface PartRequest {
  i: string
  filters?: readonly DatasetFilter[] | undefined
}

/** A line of a list: a notice, a request. */
export interface PortalLine {
  id: string
  title: string
  /** Milliseconds. */
  time?: number | undefined
  /** Where it leads. */
  address?: string | undefined
  /** Called in place of `address`. */
  onOpen?: (() => void) | undefined
}

/** Requests that wait, that others decide, that are done. */
export interface FlowCounts {
  toBeReviewed: number
  entrust: number
  flowDone: number
}

/** A page of the menu. */
export interface PortalEntry {
  id: string
  title: string
  /** Address in the application. */
  address: string
  /** Its icon in the menu. */
  icon?: ReactNode
  isExternal?: boolean | undefined
}

/** Thrown by a service: why there is no data. `isForbidden`: the user has no permission. */
export class PortalError extends Error {
  override name = 'PortalError'
  readonly isForbidden: boolean

  constructor(message: string, isForbidden = false) {
    super(message)
    this.isForbidden = isForbidden
  }
}

/** Where a portal gets its data. Parts whose service is missing say that they are not available. */
export interface PortalServices {
  /**
   * Reads datasets of parts. One that fails has an error of its own. `onData` may be called with each as it arrives; the answer holds
   * those for which it was not called.
   */
  readParts: (requests: readonly PartRequest[], onData: (data: PartData) => void) => Promise<readonly PartData[]>
  /** Reads a data interface of the family. */
  readInterface?: ((id: string) => Promise<unknown>) | undefined
  flowCounts?: (() => Promise<FlowCounts>) | undefined
  notices?: (() => Promise<readonly PortalLine[]>) | undefined
  emails?: (() => Promise<readonly PortalLine[]>) | undefined
  /** Requests that wait for the user. */
  todoList?: (() => Promise<readonly PortalLine[]>) | undefined
  /** Requests of the user. */
  myFlow?: (() => Promise<readonly PortalLine[]>) | undefined
  /** The pages of the user's menu, by id. */
  entry?: ((id: string) => PortalEntry | undefined) | undefined
  /** The list of a model with filters; undefined if the user has no such list. */
  listAddress?: ((modelId: string, filters: readonly DatasetFilter[]) => Promise<string | undefined>) | undefined
  /**
   * What to embed for a page of another site, or for a video with its look; undefined if its host is not allowed. Without it the
   * palette has no web pages.
   */
  frameAddress?: ((address: string, video?: VideoLook) => string | undefined) | undefined
  /** Opens an address of the application. */
  go: (address: string) => void
}

const ServicesContext = createContext<PortalServices | undefined>(undefined)

export const ServicesProvider = ServicesContext.Provider

/** The services of the portal. */
export function usePortalServices(): PortalServices {
  const services = useContext(ServicesContext)
  if (!services)
    throw new Error('portal: a part is used outside of <PortalView>. It has no data there. Render <PortalView>.')
  return services
}
