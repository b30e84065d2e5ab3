import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The network between a browser and servers: an address that a journey can cut. */
export interface Link {
  url: string
  /** Breaks every connection and refuses new ones until `restore`. */
  cut: () => void
  restore: () => void
  close: () => Promise<void>
}

/** Opens an address that leads to the first of the ports that accepts connections, as a load balancer does. */
export async function openLink(ports: readonly number[]): Promise<Link> {
  const sockets = new Set<Socket>()
  let isCut = false

  function keep(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }

  function forward(client: Socket, [port, ...others]: readonly number[]) {
    if (port === undefined) return void client.destroy()
    const server = connect(port, '127.0.0.1')
    let isConnected = false
    keep(server)
    server.on('connect', () => {
      isConnected = true
      client.pipe(server)
      server.pipe(client)
    })
    server.on('close', () => (isConnected ? client.destroy() : forward(client, others)))
    client.on('close', () => server.destroy())
    return undefined
  }

  const listener = createServer((client) => {
    if (isCut) return void client.destroy()
    keep(client)
    return forward(client, ports)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      breakAll()
    },
    restore: () => void (isCut = false),
    close() {
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()))
      breakAll()
      return closed
    },
  }
}
