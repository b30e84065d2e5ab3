/// <reference types="node" />
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

/** A received call. */
export interface UploadCall {
  path: '/chunk' | '/merge' | '/Uploader'
  fields: Record<string, string>
  query: Record<string, string>
  headers: IncomingMessage['headers']
  /** Number of the call, from 1. */
  count: number
}

/** The failure of a call: a closed connection, an HTTP status, an envelope, or none. */
export type UploadFault = 'cut' | { status: number } | { code: number; msg: string } | undefined

interface UploadServerOptions {
  /** Called before each call is processed; may be asynchronous. */
  fault?: ((call: UploadCall) => UploadFault | Promise<UploadFault>) | undefined
}

/**
 * Starts a server that accepts uploads by the contract of the shell (section 14) on a free loopback port. For clients
 * under test.
 */
export async function startUploadServer({ fault }: UploadServerOptions = {}) {
  const chunks = new Map<string, Map<number, Buffer>>()
  const files = new Map<string, Buffer>()
  const calls: UploadCall[] = []
  let underWay = 0
  let mostUnderWay = 0

  async function take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<unknown> {
    // The page under test has another origin.
    outgoing.setHeader('access-control-allow-origin', '*')
    outgoing.setHeader('access-control-allow-headers', 'authorization')
    outgoing.setHeader('access-control-allow-methods', 'DELETE')
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204).end()
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    if (incoming.method === 'DELETE') {
      chunks.delete(url.searchParams.get('identifier') ?? '')
      return outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200,"msg":"","data":null}')
    }
    const { fields, bytes } = await readForm(incoming)
    const path = url.pathname.endsWith('/chunk') ? '/chunk' : url.pathname.endsWith('/merge') ? '/merge' : '/Uploader'
    const query = Object.fromEntries(url.searchParams)
    const call: UploadCall = { path, fields, query, headers: incoming.headers, count: calls.length + 1 }
    calls.push(call)
    const wrong = await fault?.(call)
    if (wrong === 'cut') return incoming.socket.destroy()
    if (wrong && 'status' in wrong) return outgoing.writeHead(wrong.status).end('')
    const answer = wrong ?? (path === '/chunk' ? keep(fields, bytes) : path === '/merge' ? merge(fields) : store(bytes))
    return outgoing
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ msg: '', data: null, ...answer }))
  }

  function keep({ identifier = '', chunkNumber, totalChunks }: Record<string, string>, bytes: Buffer) {
    if (files.has(identifier)) return { code: 200, data: { merge: true, uploaded: true, chunkNumbers: [] } }
    const parts = chunks.get(identifier) ?? new Map<number, Buffer>()
    chunks.set(identifier, parts.set(Number(chunkNumber), bytes))
    const isComplete = parts.size === Number(totalChunks)
    return { code: 200, data: { merge: isComplete, uploaded: false, chunkNumbers: [...parts.keys()] } }
  }

  function merge({ identifier = '', fileName = '' }: Record<string, string>) {
    const parts = [...(chunks.get(identifier) ?? [])].sort(([a], [b]) => a - b).map(([, part]) => part)
    const content = files.get(identifier) ?? Buffer.concat(parts)
    const md5 = createHash('md5').update(content).digest('hex')
    chunks.delete(identifier)
    if (md5 !== identifier) return { code: 400, msg: '文件上传失败' }
    files.set(identifier, content)
    const name = `20261121_${identifier}.${fileName.split('.').at(-1)}`
    const url = `/api/file/Image/annex/${name}`
    return { code: 200, data: { name, url, fileSize: content.length, fileVersionId: `v-${identifier}` } }
  }

  function store(bytes: Buffer) {
    const md5 = createHash('md5').update(bytes).digest('hex')
    files.set(md5, bytes)
    const name = `20261121_${md5}.png`
    return { code: 200, data: { name, url: `/api/file/Image/annexpic/${name}`, fileSize: bytes.length } }
  }

  const server = createServer((incoming, outgoing) => {
    underWay += 1
    mostUnderWay = Math.max(mostUnderWay, underWay)
    // A client that disconnects leaves nothing behind.
    void take(incoming, outgoing)
      .catch(() => incoming.socket.destroy())
      .finally(() => {
        underWay -= 1
      })
  })
  const { url, stop } = await listenOnLoopback(server)

  return {
    /** Base URL of the file routes. */
    url: `${url}/api/file`,
    /** Every call so far, in order of arrival. */
    calls,
    /** Stored files by MD5. */
    files,
    /** Chunks of incomplete files, by MD5. */
    chunks,
    mostUnderWay: () => mostUnderWay,
    stop,
  }
}

/** Parses multipart without `Response` and `FormData`: under jsdom they are not those of Node. */
async function readForm(incoming: IncomingMessage) {
  const body: Buffer[] = []
  for await (const part of incoming) body.push(Buffer.from(part))
  // One character per byte.
  const text = Buffer.concat(body).toString('latin1')
  const boundary = /boundary=(?:"([^"]+)"|([^;]+))/.exec(incoming.headers['content-type'] ?? '')
  const fields: Record<string, string> = {}
  let bytes = Buffer.alloc(0)
  for (const part of text.split(`--${boundary?.[1] ?? boundary?.[2]}`).slice(1, -1)) {
    const start = part.indexOf('\r\n\r\n')
    const head = part.slice(0, start)
    const content = Buffer.from(part.slice(start + 4, -2), 'latin1')
    const name = /[; ]name="([^"]*)"/.exec(head)?.[1] ?? ''
    if (/filename="/.test(head)) bytes = content
    else fields[name] = content.toString('utf8')
  }
  return { fields, bytes }
}
