/** Who called whom. */
export const CALL_DIRECTIONS = ['outgoing', 'incoming'] as const
export type CallDirection = (typeof CALL_DIRECTIONS)[number]

/** What a finished call was. */
export const CALL_RESULTS = ['answered', 'missed', 'cancelled', 'refused', 'failed'] as const
export type CallResult = (typeof CALL_RESULTS)[number]

/** A duration in ms as mm:ss. Minutes continue after 59. */
export function formatCallDuration(duration: number): string {
  const seconds = Math.max(0, Math.floor(duration / 1000))
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
