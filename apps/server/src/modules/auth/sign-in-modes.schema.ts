import { Type, type Static } from 'typebox'
import { component, Milliseconds } from '../../platform/schema.ts'

/** The mobile number that gets a code, with a captcha. */
export const SignInCodeBody = component(
  'SignInCodeBody',
  Type.Object({
    mobile: Type.String({ maxLength: 30, description: 'Mobile number' }),
    proof: Type.Optional(
      Type.String({
        maxLength: 1000,
        description: 'Solution of the challenge of `getLoginConfig` with `loginType` 2, as ALTCHA encodes it',
      }),
    ),
    code: Type.Optional(Type.String({ maxLength: 20, description: 'What the picture shows, in place of `proof`' })),
    timestamp: Type.Optional(Type.String({ maxLength: 30, description: 'Key under which the picture was fetched' })),
  }),
)
export type SignInCodeBody = Static<typeof SignInCodeBody>

/** The answer is the same for numbers that no account has. */
export const SignInCodeSent = component(
  'SignInCodeSent',
  Type.Object({ seconds: Type.Integer({ description: 'How long the number gets no other code' }) }),
)
export type SignInCodeSent = Static<typeof SignInCodeSent>

const ticket = Type.String({ minLength: 1, maxLength: 64, description: 'What the QR code says' })

/** A ticket for a QR code, and the secret with which the same browser gets the session. */
export const ScanTicket = component(
  'ScanTicket',
  Type.Object({
    ticket,
    secret: Type.String({ description: 'Stays in the browser that shows the QR code' }),
    seconds: Type.Integer({ description: 'How long the ticket is accepted' }),
  }),
)
export type ScanTicket = Static<typeof ScanTicket>

/** A ticket with its secret. */
export const ScanTicketKey = component(
  'ScanTicketKey',
  Type.Object({
    ticket,
    secret: Type.String({ minLength: 1, maxLength: 64, description: 'What came with the ticket' }),
  }),
)
export type ScanTicketKey = Static<typeof ScanTicketKey>

const SCAN_STATES = ['waiting', 'opened', 'confirmed', 'refused', 'expired'] as const

export const ScanTicketState = component(
  'ScanTicketState',
  Type.Object({
    state: Type.Unsafe<(typeof SCAN_STATES)[number]>({
      type: 'string',
      enum: SCAN_STATES,
      description: '`confirmed`: sign in with `loginType` 3; `expired` also for foreign tickets',
    }),
  }),
)
export type ScanTicketState = Static<typeof ScanTicketState>

/** A ticket that a signed-in person has scanned. */
export const ScannedTicket = component('ScannedTicket', Type.Object({ ticket }))

/** The computer that asks. */
export const OpenedScanTicket = component(
  'OpenedScanTicket',
  Type.Object({
    ipAddress: Type.String({ description: 'Address of the computer' }),
    ipAddressName: Type.String({ description: 'Place of the address, as far as it reveals one' }),
    platform: Type.String({ description: 'Browser and operating system of the computer' }),
    createdAt: Milliseconds,
    seconds: Type.Integer({ description: 'How long the ticket is still accepted' }),
  }),
)
export type OpenedScanTicket = Static<typeof OpenedScanTicket>

/** Whether the computer may sign in as the caller. */
export const ScanTicketAnswer = component('ScanTicketAnswer', Type.Object({ ticket, accepted: Type.Boolean() }))
export type ScanTicketAnswer = Static<typeof ScanTicketAnswer>

/** The mode that the requirements are for. */
export const LoginConfigQuery = Type.Object({
  loginType: Type.Optional(
    Type.String({ maxLength: 50, default: '1', description: '1 for a sign-in with password, 2 for sending a code' }),
  ),
})
