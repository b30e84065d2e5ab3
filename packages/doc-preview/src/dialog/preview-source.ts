import { MAX_FRAME_BYTES } from '../protocol.ts'

/** A stored file, as forms keep it. */
export interface PreviewFile {
  name: string
  fileId: string
  fileVersionId?: string | undefined
  url?: string | undefined
}

/** Source of the bytes of a file. */
export interface PreviewSource {
  /** Returns the URL of a file. Undefined or a rejection means that the file does not exist. */
  address: (file: PreviewFile) => Promise<string | null | undefined>
  /** Fetches an address; default: `fetch` with the user's cookies. */
  read?: ((address: string, options: { signal: AbortSignal }) => Promise<Blob>) | undefined
}

/** A file above the size limit of the frame. */
export class FileTooLarge extends Error {}

/** Fetches a file. Throws when the server refuses it, and aborts the download when it is too large. */
export async function readFile(address: string, { signal }: { signal: AbortSignal }): Promise<Blob> {
  const answer = await fetch(address, { signal, credentials: 'same-origin' })
  if (!isFile(answer)) throw new Error(`The file's address answered ${answer.status}.`)
  if (Number(answer.headers.get('content-length')) > MAX_FRAME_BYTES) {
    await answer.body?.cancel()
    throw new FileTooLarge(`${address} is larger than ${MAX_FRAME_BYTES} bytes.`)
  }
  return answer.blob()
}

/** Whether the URL returns a file; fetches one byte. */
export async function isThere(address: string): Promise<boolean> {
  const leaving = new AbortController()
  try {
    const answer = await fetch(address, {
      headers: { range: 'bytes=0-0' },
      credentials: 'same-origin',
      signal: leaving.signal,
    })
    return isFile(answer)
  } catch {
    return false
  } finally {
    // Cancels the rest if the server does not support ranges.
    leaving.abort()
  }
}

/** Failures of this API family are JSON envelopes, even with status 200; JSON files have Content-Disposition. */
const isFile = ({ ok, headers }: Response) =>
  ok &&
  (headers.has('content-disposition') ||
    !(headers.get('content-type') ?? '').toLowerCase().includes('application/json'))
