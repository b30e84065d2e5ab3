import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { StartupError } from './startup-error.ts'

/** Vite puts a hash of the content into the names of what lies here. */
const HASHED = `${join('/', 'assets')}/`

/** Serves the built admin shell, when there is one to serve. */
export async function addAdminShell(app: FastifyInstance, { staticDir }: Pick<Config, 'staticDir'>) {
  if (staticDir === undefined) return
  if (!existsSync(join(staticDir, 'index.html')))
    throw new StartupError(`STATIC_DIR names ${staticDir}, and there is no index.html in it. Build the admin first.`)
  await app.register(fastifyStatic, {
    root: staticDir,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const hashed = path.slice(staticDir.length).replaceAll('\\', '/').startsWith(HASHED)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** True when a browser wants a page: the admin's router knows the address, the server does not. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reading = method === 'GET' || method === 'HEAD'
  return reading && !/^\/(api|docs)(\/|$|\?)/.test(url) && (headers.accept ?? '').includes('text/html')
}
