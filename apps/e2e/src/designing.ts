import { expect, type Locator, type Page } from '@playwright/test'

/** Actions of a user, by mouse or by keyboard alone. */
export interface Hand {
  /** Presses a button, a link, a switch. */
  press: (target: Locator) => Promise<void>
  /** Ticks a checkbox, or selects a radio button. */
  tick: (box: Locator) => Promise<void>
  /** Replaces the text of a field. */
  write: (field: Locator, text: string) => Promise<void>
  /** Selects an option in the dropdown of a field. */
  choose: (field: Locator, option: string) => Promise<void>
  /** Opens a menu and selects one of its entries. */
  menu: (opener: Locator, entry: string) => Promise<void>
  /** Adds a component to the canvas of the designer, in an empty container or beside another component. */
  place: (kind: string, beside?: Locator) => Promise<void>
  /** Writes into a cell of a table. */
  fill: (cell: Locator, text: string) => Promise<void>
}

const GROUND = '从左侧拖入组件'
const INSIDE = '将组件拖入此处'
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const optionOf = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

/** By mouse, and by keyboard for texts. */
export const byMouse = (page: Page): Hand => ({
  press: (target) => target.click(),
  // The visible target of a click surrounds the checkbox.
  tick: (box) => box.locator('xpath=..').click(),
  write: (field, text) => field.fill(text),
  async choose(field, option) {
    await field.click()
    await optionOf(page, option).click()
  },
  async menu(opener, entry) {
    await opener.click()
    await page.getByRole('menuitem', { name: entry }).click()
  },
  async place(kind, beside) {
    const empty = page.getByText(beside ? INSIDE : GROUND)
    const target = beside && (await empty.count()) === 0 ? beside : empty
    await tool(page, kind).dragTo(target)
  },
  async fill(cell, text) {
    await cell.click()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  },
})

/** Maximum number of key presses from one part of a page to another. */
const FAR = 300

/** By keyboard alone: everything is reached with Tab and arrow keys. */
export function byKeys(page: Page): Hand {
  /** Presses a key until the focus is on the target. */
  async function follow(key: string, target: Locator, isThere: (element: Element) => boolean = isFocused) {
    for (let presses = 0; presses < FAR; presses += 1) {
      if (await target.evaluate(isThere)) return
      await page.keyboard.press(key)
    }
    throw new Error(`${key} does not reach ${String(target)}`)
  }

  async function reach(target: Locator, isThere?: (element: Element) => boolean) {
    await expect(target).toBeAttached()
    const inRow = target.locator('xpath=ancestor::*[@role="row"][1]')
    if ((await inRow.count()) > 0) return await reachInRow(target, inRow)
    await follow((await target.evaluate(isBehind)) ? 'Tab' : 'Shift+Tab', target, isThere)
  }

  /** A table is one Tab stop: arrow keys move between cells, F2 enters one. */
  async function reachInRow(target: Locator, row: Locator) {
    await reach(row.locator('xpath=ancestor::*[@role="grid" or @role="treegrid"]'), hasFocus)
    await page.keyboard.press('Control+Home')
    await follow('ArrowDown', row, hasFocus)
    await follow('ArrowRight', target.locator('xpath=ancestor::*[@aria-colindex][1]'), hasFocus)
    if (await target.evaluate(isFocused)) return
    await page.keyboard.press('F2')
    await follow('ArrowRight', target)
  }

  async function press(target: Locator) {
    await reach(target)
    await page.keyboard.press('Enter')
  }

  return {
    press,
    async tick(box) {
      await reach(box)
      await page.keyboard.press('Space')
    },
    async write(field, text) {
      await reach(field)
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
    },
    async choose(field, option) {
      await reach(field, hasFocus)
      await page.keyboard.press('Enter')
      const wanted = optionOf(page, option)
      await expect(wanted).toBeVisible()
      await follow('ArrowDown', wanted, isPointedAt)
      await page.keyboard.press('Enter')
      await expect(wanted).toBeHidden()
    },
    async menu(opener, entry) {
      await press(opener)
      const item = page.getByRole('menuitem', { name: entry })
      await expect(item).toBeVisible()
      await follow('ArrowDown', item)
      await page.keyboard.press('Enter')
    },
    async place(kind, beside) {
      if (beside) {
        const canvas = page.getByRole('tree', { name: '表单画布' })
        await reach(canvas, hasFocus)
        await page.keyboard.press('Home')
        await follow('ArrowDown', beside)
      }
      await press(tool(page, kind))
    },
    async fill(cell, text) {
      const table = cell.locator('xpath=ancestor::*[@role="grid"]')
      // The interactions of a table are loaded while it is visible: the attribute shows when they are ready.
      await expect(table).not.toHaveAttribute('aria-disabled', 'true')
      await reach(table, hasFocus)
      await page.keyboard.press('Control+Home')
      await follow('ArrowRight', cell, hasFocus)
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    },
  }
}

const isFocused = (element: Element) => element === document.activeElement
const hasFocus = (element: Element) => element.contains(document.activeElement)

/** Whether the element follows the focus in the Tab order, so Shift+Tab is needed. */
const isBehind = (element: Element) =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  Boolean(document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)

/** Whether Enter would select the option: ours have an attribute, those of Arco a colour. */
const isPointedAt = (element: Element) =>
  element.hasAttribute('data-active') || element.classList.contains('arco-select-option-hover')
