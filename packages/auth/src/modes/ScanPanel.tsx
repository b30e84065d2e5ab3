import { Button, Spin } from '@arco-design/web-react'
import { IconRefresh } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { ScanCredentials } from '@sqos/session'
import { create } from 'qrcode'
import { useMemo, useState } from 'react'
import { MODES } from './catalogue.ts'
import styles from './ScanPanel.module.css'
import { type ScanView, useScanTicket } from './use-scan-ticket.ts'

interface ScanPanelProps {
  signInWith: (credentials: ScanCredentials) => Promise<unknown>
  /** The address that a phone opens for a ticket. */
  scanAddress: (ticket: string) => string
}

/** Shows a QR code; a phone that is signed in scans and confirms it. */
export function ScanPanel(props: ScanPanelProps) {
  const [round, setRound] = useState(0)
  return <OneTicket key={round} {...props} onRefresh={() => setRound(round + 1)} />
}

function OneTicket({ signInWith, scanAddress, onRefresh }: ScanPanelProps & { onRefresh: () => void }) {
  const { t } = useText(MODES)
  const view = useScanTicket(signInWith)
  const ended = endOf(view)

  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>{t('scanTitle')}</h2>
      <div className={styles['code']}>
        {'ticket' in view && <Code text={scanAddress(view.ticket)} name={t('qrCode')} isFaded={view.kind !== 'code'} />}
        {(view.kind === 'loading' || view.kind === 'signing-in') && <Spin className={styles['cover'] ?? ''} />}
        {ended && (
          <div className={styles['cover']}>
            <Button type="primary" icon={<IconRefresh aria-hidden />} onClick={onRefresh}>
              {t('scanRefresh')}
            </Button>
          </div>
        )}
      </div>
      <output className={styles['hint']}>
        {view.kind === 'failed' && view.message}
        {(view.kind === 'expired' || view.kind === 'refused') && t(ended ?? 'scanExpired')}
        {view.kind === 'signing-in' && t('scanSigningIn')}
        {view.kind === 'code' && t(view.isOpened ? 'scanned' : 'scanHint')}
      </output>
    </div>
  )
}

/** Text of a ticket that cannot be scanned any more. */
function endOf({ kind }: ScanView) {
  if (kind === 'refused') return 'scanRefused'
  return kind === 'expired' || kind === 'failed' ? 'scanExpired' : undefined
}

/** White modules around the code, which scanners need. Source: ISO/IEC 18004, 5.3.8. */
const MARGIN = 4

function Code({ text, name, isFaded }: { text: string; name: string; isFaded: boolean }) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg
      role="img"
      aria-label={name}
      data-address={text}
      data-faded={isFaded}
      className={styles['image']}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** The dark modules as one path of unit squares. */
function drawn(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const squares = Array.from(data, (dark, index) =>
    dark ? `M${(index % size) + MARGIN} ${Math.floor(index / size) + MARGIN}h1v1h-1z` : '',
  )
  return { size: size + 2 * MARGIN, path: squares.join('') }
}
