import type { Generated } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    sessions: SessionsTable
    linkTickets: LinkTicketsTable
    captchas: CaptchasTable
    authSecret: AuthSecretTable
    signInFailures: SignInFailuresTable
    signInCodes: SignInCodesTable
    scanTickets: ScanTicketsTable
  }
}

/** Signed-in browsers; only the hash of a token is kept. */
export interface SessionsTable {
  id: string
  tokenHash: Buffer
  userId: string
  createdAt: Date
  expiresAt: Date
  endedAs: 'signedOut' | 'signedInElsewhere' | 'forcedOffline' | 'expired' | null
  ip: string
  platform: string
  /** The user as whom the session views the application; such a session is read-only. */
  viewAsUserId: Generated<string | null>
  /** The session was opened with a given password, which the user must change before anything else. */
  mustChangePassword: Generated<boolean>
}

/** Tickets that menu links carry in place of the session token. */
export interface LinkTicketsTable {
  ticketHash: Buffer
  sessionId: string
  /** The host that receives the ticket, with its port unless that is the default. */
  host: string
  expiresAt: Date
}

/** Captcha images that were not answered yet, and accepted proofs of work. */
export interface CaptchasTable {
  /** The key of a picture, or `proof:` and the challenge. */
  key: string
  /** What the picture shows, in lower case; empty for proofs. */
  code: string
  expiresAt: Date
}

/** The one secret with which cookies of known devices and challenges are signed. */
export interface AuthSecretTable {
  onlyRow: Generated<boolean>
  secret: string
}

/** Numbers of consecutive wrong passwords, for existing and non-existing accounts alike. */
export interface SignInFailuresTable {
  /** `user:` and the id, `name:` and what was typed, `device:`, `session:`, `address:`, `code:`, `codes:`, `messages:` or `picture:` and a subject. */
  subject: string
  failures: number
  lastFailureAt: Date
}

/** The last code that was sent to a mobile number, known or not. */
export interface SignInCodesTable {
  mobile: string
  codeHash: Buffer
  /** Number of codes that were tried against this one. */
  guesses: Generated<number>
  sentAt: Date
  expiresAt: Date
}

/** Tickets that sign-in pages show as QR codes. */
export interface ScanTicketsTable {
  ticketHash: Buffer
  /** Only the browser that requested the ticket has the secret. */
  secretHash: Buffer
  state: 'waiting' | 'opened' | 'confirmed' | 'refused'
  /** Address and browser of the sign-in page. */
  ip: string
  platform: string
  createdAt: Date
  expiresAt: Date
  /** The user who opened the ticket, and the session that confirmed it. */
  userId: Generated<string | null>
  sessionId: Generated<string | null>
}
