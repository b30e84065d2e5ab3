import type { Hit } from './search-commands.ts'

/** A part of a title that matched or did not. */
export interface Run {
  /** Start index in the title. */
  from: number
  text: string
  marked: boolean
}

/** Splits a title into matched and unmatched parts. */
export function markedRuns(title: string, marks: Hit<unknown>['marks']): Run[] {
  const runs: Run[] = []
  for (let place = 0; place < title.length; place++) {
    const marked = marks.some(([first, last]) => place >= first && place <= last)
    const before = runs.at(-1)
    if (before?.marked === marked) before.text += title.charAt(place)
    else runs.push({ from: place, text: title.charAt(place), marked })
  }
  return runs
}
