import * as JsSIP from 'jssip'
import type { EndEvent, IncomingEvent, OutgoingEvent, RTCSession } from 'jssip/lib/RTCSession.js'
import { CallError, type CallFault } from './call-fault.ts'
import { ConnectionKeeper } from './connection-keeper.ts'
import type { CallEnd, CallListener, LineCall, LineSettings } from './line.ts'

/** Time in ms after which an offer is sent with the network paths found so far: without and with STUN or TURN servers. */
const [LOCAL_LIMIT, SERVER_LIMIT] = [200, 2000]
/** Time in ms for the number of a transfer to answer. */
const TRANSFER_LIMIT = 60_000

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

interface JsSipCallOptions {
  settings: LineSettings
  isIncoming: boolean
  /** True while the seat is registered, so that requests reach the gateway. */
  isOnline: () => boolean
}

/** A call of JsSIP: plays the far end, keeps the connection alive, and reports its events to one listener. */
export class JsSipCall implements LineCall {
  readonly number: string
  readonly #session: RTCSession
  readonly #settings: LineSettings
  readonly #isIncoming: boolean
  readonly #audio = new Audio()
  #listener: CallListener | undefined
  readonly #isOnline: () => boolean
  readonly #keeper: ConnectionKeeper
  #candidateTimer: ReturnType<typeof setTimeout> | undefined
  #fault: CallFault | undefined
  #onEnd: () => void = () => undefined

  constructor(session: RTCSession, { settings, isIncoming, isOnline }: JsSipCallOptions) {
    this.#isIncoming = isIncoming
    this.#isOnline = isOnline
    this.#keeper = new ConnectionKeeper({
      limit: settings.reconnectLimit,
      renegotiate: (done) => this.#renegotiate(done),
      onConnection: (isConnected) => this.#listener?.onConnection(isConnected),
      onLost: () => this.#giveUp(),
    })
    this.#session = session
    this.#settings = settings
    this.number = session.remote_identity.uri.user
    this.#audio.autoplay = true
    if (session.connection) this.#watch(session.connection)
    else session.on('peerconnection', ({ peerconnection }) => this.#watch(peerconnection))
    const { iceServers = [] } = settings.gateway
    session.on('icecandidate', ({ ready, candidate }) => {
      this.#candidateTimer ??= setTimeout(ready, iceServers.length === 0 ? LOCAL_LIMIT : SERVER_LIMIT)
      // The path through a TURN server works everywhere: no reason to wait for others.
      if (candidate.type === 'relay') ready()
    })
    session.on('progress', (event: IncomingEvent | OutgoingEvent) => {
      if ('response' in event) this.#listener?.onRing(Boolean(event.response?.body))
    })
    session.on('accepted', () => this.#listener?.onAnswer())
    session.on('confirmed', () => this.#listener?.onTalk())
    // Numbers that the far end names are not called: they may be expensive.
    session.on('refer', ({ reject }) => reject())
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
    // JsSIP ends a call whose request cannot be sent.
    if (!this.#isOnline()) return
    // The events of JsSIP come before the far end has agreed.
    const done = () => this.#listener?.onHold(isHeld)
    if (isHeld) this.#session.hold({}, done)
    else this.#session.unhold({}, done)
  }

  sendTone(tone: string) {
    const { INFO, RFC2833 } = JsSIP.C.DTMF_TRANSPORT
    if (this.#settings.tones !== 'info') this.#session.sendDTMF(tone, { transportType: RFC2833 })
    else if (this.#isOnline()) this.#session.sendDTMF(tone, { transportType: INFO })
  }

  async replaceMicrophone(microphone: MediaStream) {
    const [track] = microphone.getAudioTracks()
    if (!track) return
    track.enabled = !this.#session.isMuted().audio
    for (const sender of this.#session.connection.getSenders()) await sender.replaceTrack(track)
  }

  transfer(number: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new CallError('transferRefused'))
      if (!this.#isOnline()) return refuse()
      // Some gateways hang up as soon as they have taken the number over, without a report.
      let isTaken = false
      this.#onEnd = () => (isTaken ? resolve() : refuse())
      this.#session.refer(`sip:${number}@${this.#settings.gateway.host}`, {
        eventHandlers: {
          requestSucceeded: () => {
            isTaken = true
          },
          accepted: () => resolve(),
          requestFailed: refuse,
          failed: refuse,
        },
      })
      setTimeout(refuse, TRANSFER_LIMIT)
      return undefined
    })
  }

  async playOn(speakerId: string) {
    // Missing in browsers that leave the choice of the speaker to the system.
    if ('setSinkId' in this.#audio) await this.#audio.setSinkId(speakerId)
  }

  /** The connection to the gateway was lost: the sound may go on, requests cannot be sent. */
  loseGateway() {
    if (this.#session.isEstablished()) this.#keeper.loseGateway()
  }

  /** The seat is registered again. */
  regainGateway() {
    if (this.#session.isEstablished()) this.#keeper.regainGateway()
  }

  /** Negotiates new network paths (ICE restart). False when this is not possible at the moment. */
  #renegotiate(done: () => void): boolean {
    if (!this.#session.isEstablished() || !this.#isOnline()) return false
    return this.#session.renegotiate({ rtcOfferConstraints: { iceRestart: true } }, done)
  }

  #watch(connection: RTCPeerConnection) {
    connection.addEventListener('track', ({ streams: [stream] }) => {
      if (stream) this.#audio.srcObject = stream
    })
    this.#keeper.watch(connection)
  }

  #giveUp() {
    this.#fault = 'connectionLost'
    this.hangUp()
  }

  #end({ originator, cause, message }: EndEvent) {
    clearTimeout(this.#candidateTimer)
    this.#keeper.stop()
    this.#onEnd()
    this.#audio.srcObject = null
    const status = message && 'status_code' in message ? message.status_code : undefined
    this.#listener?.onEnd({
      by: byOf(originator),
      fault: this.#fault ?? faultFor(cause, status, byOf(originator)),
      status,
    })
  }
}

/** Returns who caused an event. JsSIP's originator is a text at run time; its enumeration exists in types only. */
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
