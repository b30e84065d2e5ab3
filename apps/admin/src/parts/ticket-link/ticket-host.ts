import { withTicket } from './ticket-address.ts'

/**
 * The host that receives the ticket; undefined for an invalid address, and when the ticket would be part of the host,
 * where it could lead to another server.
 */
export function ticketHostOf(address: string, base: string): string | undefined {
  const [empty, filled] = ['', 'x'].map((ticket) => hostOf(withTicket(address, ticket), base))
  return empty === filled ? empty : undefined
}

const hostOf = (address: string, base: string) =>
  URL.canParse(address, base) ? new URL(address, base).host : undefined
