import { memo, useMemo } from 'react'
import { CodeHint } from '../barcode/CodeHint.tsx'
import { runsPath } from '../barcode/runs-path.ts'
import { readText, UNREADABLE } from '../base/readers.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { qrRows, QUIET_ZONE } from './qr-rows.ts'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** Any text; `formQrText` writes that of a dynamic form. */
  value?: string | number | null | undefined
  /** px. Default 40; designers begin with 100. */
  size?: number | undefined
  /** Default #000. */
  colorDark?: string | undefined
  /** Default #fff. Scanners want light behind dark, in dark themes too. */
  colorLight?: string | undefined
  /** Name for screen readers. Default: its text. */
  'aria-label'?: string | undefined
}

/** A QR code; a hint if the text cannot be encoded. Kind `qrcode`. */
export const QrCode = memo(function QrCode(props: QrCodeProps) {
  const { value, size = 40, colorDark = '#000', colorLight = '#fff' } = props
  const { t } = useWidgetText()
  const read = readText(value ?? '')
  const text = read === UNREADABLE ? undefined : read
  const rows = useMemo(() => (text === undefined ? undefined : qrRows(text)), [text])

  if (!rows) return <CodeHint>{t(text === '' ? 'qrcode.empty' : 'qrcode.impossible')}</CodeHint>
  const modules = rows.length + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={props['aria-label'] ?? t('qrcode.label', { text: text ?? '' })}
      className={styles.code}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill={colorLight} />
      <path d={runsPath(rows, QUIET_ZONE, QUIET_ZONE)} fill={colorDark} />
    </svg>
  )
})
