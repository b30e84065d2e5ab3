/** Which element plays a file. */
export type MediaKind = 'audio' | 'video'

const EXTENSIONS: Readonly<Record<MediaKind, ReadonlySet<string>>> = {
  audio: new Set(['mp3', 'm4a', 'aac', 'wav', 'flac', 'oga', 'ogg', 'opus', 'weba', 'amr', 'wma']),
  video: new Set(['mp4', 'm4v', 'webm', 'ogv', 'mov', 'mkv', 'avi', 'wmv', 'flv', 'mpg', 'mpeg', '3gp']),
}

/**
 * Detects audio and video by name, because the content is not fetched. Only the browser knows whether it has a decoder.
 */
export function mediaKindOf(name: string): MediaKind | undefined {
  const extension = extensionOf(name)
  if (EXTENSIONS.audio.has(extension)) return 'audio'
  return EXTENSIONS.video.has(extension) ? 'video' : undefined
}

/** Office documents that a server may convert. The frame renders only the resulting PDF. */
const CONVERTED = new Set(['doc', 'dot', 'odt', 'ott', 'ppt', 'pps', 'pot', 'odp', 'otp'])

/** Whether the frame can show the file only after a conversion by the server, by name. */
export const isConverted = (name: string) => CONVERTED.has(extensionOf(name))

/** Types without a preview, which are not fetched. */
const ONLY_DOWNLOADED = new Set(['wps', 'et', 'dps', 'rar', '7z', 'gz', 'tar'])

/** Whether a file has no preview, by name. */
export const isOnlyDownloaded = (name: string) => ONLY_DOWNLOADED.has(extensionOf(name))

/** The lower-case extension without its dot; empty without an extension. */
export const extensionOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
