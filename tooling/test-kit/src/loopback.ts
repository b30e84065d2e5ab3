/// <reference types="node" />
import { once } from 'node:events'
import type { Server } from 'node:http'

/** A listening server; the code that started it stops it. */
export interface LoopbackServer extends AsyncDisposable {
  /** `http://127.0.0.1:port` */
  url: string
  /** Stops it and closes all connections. */
  stop: () => Promise<void>
}

/** Starts a server on a free port of the loopback address. */
export async function listenOnLoopback(server: Server): Promise<LoopbackServer> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('test-kit: the server has no port.')
  async function stop() {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${address.port}`, stop, [Symbol.asyncDispose]: stop }
}
