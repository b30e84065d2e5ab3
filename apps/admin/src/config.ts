/** What an installation may set when it builds the shell; everything else comes from the server. */
export const config = {
  /** Origin of the API; empty when the shell is served by the API's own server. */
  apiBase: read('VITE_API_BASE'),
  /** Milliseconds that an ordinary call may take; undefined leaves it to the API client (30 000). */
  timeoutMs: Number.parseInt(read('VITE_REQUEST_TIMEOUT_MS'), 10) || undefined,
  productName: 'SQOS',
}

function read(name: string): string {
  const value: unknown = import.meta.env[name]
  return typeof value === 'string' ? value.trim() : ''
}
