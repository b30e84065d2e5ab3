import * as JsSIP from 'jssip'
import type { RTCSession } from 'jssip/lib/RTCSession.js'
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
/** Time in s between attempts to connect again: at least, at most. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [1, 4]

/** Connects by JsSIP and registers. This file and JsSIP are loaded when the phone is used first. */
export function openJsSipLine(settings: LineSettings, listener: LineListener): Promise<Line> {
  const { host, port = PORT } = settings.gateway
  const agent = new JsSIP.UA({
    uri: `sip:${settings.seat}@${host}`,
    password: settings.token,
    sockets: [new JsSIP.WebSocketInterface(`wss://${host}:${port}`)],
    register_expires: EXPIRY,
    session_timers: false,
    connection_recovery_min_interval: SHORTEST_PAUSE,
    connection_recovery_max_interval: LONGEST_PAUSE,
    user_agent: 'sqos',
  })

  const calls = new Set<JsSipCall>()
  const callOf = (session: RTCSession, isIncoming: boolean) => {
    const call = new JsSipCall(session, { settings, isIncoming, isOnline: () => agent.isRegistered() })
    calls.add(call)
    const forget = () => calls.delete(call)
    session.on('ended', forget)
    session.on('failed', forget)
    return call
  }

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
      // The connection came back: the calls tell the far end the new address and network paths.
      for (const call of calls) call.regainGateway()
      if (isOpen) return
      isOpen = true
      clearTimeout(limit)
      resolve({
        dial: (number, microphone) => callOf(agent.call(`sip:${number}@${host}`, mediaOf(settings, microphone)), false),
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
      for (const call of calls) call.loseGateway()
    })
    agent.on('newRTCSession', ({ originator, session }: RTCSessionEvent) => {
      if (byOf(originator) === 'remote') listener.onIncoming(callOf(session, true))
    })
    agent.start()
  })
}

const mediaOf = ({ gateway: { iceServers = [] } }: LineSettings, microphone: MediaStream) => ({
  mediaStream: microphone,
  mediaConstraints: { audio: true, video: false },
  pcConfig: { iceServers },
})
