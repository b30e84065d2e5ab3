/** Settings of an installation at build time; all others come from the server. */
export const config = {
  /** Origin of the API; empty when the shell is served by the API's own server. */
  apiBase: read('VITE_API_BASE'),
  /** Time-out of an ordinary call in milliseconds; undefined: the default of the API client (30 000). */
  timeoutMs: Number.parseInt(read('VITE_REQUEST_TIMEOUT_MS'), 10) || undefined,
  productName: 'SQOS',
}

function read(name: string): string {
  const value: unknown = import.meta.env[name]
  return typeof value === 'string' ? value.trim() : ''
}
