import type { MouseEvent, ReactNode } from 'react'
import { usePortalServices } from './services.ts'

interface PortalLinkProps {
  to: string
  className?: string | undefined
  children: ReactNode
}

/** Addresses of other sites. */
const isExternal = (address: string) => /^https?:\/\//i.test(address)

/** Addresses that a document may lead to: paths of the application, and the web. */
export const isSafeLink = (address: string): boolean => isExternal(address) || /^\/(?![/\\])/.test(address)

/** A link to a page of the application, or to another site in a new tab. */
export function PortalLink({ to, className, children }: PortalLinkProps) {
  const { go } = usePortalServices()
  if (isExternal(to)) {
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
