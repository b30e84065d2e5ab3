import { expect, type Locator, type Page } from '@playwright/test'

/** Moves the focus with the tab key until an element has it. */
export async function tabTo(target: Locator, { key = 'Tab' }: { key?: 'Tab' | 'Shift+Tab' } = {}) {
  await expect(target).toBeVisible()
  for (let step = 0; step < 120; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** A file for the file dialog of the browser. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Presses Enter on the focused button and chooses a file in the dialog of the browser, which tests cannot press keys in. */
export async function chooseByEnter(page: Page, file: ChosenFile) {
  const asked = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await asked).setFiles(file)
}

/** Runs in the page: buttons of upload fields open the dialog of an input, which tests can answer. */
export const withoutFilePicker = () => Reflect.deleteProperty(window, 'showOpenFilePicker')

/** A picture of 1 × 1 px. */
export const PICTURE: ChosenFile = {
  name: 'a.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
