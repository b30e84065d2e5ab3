/** Bytes of a text, one for each character up to U+00FF. */
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)

/** Half a second of a tone. */
export function wav(): Uint8Array<ArrayBuffer> {
  const samples = 4000
  const bytes = new Uint8Array(44 + samples)
  const view = new DataView(bytes.buffer)
  bytes.set(bytesOf('RIFF'), 0)
  view.setUint32(4, 36 + samples, true)
  bytes.set(bytesOf('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8000, true)
  view.setUint32(28, 8000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  bytes.set(bytesOf('data'), 36)
  view.setUint32(40, samples, true)
  for (let at = 0; at < samples; at += 1) bytes[44 + at] = 128 + Math.round(60 * Math.sin(at / 3))
  return bytes
}
