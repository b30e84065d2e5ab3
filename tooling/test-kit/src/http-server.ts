/// <reference types="node" />
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

/** A received request. */
export interface ReceivedRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** The response of a handler: an envelope, or a complete HTTP response to test the transport. */
export type Reply = { code: number; msg?: string; data?: unknown } | { status: number; text: string }

/** Starts an HTTP server on a free loopback port, for clients under test. */
export async function startHttpServer(handler: (request: ReceivedRequest) => Reply | Promise<Reply>) {
  const requests: ReceivedRequest[] = []

  const server = createServer((incoming, outgoing) => {
    async function serve() {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
      const url = new URL(incoming.url ?? '/', 'http://localhost')
      const request: ReceivedRequest = {
        method: incoming.method ?? 'GET',
        path: decodeURIComponent(url.pathname),
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      }
      requests.push(request)
      const reply = await handler(request)
      const [status, text] =
        'code' in reply ? [200, JSON.stringify({ msg: '', data: null, ...reply })] : [reply.status, reply.text]
      outgoing.writeHead(status, { 'content-type': 'application/json', 'x-trace-id': 'trace-1' }).end(text)
    }
    // A client that disconnects is not a failure of the test; an error of the handler is reported by its client.
    serve().catch((error: unknown) => outgoing.headersSent || outgoing.writeHead(500).end(String(error)))
  })

  const { url, stop } = await listenOnLoopback(server)

  return {
    url,
    /** Every request so far, in order of arrival. */
    requests,
    stop,
  }
}
