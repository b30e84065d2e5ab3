import { type ReactNode, useMemo } from 'react'
import type { UploadQueue } from '../core/upload-queue.ts'
import { UploadsContext, type UploadServices } from './uploads-context.ts'

export interface UploadsProviderProps {
  queue: UploadQueue
  /** Create the object once. */
  services?: UploadServices | undefined
  children: ReactNode
}

const NONE: UploadServices = {}

/** Provides the queue to its fields. Place it above the pages: uploads then continue when a page is left. */
export function UploadsProvider({ queue, services = NONE, children }: UploadsProviderProps) {
  const uploads = useMemo(() => ({ queue, services }), [queue, services])
  return <UploadsContext.Provider value={uploads}>{children}</UploadsContext.Provider>
}
