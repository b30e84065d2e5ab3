import { code128Bars, runsPath } from '@sqos/form-widgets/barcode'
import { qrRows } from '@sqos/form-widgets/qrcode'

const SVG = 'http://www.w3.org/2000/svg'

/** White modules beside the code. Sources: ISO/IEC 15417, 4.3.4; ISO/IEC 18004, 5.3.8. */
const QUIET = { bars: 10, qr: 4 }

/** A code that scanners read, as a picture of `width` × `height` mm; undefined if the text cannot be encoded. */
export function drawCode(
  kind: 'bars' | 'qr',
  { text, width, height }: { text: string; width: number; height: number },
): SVGSVGElement | undefined {
  const bars = kind === 'bars' ? code128Bars(text) : undefined
  const rows = kind === 'qr' ? qrRows(text) : bars === undefined ? undefined : [bars]
  if (!rows?.[0]) return undefined
  const margin = QUIET[kind]
  const top = kind === 'qr' ? margin : 0
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', text)
  svg.setAttribute('width', `${width}mm`)
  svg.setAttribute('height', `${height}mm`)
  svg.setAttribute('viewBox', `0 0 ${rows[0].length + 2 * margin} ${rows.length + 2 * top}`)
  svg.setAttribute('preserveAspectRatio', kind === 'qr' ? 'xMidYMid' : 'none')
  svg.setAttribute('shape-rendering', 'crispEdges')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', runsPath(rows, margin, top))
  svg.append(path)
  return svg
}
