/// <reference types="node" />
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { listenOnLoopback, type LoopbackServer } from './loopback.ts'

const HTML = 'text/html; charset=utf-8'
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': HTML }

interface PageServerOptions {
  /** Folder of the built files. */
  folder: string
  /** Texts by path; they replace files. */
  pages: Readonly<Record<string, string>>
  /** Additional headers of the response for a path. */
  headersOf?: ((path: string) => Readonly<Record<string, string>>) | undefined
}

interface PageServer extends LoopbackServer {
  /** Every requested path, in order of arrival. */
  asked: string[]
}

/** Serves a folder and some pages, with the headers under test, to a browser. */
export async function servePages({ folder, pages, headersOf }: PageServerOptions): Promise<PageServer> {
  const asked: string[] = []
  const contentOf = async (path: string) => pages[path] ?? (await readFile(join(folder, path)))

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(pathname)
    const headers = { 'content-type': TYPES[extname(pathname)] ?? HTML, ...headersOf?.(pathname) }
    contentOf(pathname).then(
      (content) => response.writeHead(200, headers).end(content),
      () => response.writeHead(404).end(),
    )
  })
  return { ...(await listenOnLoopback(server)), asked }
}
