import { hasUnsavedInput } from '@sqos/ui-kit'
import { reloadOnce } from './reload-once.ts'

/**
 * Reloads the page when one of its chunks no longer exists after an update; `sayMissing` is called when a reload did not help or
 * would lose input.
 */
export function followUpdates({ sayMissing }: { sayMissing: () => void }): void {
  window.addEventListener('vite:preloadError', () => {
    if (!reloadOnce({ hasUnsavedInput })) sayMissing()
  })
}

/**
 * Loads the chunk of a page. When it no longer exists after an update, the browser reloads at the requested address, and the
 * promise stays pending.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>, to: string): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (isGoneChunk(error) && reloadOnce({ to, hasUnsavedInput })) return new Promise<never>(() => undefined)
    throw error
  }
}

/** Messages of Chromium, Firefox, Safari and Vite for a missing module or style sheet. */
export const isGoneChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
