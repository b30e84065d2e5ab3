import { afterEach, expect, it, vi } from 'vitest'
import { createRealtime } from './realtime.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https://api.sqos.example', 'wss://api.sqos.example/api/message/websocket'],
  ['http://10.0.0.2:3000/erp', 'ws://10.0.0.2:3000/erp/api/message/websocket'],
  ['', `${location.origin.replace('http', 'ws')}/api/message/websocket`],
])('opens the socket at the server that the client is configured for: %j', async (baseUrl, address) => {
  const opened: string[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor(url: string | URL) {
        super()
        opened.push(String(url))
      }
      send() {}
      close() {}
    },
  )
  const realtime = createRealtime({ baseUrl })
  realtime.use('token')

  await expect.poll(() => opened).toEqual([address])
  realtime.close()
})
