const FILE_UNITS = ['bytes', 'KB', 'MB', 'GB'] as const
const NUMBER_UNITS = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const

/** Formats a size in bytes: `1.5 MB`, at most two decimals. */
export function formatFileSize(bytes: number): string {
  const { value, unit } = scale(bytes, { step: 1024, units: FILE_UNITS, decimals: 2 })
  return `${value} ${unit}`
}

/** Shortens a number: `12.5k`, `3M`, at most one decimal. */
export function shortenNumber(value: number): string {
  const scaled = scale(value, { step: 1000, units: NUMBER_UNITS, decimals: 1 })
  return `${scaled.value}${scaled.unit}`
}

interface Scale {
  step: number
  units: readonly string[]
  decimals: number
}

function scale(value: number, { step, units, decimals }: Scale) {
  let index = 0
  let scaled = value
  // Compared after rounding: 999 950 is 1M and never 1000k.
  while (index < units.length - 1 && Math.abs(round(scaled, decimals)) >= step) {
    scaled /= step
    index += 1
  }
  return { value: round(scaled, decimals), unit: units[index] ?? '' }
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))
