import { useIssueLinkTicketMutation } from '@sqos/api-client/auth'
import { useEffect, useState } from 'react'
import { wantsTicket, withTicket } from './ticket-address.ts'
import { ticketHostOf } from './ticket-host.ts'

/** The address of a link, ready to open. */
export interface OpenableAddress {
  href: string
  /** The host that may not receive a ticket although the address contains the placeholder. */
  refusedHost?: string
}

/** The address of a menu link with a new ticket; undefined until the server has answered. */
export function useTicketAddress(address: string): OpenableAddress | undefined {
  const [issue] = useIssueLinkTicketMutation()
  const [answer, setAnswer] = useState<{ address: string } & OpenableAddress>()

  useEffect(
    function askForTicket() {
      if (!wantsTicket(address)) return
      let isCurrent = true
      const host = ticketHostOf(address, globalThis.location.href)

      async function ask() {
        const ticket = host === undefined ? null : ((await issue({ linkTicketBody: { host } })).data?.ticket ?? null)
        if (!isCurrent) return
        const href = withTicket(address, ticket ?? '')
        setAnswer(ticket === null ? { address, href, refusedHost: host ?? '' } : { address, href })
      }
      void ask()
      return () => {
        isCurrent = false
      }
    },
    [address, issue],
  )

  if (!wantsTicket(address)) return { href: address }
  return answer?.address === address ? answer : undefined
}
