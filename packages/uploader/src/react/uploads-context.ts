import { createContext, useContext } from 'react'
import type { FileValue } from '../core/file-value.ts'
import type { UploadQueue } from '../core/upload-queue.ts'

/** A stored file as it may come out of a database: anything may be missing. */
export type StoredValue = Partial<FileValue>

/** What fields do with stored files. Each may be left out. */
export interface UploadServices {
  /** Where a picture is seen. Default: its `url`. */
  imageAddress?: ((file: StoredValue, options: { thumbnail: boolean }) => string | Promise<string>) | undefined
  /** Saves a file on the person's machine. Default: a link to its `url`. */
  download?: ((file: StoredValue) => void | Promise<void>) | undefined
  /** Saves several files as one archive; must not fail. Without it there is no such button. */
  downloadAll?: ((files: readonly StoredValue[]) => void | Promise<void>) | undefined
  /** Shows a file; without it there is the download alone. */
  preview?: ((file: StoredValue) => void) | undefined
}

interface Uploads {
  queue: UploadQueue
  services: UploadServices
}

/** Set by `UploadsProvider`; read with `useUploadsContext`. */
export const UploadsContext = createContext<Uploads | undefined>(undefined)

/** The queue and the services above. Throws where there are none. */
export function useUploadsContext(): Uploads {
  const context = useContext(UploadsContext)
  if (context) return context
  throw new Error(
    'uploader: a field found no queue. ' +
      'Uploads live above the pages, so that they go on when a page is left, and nothing is above this one. ' +
      'Wrap the application in <UploadsProvider queue={…}>.',
  )
}
