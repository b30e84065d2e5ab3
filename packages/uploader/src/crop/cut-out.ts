import { type Crop, partOf } from './crop.ts'

/** A picture and what of it is kept. */
export interface CroppedPicture {
  picture: ImageBitmap
  crop: Crop
  /** Width per height of what is kept. */
  ratio: number
  /** Colour behind a picture that is transparent; nothing leaves it so. */
  ground?: string | undefined
}

/** Draws the part that is kept over the whole canvas. */
export function drawPart(canvas: HTMLCanvasElement | OffscreenCanvas, cropped: CroppedPicture): void {
  const { picture, crop, ratio, ground } = cropped
  const context = canvas.getContext('2d')
  // Both kinds of canvas have it; TypeScript knows no common type of their contexts.
  if (!context || !('drawImage' in context)) return
  const { width, height } = partOf({ width: picture.width, height: picture.height, ratio }, crop)
  context.clearRect(0, 0, canvas.width, canvas.height)
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, crop.x - width / 2, crop.y - height / 2, width, height, 0, 0, canvas.width, canvas.height)
}

/** Size of a picture that is cut out, and its kind. */
export interface CutSize {
  /** px */
  width: number
  /** px */
  height: number
  type: 'image/jpeg' | 'image/png'
}

/** The part that is kept, as a picture of its own. JPEG at a quality of 0.92. */
export function cutOut(cropped: CroppedPicture, { width, height, type }: CutSize): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  drawPart(canvas, cropped)
  return canvas.convertToBlob(type === 'image/jpeg' ? { type, quality: 0.92 } : { type })
}
