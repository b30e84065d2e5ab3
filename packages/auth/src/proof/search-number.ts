import { SHA256 } from '@stablelib/sha256'

/** Message to the worker: find the number whose hash, appended to the salt, is `challenge`. */
export interface NumberSearch {
  /** SHA-256 in hexadecimal digits. */
  challenge: string
  salt: string
  maxnumber: number
}

/**
 * Finds the number of a challenge by brute force. Uses its own hash, because `crypto.subtle` exists only in secure
 * contexts, and such products often run without a certificate in a local network.
 */
export function searchNumber({ challenge, salt, maxnumber }: NumberSearch): number | undefined {
  const wanted = bytesOfHex(challenge)
  const encoder = new TextEncoder()
  const hash = new SHA256()
  const start = hash.update(encoder.encode(salt)).saveState()
  const digits = new Uint8Array(20)
  const digest = new Uint8Array(hash.digestLength)
  for (let number = 0; number <= maxnumber; number += 1) {
    const { written } = encoder.encodeInto(String(number), digits)
    hash.restoreState(start).update(digits, written).finish(digest)
    if (digest.every((byte, index) => byte === wanted[index])) return number
  }
  return undefined
}

const bytesOfHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
