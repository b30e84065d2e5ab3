/** Dark modules (ones) of rows as one SVG path, a rectangle per run; moved in by `margin` modules at the start. */
export function runsPath(rows: readonly string[], margin: number, top = 0): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index + margin} ${y + top}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('')
}
