import type { Hit } from './search-commands.ts'

/** A stretch of a title that matched or did not. */
export interface Run {
  /** Where it begins in the title. */
  from: number
  text: string
  marked: boolean
}

/** A title in stretches of what matched and what did not. */
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
