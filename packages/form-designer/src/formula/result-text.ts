/** A moment as `yyyy-MM-dd`, with the time unless it is midnight. */
export function formatDateTime(ms: number): string {
  const date = new Date(ms)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  return time === '00:00' ? day : `${day} ${time}`
}
