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
  /** Fetches what stands at an address; default: `fetch` with the person's cookies. */
  read?: ((address: string, options: { signal: AbortSignal }) => Promise<Blob>) | undefined
}

/** Fetches a file. Throws when the server does not give it. */
export async function readFile(address: string, { signal }: { signal: AbortSignal }): Promise<Blob> {
  const answer = await fetch(address, { signal, credentials: 'same-origin' })
  // A failure of this family of servers is a JSON envelope with status 200 or another; a file comes as an attachment or in place.
  if (!answer.ok) throw new Error(`The file's address answered ${answer.status}.`)
  return answer.blob()
}
