/** A text, and whether it is truncated. */
export interface DecodedText {
  text: string
  isCut: boolean
}

const MARKS: readonly { mark: readonly number[]; encoding: string }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

/** Reads at most `maxBytes`; the encoding is that of the byte order mark, else UTF-8 if valid, else GB18030. */
export function decodeText(bytes: Uint8Array, maxBytes: number): DecodedText {
  const part = bytes.subarray(0, maxBytes)
  const isCut = bytes.length > maxBytes
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => part[index] === byte))
  if (marked) return { text: new TextDecoder(marked.encoding).decode(part), isCut }
  try {
    // `stream`: a truncated character at the end does not change the detected encoding.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(part, { stream: isCut }), isCut }
  } catch {
    return { text: new TextDecoder('gb18030').decode(part), isCut }
  }
}
