/** File categories by extension. */
export type FileCategory = 'image' | 'video' | 'audio' | 'document' | 'other'

/** Extensions of each category; all others are `other`. */
export const CATEGORY_EXTENSIONS: Readonly<Record<Exclude<FileCategory, 'other'>, readonly string[]>> = {
  image: ['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp'],
  video: ['mp4', 'm3u8', 'rmvb', 'avi', 'swf', '3gp', 'mkv', 'flv'],
  audio: ['mp3', 'wav', 'wma', 'ogg', 'aac', 'flac'],
  document: 'doc txt docx pages epub pdf numbers csv xls xlsx keynote ppt pptx'.split(' '),
}

/** The extension of a name in lower case without its dot; empty for a name without one. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** The category of a file, by its name. */
export function categoryOf(name: string): FileCategory {
  const extension = extensionOf(name)
  const categories = ['image', 'video', 'audio', 'document'] as const
  return categories.find((category) => CATEGORY_EXTENSIONS[category].includes(extension)) ?? 'other'
}
