/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

/** How the model answers: a text, or something that goes wrong. */
export type ModelAnswer =
  | { pieces: readonly string[] }
  /** The text without its end. */
  | { pieces: readonly string[]; end: 'cut' }
  /** The text, and then nothing more comes. */
  | { pieces: readonly string[]; end: 'hang' }
  | { status: number }
  /** Lines as they are, such as events that no model should send. */
  | { raw: string }

/** A request as the server received it. */
export interface ModelRequest {
  authorization: string | undefined
  body: { model: string; stream: boolean; messages: { role: string; content: string }[]; [key: string]: unknown }
}

/** Starts a small OpenAI-compatible server on a free loopback port. `answer` decides what the next request gets. */
export async function startModelServer(answer: (request: ModelRequest) => ModelAnswer) {
  const requests: ModelRequest[] = []
  let stopped = 0

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
    const request: ModelRequest = {
      authorization: incoming.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    }
    requests.push(request)
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) stopped += 1
    })
    const wanted = answer(request)
    if ('status' in wanted) {
      outgoing
        .writeHead(wanted.status, { 'content-type': 'application/json' })
        .end('{"error":{"message":"secret-detail"}}')
      return
    }
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    if ('raw' in wanted) {
      outgoing.end(wanted.raw)
      return
    }
    for (const content of wanted.pieces) {
      outgoing.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
    }
    if (!('end' in wanted)) outgoing.end('data: [DONE]\n\n')
    else if (wanted.end === 'cut') outgoing.end()
    else outgoing.flushHeaders()
  }

  const server = createServer((incoming, outgoing) => {
    // A client that disconnects is not a failure of the test.
    serve(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const { url, stop } = await listenOnLoopback(server)
  return {
    /** Address for `AI_BASE_URL`. */
    baseUrl: `${url}/v1`,
    requests,
    /** Number of answers that the client ended early. */
    stopped: () => stopped,
    stop,
  }
}
