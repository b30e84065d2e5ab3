import { useText } from '@sqos/i18n/react'
import { usePageRoute } from '../../parts/page-route/page-route.ts'
import { useRouteTitle } from '../../app/menu/use-route-title.ts'
import { withTicket } from '../../parts/ticket-link/ticket-address.ts'
import { useTicketAddress } from '../../parts/ticket-link/use-ticket-address.ts'
import styles from './LinkPage.module.css'

/** Sandbox of a linked site: it works normally, but cannot navigate the window that shows it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals'

/** Page of menu entries of type 7 with target `_self`: an external site inside the frame. */
export default function LinkPage() {
  const { t } = useText('admin')
  const route = usePageRoute()
  const titleOf = useRouteTitle()
  const address = useTicketAddress(route?.address ?? '')
  if (!route?.address || !address) return null

  const title = titleOf(route)
  return (
    <div className={styles.page}>
      <iframe className={styles.frame} src={address.href} title={title} sandbox={SANDBOX} />
      <p className={styles.note}>
        {address.refusedHost !== undefined && <output>{t('link.noTicket', { host: address.refusedHost })} </output>}
        <a href={withTicket(route.address, '')} target="_blank" rel="noreferrer">
          {t('link.open', { title })}
        </a>
      </p>
    </div>
  )
}
