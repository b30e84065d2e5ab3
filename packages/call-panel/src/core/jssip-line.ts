import * as JsSIP from 'jssip'
import type { RTCSessionEvent } from 'jssip/lib/UA.js'
import { CallError } from './call-fault.ts'
import { byOf, JsSipCall } from './jssip-call.ts'
import type { Line, LineListener, LineSettings } from './line.ts'

/** The default port of the gateway (specification §9). */
const PORT = 7443
/** Seconds after which the gateway forgets a seat that does not renew (specification §9). */
const EXPIRY = 30
/** Time in ms for connecting and registering. */
const OPEN_LIMIT = 10_000

/** Connects by JsSIP and registers. This file and JsSIP are loaded when the phone is used first. */
export function openJsSipLine(settings: LineSettings, listener: LineListener): Promise<Line> {
  const { host, port = PORT } = settings.gateway
  const agent = new JsSIP.UA({
    uri: `sip:${settings.seat}@${host}`,
    password: settings.token,
    sockets: [new JsSIP.WebSocketInterface(`wss://${host}:${port}`)],
    register_expires: EXPIRY,
    session_timers: false,
    user_agent: 'sqos',
  })

  return new Promise((resolve, reject) => {
    let isOpen = false
    const refuse = (error: CallError) => {
      // A running call goes on without the registration; the listener closes the line.
      if (isOpen) return listener.onLost(error.fault)
      clearTimeout(limit)
      agent.stop()
      return reject(error)
    }
    const limit = setTimeout(() => refuse(new CallError('gatewayAway')), OPEN_LIMIT)

    agent.on('registered', () => {
      if (isOpen) return
      isOpen = true
      clearTimeout(limit)
      resolve({
        dial: (number, microphone) =>
          new JsSipCall(agent.call(`sip:${number}@${host}`, mediaOf(settings, microphone)), {
            settings,
            isIncoming: false,
          }),
        close: () => agent.stop(),
      })
    })
    agent.on('registrationFailed', ({ cause, response }) => {
      // Without a response the gateway was not reached; JsSIP connects again and registers then.
      if (response) refuse(new CallError(response.status_code >= 500 ? 'gatewayFault' : 'registrationRefused', cause))
      else if (!isOpen) refuse(new CallError('gatewayAway', cause))
    })
    agent.on('disconnected', ({ error }) => {
      if (error && !isOpen) refuse(new CallError('gatewayAway'))
    })
    agent.on('newRTCSession', ({ originator, session }: RTCSessionEvent) => {
      if (byOf(originator) === 'remote') listener.onIncoming(new JsSipCall(session, { settings, isIncoming: true }))
    })
    agent.start()
  })
}

const mediaOf = ({ gateway: { iceServers = [] } }: LineSettings, microphone: MediaStream) => ({
  mediaStream: microphone,
  mediaConstraints: { audio: true, video: false },
  pcConfig: { iceServers },
})
