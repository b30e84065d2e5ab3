import { memo, useMemo } from 'react'
import { CodeHint } from './CodeHint.tsx'
import { readText, UNREADABLE } from '../base/readers.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { runsPath } from './runs-path.ts'
import { type BarcodeFormat, barsOf, QUIET_ZONE } from './bars.ts'
import styles from './Barcode.module.css'

export interface BarcodeProps {
  /** Letters and digits. */
  value?: string | number | null | undefined
  /** Default code128. */
  format?: BarcodeFormat | undefined
  /** px of the narrowest bar. Default 4. */
  width?: number | undefined
  /** px. Default 40. */
  height?: number | undefined
  /** Default #000. */
  lineColor?: string | undefined
  /** Default #fff. Scanners want light behind dark, in dark themes too. */
  background?: string | undefined
}

/** A text as bars, with the text below; a hint where it cannot be drawn. Kind `barcode`. */
export const Barcode = memo(function Barcode(props: BarcodeProps) {
  const { value, format = 'code128', width = 4, height = 40, lineColor = '#000', background = '#fff' } = props
  const { t } = useWidgetText()
  const read = readText(value ?? '')
  const text = read === UNREADABLE ? undefined : read
  const bars = useMemo(() => (text === undefined ? undefined : barsOf(text, format)), [text, format])

  if (!bars) return <CodeHint>{t(text === '' ? 'barcode.empty' : 'barcode.impossible')}</CodeHint>
  const modules = bars.length + 2 * QUIET_ZONE
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={t('barcode.label', { text: text ?? '' })}
        className={styles.bars}
        width={modules * width}
        height={height}
        viewBox={`0 0 ${modules} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        <rect width={modules} height={1} fill={background} />
        <path d={runsPath([bars], QUIET_ZONE)} fill={lineColor} />
      </svg>
      <figcaption className={styles.text} aria-hidden>
        {text}
      </figcaption>
    </figure>
  )
})
