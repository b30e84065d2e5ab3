/** `TZ` in the environment of the start; undefined where the machine decides. */
const started = process.env['TZ']

/** IANA name of the time zone in which the server was started. */
export const MACHINE_TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone

let current = ''

/**
 * Sets the time zone of this process: dates in lists, exports, messages and on paper are written in it. An empty name
 * stands for the zone of the machine. A name that `isTimeZone` refuses must not be passed.
 */
export function setTimeZone(name: string): void {
  if (name === current) return
  current = name
  const zone = name || started
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
}

/** Whether the name is an IANA time zone (`Asia/Shanghai`). */
export function isTimeZone(name: string): boolean {
  // Offsets (`+08:00`) are accepted by Intl, but mean something else in `TZ`.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
