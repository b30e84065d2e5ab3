import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** As strict as it gets: no eval, no inline script, no inline style, nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
}

interface StrictServer extends AsyncDisposable {
  url: string
}

/** Serves a folder and some pages under a strict Content-Security-Policy. */
export async function serveStrictly(folder: string, pages: Readonly<Record<string, string>>): Promise<StrictServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const answer = async () => {
      try {
        const body = pages[pathname] ?? (await readFile(join(folder, pathname)))
        const type = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8'
        response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': POLICY }).end(body)
      } catch {
        response.writeHead(404).end()
      }
    }
    void answer()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
