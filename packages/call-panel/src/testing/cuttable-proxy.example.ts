import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy on the loopback address whose connections a test can cut. */
export interface CuttableProxy {
  port: number
  /** Closes the open connections and refuses others. */
  cut: () => void
  /** Accepts connections again. */
  mend: () => void
  stop: () => Promise<void>
}

/** Starts a proxy before a port of the loopback address. */
export async function startProxy(target: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    return near
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    cut() {
      isCut = true
      drop()
    },
    mend() {
      isCut = false
    },
    async stop() {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
