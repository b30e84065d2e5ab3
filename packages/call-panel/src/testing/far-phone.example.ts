import * as JsSIP from 'jssip'
import type { RTCSessionEvent } from 'jssip/lib/UA.js'
import { byOf } from '../core/jssip-call.ts'

interface FarPhoneOptions {
  seat: string
  port: number
  password: string
}

/** A phone of another make: answers every call, and calls the numbers that it is asked to call (REFER). */
export function startFarPhone({ seat, port, password }: FarPhoneOptions) {
  const agent = new JsSIP.UA({
    uri: `sip:${seat}@127.0.0.1`,
    password,
    sockets: [new JsSIP.WebSocketInterface(`wss://127.0.0.1:${port}`)],
    session_timers: false,
  })
  agent.on('registered', () => {
    document.body.innerHTML = '<main data-online="true">online</main>'
  })
  agent.on('newRTCSession', ({ originator, session }: RTCSessionEvent) => {
    const mediaConstraints = { audio: true, video: false }
    session.on('refer', ({ accept }) => accept(undefined, { mediaConstraints }))
    if (byOf(originator) === 'remote') session.answer({ mediaConstraints })
  })
  agent.start()
}
