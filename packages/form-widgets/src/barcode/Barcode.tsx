import { memo, useMemo } from 'react'
import { readText, UNREADABLE } from '../base/readers.ts'
import { useLoaded } from '../base/use-loaded.ts'
import { type BarcodeFormat, code128Bars, isEncodable } from './bars.ts'
import { Bars, type BarsProps } from './Bars.tsx'

export interface BarcodeProps {
  /** Letters and digits. */
  value?: string | number | null | undefined
  /** Default code128; the others are loaded when one is drawn. */
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

/** A barcode with its text below; a hint if the text cannot be encoded. Kind `barcode`. */
export const Barcode = memo(function Barcode({ value, format = 'code128', ...look }: BarcodeProps) {
  const read = readText(value ?? '')
  const text = read === UNREADABLE ? undefined : read
  return format === 'code128' ? <Code128 text={text} {...look} /> : <OtherCode text={text} format={format} {...look} />
})

type CodeProps = Omit<BarsProps, 'bars'>

function Code128(props: CodeProps) {
  const { text = '' } = props
  const bars = useMemo(() => (isEncodable(text) ? code128Bars(text) : undefined), [text])
  return <Bars {...props} bars={bars} />
}

const loadOthers = () => import('./other-bars.ts')

function OtherCode({ format, ...props }: CodeProps & { format: BarcodeFormat }) {
  const { text = '' } = props
  const { part, hasFailed } = useLoaded(loadOthers)
  const bars = useMemo(() => part?.otherBars(text, format), [part, text, format])
  return part || hasFailed ? <Bars {...props} bars={bars} /> : null
}
