/**
 * Keeps the files of the shell in the browser, so that it opens without a network and after an update of the server.
 * Pages come from the network first; scripts, styles and texts have a hash in their names and come from the cache first.
 * Calls of the API never pass here.
 */
const worker: unknown = self
if (!(worker instanceof ServiceWorkerGlobalScope)) throw new Error('service-worker: runs as a service worker only.')

/** The build, written by the bundler: a new build is a new worker. */
const VERSION = '__SHELL_VERSION__'
const PREFIX = 'sqos-shell-'
const PAGE = '/'
const ICONS = ['/logo.svg', '/manifest.webmanifest']

/** Milliseconds after which a page opens from the cache although the network may still answer. */
const PATIENCE = 5000

const openCache = () => caches.open(`${PREFIX}${VERSION}`)

worker.addEventListener('install', (event) => {
  event.waitUntil(openCache().then((cache) => cache.addAll([PAGE, ...ICONS])))
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), deleteOldBuilds()]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.destination === 'document' && isPage(pathname)) event.respondWith(pageOf(request))
  else if (pathname.startsWith('/assets/') || ICONS.includes(pathname)) event.respondWith(fileOf(event, request))
})

// Files that the page loaded before this worker started.
worker.addEventListener('message', (event) => {
  event.waitUntil(keep(pathsOf(event.data)))
})

const pathsOf = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((path) => typeof path === 'string' && path.startsWith('/assets/')) : []

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await openCache()
  const known = await Promise.all(paths.map((path) => caches.match(path)))
  await Promise.all(paths.filter((_, index) => !known[index]).map((path) => cache.add(path)))
}

/** The server answers these addresses itself; all others are pages of the shell. */
const isPage = (path: string) => !/^\/(api|docs|viewer|calloutsip)(\/|$)/.test(path)

async function pageOf(request: Request): Promise<Response> {
  const cache = await openCache()
  const fresh = fetch(request).then(async (response) => {
    const isShell = response.ok && (response.headers.get('content-type') ?? '').includes('text/html')
    if (isShell) await cache.put(PAGE, response.clone())
    return response
  })
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, PATIENCE))
  const first = await Promise.race([fresh.catch(() => undefined), late])
  return first ?? (await cache.match(PAGE)) ?? fresh
}

/** A file of any build that is kept, otherwise of the network. */
async function fileOf(event: FetchEvent, request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) {
    const copy = response.clone()
    event.waitUntil(openCache().then((cache) => cache.put(request, copy)))
  }
  return response
}

/** Keeps the build before this one as well: tabs that are open load their parts from it. */
async function deleteOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(builds.slice(0, -2).map((name) => caches.delete(name)))
}
