/** Letters that names of files cannot have on some system. */
const UNSAFE_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu

/** A text as the name of a file, without its extension; empty if nothing of it remains. */
export const safeFileName = (text: string): string => text.replaceAll(UNSAFE_IN_NAMES, ' ').trim()
