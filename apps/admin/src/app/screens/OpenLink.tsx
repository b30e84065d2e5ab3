import { useText } from '@sqos/i18n/react'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useParams } from 'react-router'
import { useTicketAddress } from '../../parts/ticket-link/use-ticket-address.ts'
import { selectLink } from '../menu/menu-selectors.ts'
import type { AppState } from '../store.ts'
import { useTitle } from '../use-title.ts'
import { Opening } from './Opening.tsx'
import styles from './OpenLink.module.css'

/** Opens a menu link in a new window: requests its ticket, or reports that its host may not receive one. */
export function Component() {
  const { id = '' } = useParams()
  const { t } = useText('admin')
  const route = useSelector((state: AppState) => selectLink(state, id))
  const address = useTicketAddress(route?.address ?? '')
  const href = address?.refusedHost === undefined ? address?.href : undefined
  useTitle(route?.fullName ?? '')

  useEffect(
    function leaveForLink() {
      if (href) globalThis.location.replace(href)
    },
    [href],
  )

  if (!route) return <Navigate to="/404" replace />
  if (address?.refusedHost === undefined) return <Opening />
  return (
    <main className={styles.note}>
      <output>{t('link.noTicket', { host: address.refusedHost })}</output>
      <a href={address.href} target="_blank" rel="noreferrer">
        {t('link.open', { title: route.fullName })}
      </a>
    </main>
  )
}
