/** The square of a picture that is kept: its middle in the picture's own pixels, and how near one looks. */
export interface Crop {
  x: number
  y: number
  /** 1 shows the largest square, MAX_ZOOM the smallest. */
  zoom: number
}

interface Size {
  width: number
  height: number
}

export const MAX_ZOOM = 4

/** Pixels of the picture along a side of the square. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

/** The largest square in the middle. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The nearest crop that lies within the picture. */
export function withinPicture(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM)
  const half = sideOf(size, { ...crop, zoom }) / 2
  return { zoom, x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half) }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
