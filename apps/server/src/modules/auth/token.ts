import { createHash, randomBytes } from 'node:crypto'

/** Prefix of link tickets, so that they are never looked up as session tokens. */
export const TICKET_PREFIX = 'ticket.'

/** A new token for the browser, and its hash, which is stored. */
export function createToken(): { token: string; tokenHash: Buffer } {
  const secret = randomBytes(32).toString('base64url')
  return { token: `Bearer ${secret}`, tokenHash: hashOf(secret) }
}

/** The stored hash of a token or ticket. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** The secret of an `Authorization` header. */
export const secretOf = (token: string) => token.replace(/^Bearer /i, '')
