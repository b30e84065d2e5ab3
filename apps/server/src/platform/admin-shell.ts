import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { VIEWER_HEADERS } from '@sqos/doc-preview/policy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { StartupError } from './startup-error.ts'

/** Vite adds a hash of the content to the names of files in this folder. */
const HASHED = ['assets', 'viewer/assets', 'paper/assets'].map((folder) => `${join('/', folder)}/`)

/** The page that displays documents, with its assets. */
const VIEWER = `${join('/', 'viewer')}/`

/** The worker that runs scripts of documents. */
const SCRIPT_WORKER = /^script-worker-[\w-]+\.js$/

/**
 * The worker may compile WebAssembly, unlike pages, and has no network access. A worker uses the policy of its own
 * file.
 */
const SCRIPT_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** Serves the built admin shell, if it exists. */
export async function addAdminShell(app: FastifyInstance, { staticDir }: Pick<Config, 'staticDir'>) {
  if (staticDir === undefined) return
  if (!existsSync(join(staticDir, 'index.html')))
    throw new StartupError(`STATIC_DIR names ${staticDir}, and there is no index.html in it. Build the admin first.`)
  await app.register(fastifyStatic, {
    root: staticDir,
    cacheControl: false,
    // The build of the admin writes `name.js.br` beside `name.js`.
    preCompressed: true,
    // Vite writes its manifest beside the shell: it names every source file.
    dotfiles: 'ignore',
    schemaHide: true,
    setHeaders: (reply, path) => {
      const address = path.slice(staticDir.length).replaceAll('\\', '/').replace(/\.br$/, '')
      const isViewer = address.startsWith(VIEWER)
      if (isViewer) reply.headers({ ...VIEWER_HEADERS })
      const hashed = HASHED.some((folder) => address.startsWith(folder))
      if (hashed && SCRIPT_WORKER.test(basename(address))) reply.header('content-security-policy', SCRIPT_WORKER_POLICY)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** The page of a television: see `SHARED_SCREEN` of the admin. */
const TELEVISION = /^\/screenShare(?:[?#]|$)/

/** A television has no menu with pages of other sites: what its portals embed comes through pages of this server. */
export function narrowFrames(request: FastifyRequest, reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy')
  if (TELEVISION.test(request.url) && typeof policy === 'string')
    reply.header('content-security-policy', policy.replace(/frame-src [^;]*/, "frame-src 'self'"))
}

/** Whether a browser requests a page: the router of the admin shell knows the address, the server does not. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reading = method === 'GET' || method === 'HEAD'
  return reading && !/^\/(api|docs)(\/|$|\?)/.test(url) && (headers.accept ?? '').includes('text/html')
}
