/** Precedes every dialled number (specification §5). */
const DIAL_PREFIX = '968'

const SEPARATORS = /[\s()-]/g

/** The number as it is dialled, without the spaces, hyphens and brackets of its notation. */
export const plainNumber = (text: string): string => text.replaceAll(SEPARATORS, '')

/** True for 3 to 20 digits. */
export const isDialable = (number: string): boolean => /^\d{3,20}$/.test(number)

/** The user part of the dialled address: 968 and the number. */
export const dialledNumber = (number: string): string => DIAL_PREFIX + number

/** The number as the panel shows it: the digits 4 to 7 are replaced (specification §5). */
export const maskNumber = (number: string): string =>
  number.replace(/^(.{3})(.{1,4})/, (_, head: string, middle: string) => head + '*'.repeat(middle.length))

/** A duration in ms as mm:ss. Minutes go on counting after an hour. */
export function formatDuration(duration: number): string {
  const seconds = Math.max(0, Math.floor(duration / 1000))
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}
