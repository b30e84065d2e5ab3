import { useIssueLinkTicketMutation } from '@sqos/api-client/auth'
import { useEffect, useState } from 'react'
import { wantsTicket, withTicket } from './ticket-address.ts'
import { ticketHostOf } from './ticket-host.ts'

/** The address of a link that is ready to be opened. */
export interface OpenableAddress {
  href: string
  /** The host that receives no ticket although the address asks for one. */
  refusedHost?: string
}

/** The address of a menu link with a fresh ticket in it; undefined until the server has answered. */
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
