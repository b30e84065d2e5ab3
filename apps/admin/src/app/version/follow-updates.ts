import { hasUnsavedInput } from '@sqos/ui-kit'
import { reloadOnce } from './reload-once.ts'

/** Reloads the page when a chunk of it is gone after an update; `sayMissing` is asked where a reload did not help or would lose input. */
export function followUpdates({ sayMissing }: { sayMissing: () => void }): void {
  window.addEventListener('vite:preloadError', () => {
    if (!reloadOnce({ hasUnsavedInput })) sayMissing()
  })
}

/**
 * Loads a page's chunk. When it is gone after an update, the page is loaded anew at the address that the person wanted,
 * and the answer never comes.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>, to: string): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (isGoneChunk(error) && reloadOnce({ to, hasUnsavedInput })) return new Promise<never>(() => undefined)
    throw error
  }
}

/** What Chromium, Firefox, Safari and Vite say about a module or a stylesheet that is not there. */
export const isGoneChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
