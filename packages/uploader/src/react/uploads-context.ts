import { createContext, useContext } from 'react'
import type { FileValue } from '../core/file-value.ts'
import type { UploadQueue } from '../core/upload-queue.ts'

/** A stored file of a database; every property may be missing. */
export type StoredValue = Partial<FileValue>

/** Services for stored files, all optional. */
export interface UploadServices {
  /** URL of an image. Default: its `url`. */
  imageAddress?: ((file: StoredValue, options: { thumbnail: boolean }) => string | Promise<string>) | undefined
  /** Downloads a file. Default: a link to its `url`. */
  download?: ((file: StoredValue) => void | Promise<void>) | undefined
  /** Downloads several files as one archive; must not reject. Without it the button is hidden. */
  downloadAll?: ((files: readonly StoredValue[]) => void | Promise<void>) | undefined
  /** Previews a file; without it files can only be downloaded. */
  preview?: ((file: StoredValue) => void) | undefined
}

interface Uploads {
  queue: UploadQueue
  services: UploadServices
}

/** Set by `UploadsProvider`; read with `useUploadsContext`. */
export const UploadsContext = createContext<Uploads | undefined>(undefined)

/** The queue and services of the nearest provider. Throws without a provider. */
export function useUploadsContext(): Uploads {
  const context = useContext(UploadsContext)
  if (context) return context
  throw new Error(
    'uploader: a field found no queue. ' +
      'Uploads live above the pages, so that they go on when a page is left, and nothing is above this one. ' +
      'Wrap the application in <UploadsProvider queue={…}>.',
  )
}
