/** A crop: its centre in image pixels, and the zoom. */
export interface Crop {
  x: number
  y: number
  /** 1 is the largest crop, MAX_ZOOM the smallest. */
  zoom: number
}

interface Size {
  width: number
  height: number
}

/** An image and the aspect ratio of its crop. */
export interface Frame extends Size {
  ratio: number
}

/** Maximum zoom: the smallest crop has a quarter of the side lengths of the largest. */
export const MAX_ZOOM = 4

/** Width and height of the crop in image pixels. */
export function partOf({ width, height, ratio }: Frame, { zoom }: Pick<Crop, 'zoom'>): Size {
  const widest = Math.min(width, height * ratio)
  return { width: widest / zoom, height: widest / ratio / zoom }
}

/** The largest crop, in the middle. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The nearest crop within the image. */
export function withinPicture(frame: Frame, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM)
  const part = partOf(frame, { zoom })
  return {
    zoom,
    x: clamp(crop.x, part.width / 2, frame.width - part.width / 2),
    y: clamp(crop.y, part.height / 2, frame.height - part.height / 2),
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
