import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { VIEWER_HEADERS } from '@sqos/doc-preview/policy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { StartupError } from './startup-error.ts'

/** Vite puts a hash of the content into the names of what lies here. */
const HASHED = `${join('/', 'assets')}/`

/** The page that documents are shown in, and its parts. */
const VIEWER = `${join('/', 'viewer')}/`

/** The worker that scripts of documents run in. */
const SCRIPT_WORKER = /^script-worker-[\w-]+\.js$/

/** It may compile WebAssembly, which pages may not, and reach nothing. A worker obeys the policy of its own file. */
const SCRIPT_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** Serves the built admin shell, when there is one to serve. */
export async function addAdminShell(app: FastifyInstance, { staticDir }: Pick<Config, 'staticDir'>) {
  if (staticDir === undefined) return
  if (!existsSync(join(staticDir, 'index.html')))
    throw new StartupError(`STATIC_DIR names ${staticDir}, and there is no index.html in it. Build the admin first.`)
  await app.register(fastifyStatic, {
    root: staticDir,
    cacheControl: false,
    // Vite's manifest lies beside the shell: it names every file that this was made of.
    dotfiles: 'ignore',
    schemaHide: true,
    setHeaders: (reply, path) => {
      const address = path.slice(staticDir.length).replaceAll('\\', '/')
      const isViewer = address.startsWith(VIEWER)
      if (isViewer) reply.headers({ ...VIEWER_HEADERS })
      const hashed = address.startsWith(isViewer ? `${VIEWER}assets/` : HASHED)
      if (hashed && SCRIPT_WORKER.test(basename(path))) reply.header('content-security-policy', SCRIPT_WORKER_POLICY)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** True when a browser wants a page: the admin's router knows the address, the server does not. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reading = method === 'GET' || method === 'HEAD'
  return reading && !/^\/(api|docs)(\/|$|\?)/.test(url) && (headers.accept ?? '').includes('text/html')
}
