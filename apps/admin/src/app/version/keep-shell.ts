/**
 * Keeps the files of the shell in the browser, also of a visitor who has only seen the sign-in page: it opens without a network. Waits until
 * the page is loaded and idle. Only in builds: a development server changes its files.
 */
export function keepShellWhenIdle(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle(register)
  else window.addEventListener('load', () => whenIdle(register), { once: true })
}

/** Safari has no idle time. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000)

// Browsers refuse it in private windows and where storage is blocked: the shell works without it.
const register = () => void keepShell().catch(() => undefined)

async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  // The worker does not see what the page loaded before it started.
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker has no origin to name
  active?.postMessage(paths)
}
