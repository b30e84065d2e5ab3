import { isWebAddress } from '@sqos/validators'
import type { MouseEvent, ReactNode } from 'react'
import { isSafeLink } from './safe-address.ts'
import { usePortalServices } from './services.ts'

interface PortalLinkProps {
  to: string
  className?: string | undefined
  children: ReactNode
}

/** A link to a page of the application, or to another site in a new tab; plain text for other addresses. */
export function PortalLink({ to, className, children }: PortalLinkProps) {
  const { go } = usePortalServices()
  if (!isSafeLink(to)) return <span className={className}>{children}</span>
  if (isWebAddress(to)) {
    return (
      <a href={to} className={className} target="_blank" rel="noreferrer noopener">
        {children}
      </a>
    )
  }

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to)
  }

  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  )
}
