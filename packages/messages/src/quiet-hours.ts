import type { MessageSetting } from '@sqos/api-client/message'

/** Whether a moment lies in the quiet hours, in the time of the browser. Hours that end before they begin pass midnight. */
export function isQuiet({ enabled, from, to }: MessageSetting['quiet'], moment: Date): boolean {
  if (!enabled || from === to) return false
  const time = minutesOf(`${moment.getHours()}:${moment.getMinutes()}`)
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return start < end ? time >= start && time < end : time >= start || time < end
}

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}
