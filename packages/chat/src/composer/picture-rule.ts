/** Largest picture in bytes (specification: under 5 MB). */
const MAX_PICTURE = 5 * 1_048_576

/** The types that the server accepts as pictures; others, such as SVG, are sent as files. */
const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'])

/** Whether a file is sent as a picture. */
export const isPicture = ({ type }: File): boolean => PICTURES.has(type)

/** Whether a file is a picture that is too large to be sent. */
export const isOversized = (file: File): boolean => isPicture(file) && file.size >= MAX_PICTURE
