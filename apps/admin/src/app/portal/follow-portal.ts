import { connection } from '../realtime/connection.ts'

/** Calls back with the parts of a portal whose records have changed; returns the function that ends it. */
export function followPortal(portalId: string, onChange: (parts: readonly string[]) => void): () => void {
  return connection().onAny((message) => {
    if (message.method === 'portalChanged' && message.portalId === portalId) onChange(message.parts)
  })
}
