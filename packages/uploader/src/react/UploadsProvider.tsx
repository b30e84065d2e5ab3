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

/** Gives the queue to the fields below. Above the pages: what a page began goes on when it is left. */
export function UploadsProvider({ queue, services = NONE, children }: UploadsProviderProps) {
  const uploads = useMemo(() => ({ queue, services }), [queue, services])
  return <UploadsContext value={uploads}>{children}</UploadsContext>
}
