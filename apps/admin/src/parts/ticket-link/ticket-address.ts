/** Stands in the address of a menu link where its ticket belongs. Source: contract of the shell, 3.2. */
export const TICKET_PLACEHOLDER = '${token}'

/** Address of the page that asks for a ticket and then leads to the link of the entry that follows. */
export const TICKET_PAGE = '/openLink'

/** Whether a ticket belongs into an address. */
export const wantsTicket = (address: string) => address.includes(TICKET_PLACEHOLDER)

/** The address with the ticket in its place. */
export const withTicket = (address: string, ticket: string) =>
  address.replaceAll(TICKET_PLACEHOLDER, encodeURIComponent(ticket))
