/** Every reason why a call does not begin or ends early. The panel has a text for each (`fault.<name>`). */
export const CALL_FAULTS = [
  // Before anything is sent.
  'noSeat',
  'noCustcode',
  'noAppId',
  'notANumber',
  'inCall',
  // The microphone.
  'insecurePage',
  'microphoneRefused',
  'microphoneMissing',
  'microphoneTaken',
  'microphoneLost',
  // The telephony service and the gateway.
  'tokenRefused',
  'tokenUnreachable',
  'phoneNotLoaded',
  'gatewayAway',
  'registrationRefused',
  'gatewayFault',
  'connectionLost',
  // The far end.
  'busy',
  'rejected',
  'noAnswer',
  'unavailable',
  'numberUnknown',
  'mediaRefused',
  'transferRefused',
  'failed',
] as const

/** One of `CALL_FAULTS`. */
export type CallFault = (typeof CALL_FAULTS)[number]

/** An error with the reason that the user is shown. */
export class CallError extends Error {
  readonly fault: CallFault
  constructor(fault: CallFault, cause?: unknown) {
    super(fault, { cause })
    this.name = 'CallError'
    this.fault = fault
  }
}

/** The fault of a rejected step; `failed` for an error of an unknown kind. */
export const faultOf = (error: unknown): CallFault => (error instanceof CallError ? error.fault : 'failed')
