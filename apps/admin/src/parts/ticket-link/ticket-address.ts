/** Placeholder for the ticket in the address of a menu link. Source: contract of the shell, 3.2. */
export const TICKET_PLACEHOLDER = '${token}'

/** Address of the page that requests a ticket and opens the link of the entry that follows. */
export const TICKET_PAGE = '/openLink'

/** Whether an address contains the placeholder. */
export const wantsTicket = (address: string) => address.includes(TICKET_PLACEHOLDER)

/** Replaces the placeholder of the address by the ticket. */
export const withTicket = (address: string, ticket: string) =>
  address.replaceAll(TICKET_PLACEHOLDER, encodeURIComponent(ticket))
