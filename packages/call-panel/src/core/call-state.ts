/** States of a call, with the numbers of the specification (§4): records and telephony services store the number. */
export const CALL_STATE = { idle: 0, outgoing: 1, incoming: 2, connecting: 3, connected: 4 } as const

/** One of the values of `CALL_STATE`. */
export type CallState = (typeof CALL_STATE)[keyof typeof CALL_STATE]

/** Who called whom. */
export type CallDirection = 'outgoing' | 'incoming'
