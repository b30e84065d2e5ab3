/** Letters that names of files cannot have on some system. */
const UNSAFE_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu

/** The name of a file with this text, without its extension. */
export const fileNameOf = (title: string): string => title.replaceAll(UNSAFE_IN_NAMES, ' ').trim() || 'article'
