import { useEffect } from 'react'

/** Keeps the files of the shell in the browser: it opens without a network. Only in builds: a development server changes its files. */
export function useKeptShell(): void {
  useEffect(function registerServiceWorker() {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
    // Browsers refuse it in private windows and where storage is blocked: the shell works without it.
    keepShell().catch(() => undefined)
  }, [])
}

async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  // The worker does not see what the page loaded before it started.
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker has no origin to name
  active?.postMessage(paths)
}
