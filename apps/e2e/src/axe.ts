import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with what axe found and where; nothing is excepted. */
export async function expectAccessible(page: Page) {
  await page.waitForFunction(hasArrived)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Whether nothing is on its way: what fades in is seen through, and its colours say nothing yet. What never ends is not waited for. */
const hasArrived = () =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
