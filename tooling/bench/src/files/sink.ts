import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { listenOnLoopback } from '@sqos/test-kit/loopback'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Number of inspected bytes of a body: the fields precede the file. */
const HEAD_BYTES = 4096

/** Serves a built page, and accepts uploads at full speed: received bytes are counted and discarded. */
export async function startSink(root: string) {
  const chunks = new Map<string, Set<number>>()

  async function answer(request: IncomingMessage): Promise<{ type: string; body: string | Buffer }> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (request.method === 'GET') {
      const file = path === '/' ? '/index.html' : path
      return { type: TYPES[extname(file)] ?? 'application/octet-stream', body: await readFile(join(root, file)) }
    }
    const head = await drain(request)
    const field = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(head)?.[1] ?? ''
    const identifier = field('identifier')
    if (path.endsWith('/merge')) {
      chunks.delete(identifier)
      return envelope({ name: identifier, url: '/file', fileSize: Number(field('fileSize')), fileVersionId: '' })
    }
    const numbers = (chunks.get(identifier) ?? new Set<number>()).add(Number(field('chunkNumber')))
    chunks.set(identifier, numbers)
    const isComplete = numbers.size === Number(field('totalChunks'))
    return envelope({ merge: isComplete, uploaded: false, chunkNumbers: [...numbers] })
  }

  const server = createServer((request, response) => {
    answer(request)
      .then(({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body))
      .catch(() => response.writeHead(404).end())
  })
  return listenOnLoopback(server)
}

const envelope = (data: object) => ({ type: 'application/json', body: JSON.stringify({ code: 200, msg: '', data }) })

async function drain(request: IncomingMessage): Promise<string> {
  let head = ''
  for await (const part of request) {
    if (head.length < HEAD_BYTES) head += Buffer.from(part).subarray(0, HEAD_BYTES).toString('latin1')
  }
  return head
}
