import type { FromFrame, ToFrame } from '../protocol.ts'
import { Station } from './station.ts'

// Only messages of the surrounding dialog are accepted. It sends the file and a port for later messages.
function receive({ source, ports, data }: MessageEvent<ToFrame>) {
  const [port] = ports
  if (source !== parent || !port) return
  removeEventListener('message', receive)
  const send = (message: FromFrame) => port.postMessage(message)
  const station = new Station(document.body, send)
  port.addEventListener('message', ({ data: order }: MessageEvent<ToFrame>) => void station.obey(order))
  port.start()
  // Forwards the keys of the dialog, because the frame has the focus while the user scrolls.
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') send({ type: 'escape' })
  })
  void station.obey(data)
}

if (parent !== window) {
  addEventListener('message', receive)
  parent.postMessage({ type: 'ready' } satisfies FromFrame, '*')
}
