import { type Crop, partOf } from './crop.ts'

/** An image and its crop. */
export interface CroppedPicture {
  picture: ImageBitmap
  crop: Crop
  /** Aspect ratio of the crop. */
  ratio: number
  /** Background of transparent images; undefined keeps the transparency. */
  ground?: string | undefined
}

/** Draws the crop over the whole canvas. */
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

/** Size and type of a cropped image. */
export interface CutSize {
  /** px */
  width: number
  /** px */
  height: number
  type: 'image/jpeg' | 'image/png'
}

/** The crop as a new image. JPEG with a quality of 0.92. */
export function cutOut(cropped: CroppedPicture, { width, height, type }: CutSize): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  drawPart(canvas, cropped)
  return canvas.convertToBlob(type === 'image/jpeg' ? { type, quality: 0.92 } : { type })
}
