import type { SharedScreens, ShownScreen } from '@sqos/api-client/screen'

/** A portal of a screen. */
export type ScreenPage = ShownScreen['pages'][number]

/** What a display shows for a while. */
export interface ScreenStep {
  screen: ShownScreen
  page: ScreenPage
  seconds: number
}

/**
 * One round over all screens. A screen without seconds is shown until each of its portals was; one with seconds is cut there, or begins
 * again until they have passed. Screens without portals are left out.
 */
export const stepsOf = (screens: SharedScreens['screens']): ScreenStep[] =>
  screens.flatMap(({ screen, seconds }) => (seconds === null ? roundOf(screen) : roundFor(screen, seconds)))

const roundOf = (screen: ShownScreen): ScreenStep[] =>
  screen.pages.map((page) => ({ screen, page, seconds: page.seconds }))

function roundFor(screen: ShownScreen, total: number): ScreenStep[] {
  const round = roundOf(screen)
  const [only] = round
  if (!only) return []
  if (round.length === 1) return [{ ...only, seconds: total }]
  const steps: ScreenStep[] = []
  let left = total
  while (left > 0) {
    for (const step of round) {
      if (left <= 0) break
      steps.push({ ...step, seconds: Math.min(step.seconds, left) })
      left -= step.seconds
    }
  }
  return steps
}
