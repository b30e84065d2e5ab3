import { createServer } from 'node:net'

// Below the ports of outgoing connections, one of which might take the port before the caller listens on it.
const LOWEST = 11_000
const COUNT = 20_000

/** Processes start far apart from each other, and none gets the same port twice. */
let next = (process.pid * 61) % COUNT

/** A free port of the loopback address. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const port = LOWEST + next
    next = (next + 1) % COUNT
    if (await isFree(port)) return port
  }
  throw new Error('The loopback address has no free port.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
