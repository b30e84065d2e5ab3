/** The part of a picture that is kept: its middle in the picture's own pixels, and how near one looks. */
export interface Crop {
  x: number
  y: number
  /** 1 shows the largest part, MAX_ZOOM the smallest. */
  zoom: number
}

interface Size {
  width: number
  height: number
}

/** A picture, and the width per height of what is kept of it. */
export interface Frame extends Size {
  ratio: number
}

/** How near one may look: the smallest part is a quarter of the largest, along each side. */
export const MAX_ZOOM = 4

/** Width and height of the part, in pixels of the picture. */
export function partOf({ width, height, ratio }: Frame, { zoom }: Pick<Crop, 'zoom'>): Size {
  const widest = Math.min(width, height * ratio)
  return { width: widest / zoom, height: widest / ratio / zoom }
}

/** The largest part, in the middle. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The nearest crop that lies within the picture. */
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
