import type { CallFault } from './call-fault.ts'
import type { CallRecord } from './call-record.ts'
import type { DeviceChoice } from './device-choice.ts'
import type { Gateway, LineSettings, OpenLine } from './line.ts'
import type { CheckMicrophone, OpenMicrophone } from './microphone.ts'
import type { PlayTone } from './play-tone.ts'
import type { CallUser, SeatTokenSource } from './seat-token.ts'

/** Events of a call that are not faults. The panel has a text for each (`notice.<name>`). */
export type CallNotice = 'microphoneReplaced' | 'transferred'

/** Ends the claim on the only call. */
export type ReleaseCall = () => void

/** The user, the gateway and what the page does with questions, faults and records. */
export interface PhoneOptions {
  user: CallUser
  gateway: Gateway
  seatToken: SeatTokenSource
  /** Asks before a call; the call is given up unless it resolves to true. */
  confirm?: ((maskedNumber: string) => Promise<boolean>) | undefined
  onFault?: ((fault: CallFault) => void) | undefined
  /** Receives events that the user should know of. `detail` is the name of a device. */
  onNotice?: ((notice: CallNotice, detail: string) => void) | undefined
  /** Receives each call three times at most: when it starts, is answered and has ended. */
  onRecord?: ((record: CallRecord) => void) | undefined
  /** Stays registered between calls, so that calls can come in. */
  receives?: boolean | undefined
  /** Time in ms that a called number may ring; 60 s by default. */
  ringLimit?: number | undefined
  /** Time in ms that a call may be without network before it ends; 30 s by default. */
  reconnectLimit?: number | undefined
  tones?: LineSettings['tones']
  /** Chosen microphone and speaker; by default a choice that this browser remembers. */
  devices?: DeviceChoice | undefined
  /** For other SIP libraries, stories and tests; JsSIP by default, loaded when it is used first. */
  openLine?: OpenLine | undefined
  /** For stories and tests; the browser's by default. */
  openMicrophone?: OpenMicrophone | undefined
  /** For stories and tests; asks the browser by default, unless `openMicrophone` is given. */
  checkMicrophone?: CheckMicrophone | undefined
  /** For stories and tests; Web Audio by default. */
  playTone?: PlayTone | undefined
}
