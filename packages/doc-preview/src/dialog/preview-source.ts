import { MAX_FRAME_BYTES } from '../protocol.ts'

/** A stored file, as forms keep it. */
export interface PreviewFile {
  name: string
  fileId: string
  fileVersionId?: string | undefined
  url?: string | undefined
}

/** Where the bytes of a file come from. */
export interface PreviewSource {
  /** Asks for the address of a file; nothing, or a refusal, means that there is no such file. */
  address: (file: PreviewFile) => Promise<string | null | undefined>
  /** Fetches an address; default: `fetch` with the user's cookies. */
  read?: ((address: string, options: { signal: AbortSignal }) => Promise<Blob>) | undefined
}

/** A file that is more than the frame reads. */
export class FileTooLarge extends Error {}

/** Fetches a file. Throws when the server does not give it, and before it is here when it is too large. */
export async function readFile(address: string, { signal }: { signal: AbortSignal }): Promise<Blob> {
  const answer = await fetch(address, { signal, credentials: 'same-origin' })
  if (!isFile(answer)) throw new Error(`The file's address answered ${answer.status}.`)
  if (Number(answer.headers.get('content-length')) > MAX_FRAME_BYTES) {
    await answer.body?.cancel()
    throw new FileTooLarge(`${address} is larger than ${MAX_FRAME_BYTES} bytes.`)
  }
  return answer.blob()
}

/** Whether a file is given at an address; a byte of it is fetched. */
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
    // Of a server that knows no parts the rest is not wanted.
    leaving.abort()
  }
}

/** A failure of this family of servers is a JSON envelope, with status 200 too; a file says whether it is an attachment. */
const isFile = ({ ok, headers }: Response) =>
  ok &&
  (headers.has('content-disposition') ||
    !(headers.get('content-type') ?? '').toLowerCase().includes('application/json'))
