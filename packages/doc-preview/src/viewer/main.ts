import type { FromFrame, ToFrame } from '../protocol.ts'
import { Station } from './station.ts'

// The dialog around the frame is the only one that is listened to; it sends the file and a port for all that follows.
function receive({ source, ports, data }: MessageEvent<ToFrame>) {
  const [port] = ports
  if (source !== parent || !port) return
  removeEventListener('message', receive)
  const send = (message: FromFrame) => port.postMessage(message)
  const station = new Station(document.body, send)
  port.addEventListener('message', ({ data: order }: MessageEvent<ToFrame>) => void station.obey(order))
  port.start()
  // Keys that belong to the dialog: the frame has the focus while the reader scrolls.
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') send({ type: 'escape' })
  })
  void station.obey(data)
}

if (parent !== window) {
  addEventListener('message', receive)
  parent.postMessage({ type: 'ready' } satisfies FromFrame, '*')
}
