/** Stands in the address of a menu link where its ticket belongs. Source: contract of the shell, 3.2. */
export const TICKET_PLACEHOLDER = '${token}'

/** Address of the page that asks for a ticket and then leads to the link of the entry that follows. */
export const TICKET_PAGE = '/openLink'

/** Whether a ticket belongs into an address. */
export const wantsTicket = (address: string) => address.includes(TICKET_PLACEHOLDER)

/** The address with the ticket in its place. */
export const withTicket = (address: string, ticket: string) =>
  address.replaceAll(TICKET_PLACEHOLDER, encodeURIComponent(ticket))

/**
 * The host that receives the ticket; undefined when the ticket would be a part of the host, where it could lead to another
 * server, or when the address is none.
 */
export function ticketHostOf(address: string, base: string): string | undefined {
  const [empty, filled] = ['', 'x'].map((ticket) => hostOf(withTicket(address, ticket), base))
  return empty === filled ? empty : undefined
}

const hostOf = (address: string, base: string) =>
  URL.canParse(address, base) ? new URL(address, base).host : undefined
