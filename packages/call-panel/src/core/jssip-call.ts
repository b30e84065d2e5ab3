import * as JsSIP from 'jssip'
import type { EndEvent, IncomingEvent, OutgoingEvent, RTCSession } from 'jssip/lib/RTCSession.js'
import { CallError, type CallFault } from './call-fault.ts'
import type { CallEnd, CallListener, LineCall, LineSettings } from './line.ts'

/** Time in ms after which an offer is sent with the network paths found so far. */
const CANDIDATE_LIMIT = 2000
/** Time in ms for a lost connection to come back after an ICE restart. */
const RECONNECT_LIMIT = 15_000

const FAULTS: Record<string, CallFault> = {
  Busy: 'busy',
  Rejected: 'rejected',
  Unavailable: 'unavailable',
  'Not Found': 'numberUnknown',
  'Address Incomplete': 'numberUnknown',
  'Authentication Error': 'registrationRefused',
  'Connection Error': 'connectionLost',
  'Request Timeout': 'gatewayAway',
  'RTP Timeout': 'connectionLost',
  'WebRTC Error': 'mediaRefused',
  'Incompatible SDP': 'mediaRefused',
  'Missing SDP': 'mediaRefused',
  'Bad Media Description': 'mediaRefused',
  'No ACK': 'connectionLost',
}

/** Causes that are nobody's fault: somebody hung up, or nobody took an incoming call. */
const PLAIN_CAUSES = new Set(['Terminated', 'Canceled', 'No Answer', 'Expires'])

const REQUEST_TIMEOUT = 408
const BUSY_HERE = 486

/** A call of JsSIP: plays the far end, and tells its listener what happens. */
export class JsSipCall implements LineCall {
  readonly number: string
  readonly #session: RTCSession
  readonly #settings: LineSettings
  readonly #isIncoming: boolean
  readonly #audio = new Audio()
  #listener: CallListener | undefined
  #candidateTimer: ReturnType<typeof setTimeout> | undefined
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined
  #fault: CallFault | undefined

  constructor(session: RTCSession, { settings, isIncoming }: { settings: LineSettings; isIncoming: boolean }) {
    this.#isIncoming = isIncoming
    this.#session = session
    this.#settings = settings
    this.number = session.remote_identity.uri.user
    this.#audio.autoplay = true
    if (session.connection) this.#watch(session.connection)
    else session.on('peerconnection', ({ peerconnection }) => this.#watch(peerconnection))
    session.on('icecandidate', ({ ready }) => {
      this.#candidateTimer ??= setTimeout(ready, CANDIDATE_LIMIT)
    })
    session.on('progress', (event: IncomingEvent | OutgoingEvent) => {
      if ('response' in event) this.#listener?.onRing(Boolean(event.response?.body))
    })
    session.on('accepted', () => this.#listener?.onAnswer())
    session.on('confirmed', () => this.#listener?.onTalk())
    session.on('hold', ({ originator }) => {
      if (byOf(originator) === 'local') this.#listener?.onHold(true)
    })
    session.on('unhold', ({ originator }) => {
      if (byOf(originator) === 'local') this.#listener?.onHold(false)
    })
    session.on('ended', (event) => this.#end(event))
    session.on('failed', (event) => this.#end(event))
  }

  listen(listener: CallListener) {
    this.#listener = listener
  }

  answer(microphone: MediaStream) {
    const { iceServers = [] } = this.#settings.gateway
    this.#session.answer({ mediaStream: microphone, pcConfig: { iceServers } })
  }

  hangUp() {
    if (this.#session.isEnded()) return
    const isUnanswered = this.#isIncoming && !this.#session.isEstablished()
    this.#session.terminate(isUnanswered ? { status_code: BUSY_HERE } : {})
  }

  setMuted(isMuted: boolean) {
    if (isMuted) this.#session.mute({ audio: true })
    else this.#session.unmute({ audio: true })
  }

  setHeld(isHeld: boolean) {
    if (isHeld) this.#session.hold()
    else this.#session.unhold()
  }

  sendTone(tone: string) {
    const { INFO, RFC2833 } = JsSIP.C.DTMF_TRANSPORT
    this.#session.sendDTMF(tone, { transportType: this.#settings.tones === 'info' ? INFO : RFC2833 })
  }

  async replaceMicrophone(microphone: MediaStream) {
    const [track] = microphone.getAudioTracks()
    if (!track) return
    track.enabled = !this.#session.isMuted().audio
    for (const sender of this.#session.connection.getSenders()) await sender.replaceTrack(track)
  }

  transfer(number: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new CallError('rejected'))
      this.#session.refer(`sip:${number}@${this.#settings.gateway.host}`, {
        eventHandlers: { accepted: () => resolve(), requestFailed: refuse, failed: refuse },
      })
    })
  }

  async playOn(speakerId: string) {
    // Missing in browsers that leave the choice of the speaker to the system.
    if ('setSinkId' in this.#audio) await this.#audio.setSinkId(speakerId)
  }

  reconnect() {
    if (!this.#session.isEstablished()) return
    this.#session.renegotiate({ rtcOfferConstraints: { iceRestart: true } })
  }

  #watch(connection: RTCPeerConnection) {
    connection.addEventListener('track', ({ streams: [stream] }) => {
      if (stream) this.#audio.srcObject = stream
    })
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'connected') {
        clearTimeout(this.#reconnectTimer)
        this.#reconnectTimer = undefined
      }
      if (connection.connectionState !== 'failed') return
      if (this.#reconnectTimer) this.#giveUp()
      else this.#tryAgain()
    })
  }

  #tryAgain() {
    this.#reconnectTimer = setTimeout(() => this.#giveUp(), RECONNECT_LIMIT)
    this.reconnect()
  }

  #giveUp() {
    this.#fault = 'connectionLost'
    this.hangUp()
  }

  #end({ originator, cause, message }: EndEvent) {
    clearTimeout(this.#candidateTimer)
    clearTimeout(this.#reconnectTimer)
    this.#audio.srcObject = null
    const status = message && 'status_code' in message ? message.status_code : undefined
    this.#listener?.onEnd({
      by: byOf(originator),
      fault: this.#fault ?? faultFor(cause, status, byOf(originator)),
      status,
    })
  }
}

/** The originator is a text at run time; the enumeration of its type exists in types only. */
export function byOf(originator: unknown): CallEnd['by'] {
  return originator === 'local' || originator === 'remote' ? originator : 'system'
}

function faultFor(cause: string, status: number | undefined, by: CallEnd['by']): CallFault | undefined {
  if (PLAIN_CAUSES.has(cause)) return undefined
  // This end refused an incoming call.
  if (by === 'local' && (cause === 'Rejected' || cause === 'Busy')) return undefined
  if (status === REQUEST_TIMEOUT) return 'noAnswer'
  return FAULTS[cause] ?? (status && status >= 500 ? 'gatewayFault' : 'failed')
}
