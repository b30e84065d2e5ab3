/** What an installation may set when it builds the shell; everything else comes from the server. */
export const config = {
  /** Origin of the API; empty when the shell is served by the API's own server. */
  apiBase: read('VITE_API_BASE'),
  productName: 'SQOS',
}

function read(name: string): string {
  const value: unknown = import.meta.env[name]
  return typeof value === 'string' ? value.trim() : ''
}
