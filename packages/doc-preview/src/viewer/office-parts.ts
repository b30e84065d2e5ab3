import { unpack } from './archive.ts'
import { NotShown } from './view.ts'

/** Unpacked bytes of an Office document; larger documents are bombs or too large for a browser. */
const MAX_UNPACKED = 200_000_000

/** The parts of an Office document, unpacked with limits. No office program writes entities into them, so a file with entities is refused as malicious. */
export function officeParts(bytes: Uint8Array): Map<string, Uint8Array<ArrayBuffer>> {
  const parts = unpack(bytes, { maxBytes: MAX_UNPACKED })
  for (const [name, content] of parts) {
    if (!/\.(?:xml|rels|vml)$/i.test(name)) continue
    const start = new TextDecoder('latin1').decode(content.subarray(0, 2000))
    if (start.includes('<!DOCTYPE') || start.includes('<!ENTITY')) throw new NotShown('damaged')
  }
  return parts
}
