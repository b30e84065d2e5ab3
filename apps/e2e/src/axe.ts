import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with the findings of axe, in the whole page or in one part of it; there are no exceptions. */
export async function expectAccessible(page: Page, part = 'html') {
  await page.waitForFunction(hasArrived)
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Whether animations have ended: elements that fade in have wrong colours. Endless animations are ignored. */
const hasArrived = () =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
