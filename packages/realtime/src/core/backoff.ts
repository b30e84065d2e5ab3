import { SOCKET_CLOSE } from '@sqos/contract/realtime'

/** Milliseconds: the first pause, the longest one, and the spread after a server that stops. */
const FIRST = 1000
const LONGEST = 30_000
const SPREAD = 3000

/**
 * Milliseconds until the next attempt. The pause doubles up to 30 s, half of it at random, so that the clients of a server that
 * crashed do not return at one moment. After a server that stopped in good order, clients return within three seconds.
 */
export function pauseAfter({ attempt, code, random }: { attempt: number; code: number; random: () => number }): number {
  if (code === SOCKET_CLOSE.restart && attempt === 0) return random() * SPREAD
  const longest = Math.min(FIRST * 2 ** attempt, LONGEST)
  return longest / 2 + (random() * longest) / 2
}
