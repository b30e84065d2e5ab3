/** Two measurements in the same run: ours, and the one that it is compared with. */
export interface Comparison {
  name: string
  unit: 'ms'
  ours: number
  other: number
}

/** The median of the values: a single slow run does not change it. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The 95th percentile of the values. */
export function p95(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}

/** Prints the comparisons as ratios; the milliseconds are valid for this machine only. */
export function print(title: string, { other, comparisons }: { other: string; comparisons: Comparison[] }) {
  console.log(`\n${title} (× = times ${other})`)
  for (const { name, unit, ours, other: theirs } of comparisons) {
    const ratio = `${(ours / theirs).toFixed(2)} ×`
    console.log(`  ${ratio.padStart(8)}  ${name}  (${ours.toFixed(1)} ${unit}, ${theirs.toFixed(1)} ${unit})`)
  }
}
