/** A point on the paper, in its own pixels. */
export interface Point {
  x: number
  y: number
}

/** From where the pen touched to where it left. */
export type Stroke = readonly Point[]

/** The content of the paper: strokes, or a typed name. */
export interface Ink {
  strokes: readonly Stroke[]
  name: string
}

export const NO_INK: Ink = { strokes: [], name: '' }

/** The paper in CSS pixels; the picture has twice as many each way, so that it prints well. */
export const PAPER = { width: 480, height: 160, scale: 2 }

const PEN_WIDTH = 2.5

export const isBlank = ({ strokes, name }: Ink): boolean => strokes.length === 0 && name === ''

/** Undoes the last stroke or the name. */
export const withoutLast = ({ strokes, name }: Ink): Ink =>
  name ? { strokes, name: '' } : { strokes: strokes.slice(0, -1), name }

/** Redraws everything: white paper and black ink in every theme. */
export function drawInk(canvas: HTMLCanvasElement, { strokes, name }: Ink): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { width, height, scale } = PAPER
  pen.setTransform(scale, 0, 0, scale, 0, 0)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#000'
  pen.fillStyle = '#000'
  pen.lineWidth = PEN_WIDTH
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const stroke of strokes) drawStroke(pen, stroke)
  if (name) drawName(pen, name)
}

/** Curves through the midpoints between points, so that strokes have no corners. */
function drawStroke(pen: CanvasRenderingContext2D, stroke: Stroke) {
  const [first, ...rest] = stroke
  if (!first) return
  pen.beginPath()
  pen.moveTo(first.x, first.y)
  let before = first
  for (const point of rest) {
    pen.quadraticCurveTo(before.x, before.y, (before.x + point.x) / 2, (before.y + point.y) / 2)
    before = point
  }
  pen.lineTo(before.x, before.y)
  pen.stroke()
}

function drawName(pen: CanvasRenderingContext2D, name: string) {
  const { width, height } = PAPER
  const font = (size: number) => `${size}px "Segoe Script", "Snell Roundhand", KaiTi, STKaiti, "DFKai-SB", cursive`
  pen.font = font(64)
  pen.font = font(Math.max(12, Math.min(64, (64 * (width - 40)) / pen.measureText(name).width)))
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(name, width / 2, height / 2)
}
