/** From 0 (no input) to 4 (best within the rule). */
export type Strength = 0 | 1 | 2 | 3 | 4

const KINDS = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]
/** Sequences and repetitions that are guessed first. */
const GUESSED = /(.)\1{2,}|0123|1234|2345|3456|4567|5678|6789|abcd|qwer|asdf|zxcv|password|admin/i

/**
 * Estimates the strength of a password from its length, its character classes and common sequences. Letters and digits
 * alone, which the rule of the specification requires, can reach the maximum.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const different = new Set(password.toLowerCase()).size
  const points =
    1 +
    Number(password.length >= 8 && kinds >= 2) +
    Number(password.length >= 10 && kinds >= 2 && different >= 6) +
    Number(password.length >= 12 && kinds >= 3 && different >= 8)
  const capped = GUESSED.test(password) || password.length < 6 ? Math.min(points, 1) : points
  return LEVELS[capped] ?? 1
}

const LEVELS: readonly Strength[] = [0, 1, 2, 3, 4]
