import { CALL_STATE, type CallDirection, type CallState } from './call-state.ts'

/** What a panel shows. A new object after each change. */
export interface PhoneSnapshot {
  state: CallState
  /** False when the panel is hidden: 500 ms after the end of a call (specification §9). */
  isVisible: boolean
  direction: CallDirection
  /** Masked. */
  number: string
  /** The far end rings. */
  isRinging: boolean
  isMuted: boolean
  isHeld: boolean
  /** The network was lost; the call is being connected again. */
  isReconnecting: boolean
  /** The far end was asked to call another number. */
  isTransferring: boolean
  /** Milliseconds since 1970; set while the parties talk, and until the panel is hidden. */
  answeredAt?: number | undefined
  endedAt?: number | undefined
  /** The seat is registered, so calls can come in. */
  isOnline: boolean
}

/** A phone without a call. */
export const IDLE: PhoneSnapshot = {
  state: CALL_STATE.idle,
  isVisible: false,
  direction: 'outgoing',
  number: '',
  isRinging: false,
  isMuted: false,
  isHeld: false,
  isReconnecting: false,
  isTransferring: false,
  isOnline: false,
}
