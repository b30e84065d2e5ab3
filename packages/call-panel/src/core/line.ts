import type { CallFault } from './call-fault.ts'

/** Address of the telephony gateway, reached by secure WebSocket. */
export interface Gateway {
  host: string
  /** 7443 by the specification (§9). */
  port?: number | undefined
  /** STUN and TURN servers; none by default: the gateway relays the sound. */
  iceServers?: RTCIceServer[] | undefined
}

/** What a seat needs to register. */
export interface LineSettings {
  gateway: Gateway
  seat: string
  /** The seat token: the password of the seat for a short time. */
  token: string
  /** How DTMF tones are sent: in the sound (RFC 4733, the default) or as SIP INFO. */
  tones?: 'media' | 'info' | undefined
  /** Time in ms that a call may be without network before it ends; 30 s by default. */
  reconnectLimit?: number | undefined
}

/** How a call ended. */
export interface CallEnd {
  by: 'local' | 'remote' | 'system'
  /** Undefined when somebody hung up. */
  fault?: CallFault | undefined
  /** SIP status of the refusal, if there was one. */
  status?: number | undefined
}

/** Receives the events of one call. `onEnd` is called once, as the last one. */
export interface CallListener {
  /** The far end rings. `hasSound`: the gateway sends the ringing tone itself. */
  onRing: (hasSound: boolean) => void
  /** The far end has answered, or this end did; the sound is not connected yet. */
  onAnswer: () => void
  /** Both ends know that the other one has answered. */
  onTalk: () => void
  onHold: (isHeld: boolean) => void
  /** The network was lost (`false`), or the call is connected again. */
  onConnection: (isConnected: boolean) => void
  onEnd: (end: CallEnd) => void
}

/** One call on a line. */
export interface LineCall {
  readonly number: string
  listen: (listener: CallListener) => void
  answer: (microphone: MediaStream) => void
  /** Cancels, refuses or hangs up, whichever the call needs. */
  hangUp: () => void
  setMuted: (isMuted: boolean) => void
  setHeld: (isHeld: boolean) => void
  sendTone: (tone: string) => void
  /** Replaces the sent sound, for another microphone. */
  replaceMicrophone: (microphone: MediaStream) => Promise<void>
  /**
   * Asks the far end to call this number instead (blind transfer). Resolves when that number was reached; rejects with a `CallError`
   * when it was not.
   */
  transfer: (number: string) => Promise<void>
  /** Plays the far end through this output device. */
  playOn: (speakerId: string) => Promise<void>
}

/** Receives the events of a line outside of its calls. */
export interface LineListener {
  onIncoming: (call: LineCall) => void
  /** The gateway ended the registration; the line cannot be used for another call. */
  onLost: (fault: CallFault) => void
}

/** A registered seat. */
export interface Line {
  dial: (number: string, microphone: MediaStream) => LineCall
  /** Unregisters and disconnects. */
  close: () => void
}

/** Connects to a gateway and registers. Rejects with a `CallError`. */
export type OpenLine = (settings: LineSettings, listener: LineListener) => Promise<Line>
