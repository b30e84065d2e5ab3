import { Button } from '@arco-design/web-react'
import { IconCheckCircleFill, IconExclamationCircleFill, IconInfoCircleFill } from '@arco-design/web-react/icon'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { selectUser, type SessionRootState } from '@sqos/session'
import { useSelector } from 'react-redux'
import { MODES } from './catalogue.ts'
import styles from './ConfirmSignInPage.module.css'
import { useScannedTicket } from './use-scanned-ticket.ts'

export interface ConfirmSignInPageProps {
  /** The ticket of the scanned QR code. */
  ticket: string
  /** Leaves the page after the answer. */
  onLeave: () => unknown
}

/** Shows a signed-in user on the phone which computer asks to sign in as them, and sends their answer. */
export function ConfirmSignInPage({ ticket, onLeave }: ConfirmSignInPageProps) {
  const { t } = useText(MODES)
  const user = useSelector((state: SessionRootState) => selectUser(state))
  const { state, computer, busyWith, answer, retry } = useScannedTicket(ticket)

  if (state === 'loading') return <main className={styles['page']} aria-busy />
  if (state !== 'asking' || !computer) {
    const isConfirmed = state === 'confirmed'
    return (
      <main className={styles['page']}>
        <div className={styles['card']}>
          <div aria-live="polite" className={styles['result']}>
            {isConfirmed && <IconCheckCircleFill aria-hidden className={styles['done']} />}
            {!isConfirmed && <IconInfoCircleFill aria-hidden className={styles['ended']} />}
            <h1 className={styles['title']}>{t(state === 'asking' ? 'ticketGone' : state)}</h1>
            {state === 'ticketGone' && <p className={styles['text']}>{t('ticketGoneText')}</p>}
          </div>
          <div className={styles['answers']}>
            {state === 'unavailable' && (
              <Button type="primary" size="large" long onClick={retry}>
                {t('retry')}
              </Button>
            )}
            <Button size="large" long onClick={() => void onLeave()}>
              {t('leave')}
            </Button>
          </div>
        </div>
      </main>
    )
  }
  const place = computer.ipAddressName && ` (${computer.ipAddressName})`
  const facts = [
    ['device', computer.platform || t('unknown')],
    ['address', computer.ipAddress + place],
    ['time', formatDate(computer.createdAt, 'YYYY-MM-DD HH:mm:ss')],
    ['you', user ? `${user.userName}/${user.userAccount}` : ''],
  ] as const

  return (
    <main className={styles['page']}>
      <div className={styles['card']}>
        <div>
          <h1 className={styles['title']}>{t('confirmTitle')}</h1>
          <p className={styles['text']}>{t('confirmText')}</p>
        </div>
        <dl className={styles['facts']}>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['warning']}>
          <IconExclamationCircleFill aria-hidden />
          <span>{t('warning')}</span>
        </p>
        <div className={styles['answers']}>
          <Button
            type="primary"
            size="large"
            long
            loading={busyWith === 'accept'}
            aria-disabled={busyWith !== undefined}
            onClick={() => void answer(true)}
          >
            {t('confirmSignIn')}
          </Button>
          <Button
            size="large"
            long
            loading={busyWith === 'refuse'}
            aria-disabled={busyWith !== undefined}
            onClick={() => void answer(false)}
          >
            {t('refuseSignIn')}
          </Button>
        </div>
      </div>
    </main>
  )
}
