import { useWidgetText } from '../texts/text-context.ts'
import styles from './Barcode.module.css'
import { CodeHint } from './CodeHint.tsx'
import { runsPath } from './runs-path.ts'

/** White modules on both sides, which scanners need. Source: ISO/IEC 15417, 4.3.4. */
const QUIET_ZONE = 10

export interface BarsProps {
  text: string | undefined
  /** A digit per module; undefined if the text cannot be encoded. */
  bars: string | undefined
  width?: number | undefined
  height?: number | undefined
  lineColor?: string | undefined
  background?: string | undefined
}

/** Draws the bars, or a hint. */
export function Bars({ text, bars, width = 4, height = 40, lineColor = '#000', background = '#fff' }: BarsProps) {
  const { t } = useWidgetText()
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
}
