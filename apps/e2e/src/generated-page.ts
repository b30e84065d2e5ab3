import { expect, type Locator, type Page } from '@playwright/test'

// Steps of the journeys of generated pages: as those, they run in the copy of tooling/scripts/src/test-templates.ts, and on projects of
// their own.

const OK = /^确\s*定$/

/** The open drawer or dialog of a generated page, and its button that confirms: pickers have one of the same name. */
export function openedIn(page: Page) {
  const form = page.getByRole('dialog')
  return { form, confirm: form.getByRole('button', { name: OK }) }
}

/** Chooses an option of a list. */
export async function choose(form: Locator, { label, option }: { label: string; option: string }) {
  await form.getByRole('combobox', { name: label }).click()
  await form.page().getByRole('option', { name: option, exact: true }).click()
}

/** Writes a date or time, and waits until its picker is closed: the next one would open beside it. */
export async function fillMoment(form: Locator, { label, moment }: { label: string; moment: string }) {
  const field = form.getByLabel(label, { exact: true })
  await field.fill(moment)
  await field.press('Enter')
  await expect(form.page().locator('.arco-picker-container').filter({ visible: true })).toHaveCount(0)
  await expect(field).toHaveValue(moment)
}

/** Chooses in a dialog of its own: a person, a row of a data interface, a record of another form. */
async function pick(
  form: Locator,
  { label, title, role }: { label: string; title: string; role: 'treeitem' | 'radio' },
) {
  const dialog = form.page().getByRole('dialog', { name: title })
  await form.getByRole('combobox', { name: label }).click()
  // A person is written with the account; groups of people are not.
  await (role === 'treeitem' ? dialog.getByRole(role).filter({ hasText: '/' }) : dialog.getByRole(role)).first().click()
  await dialog.getByRole('button', { name: OK }).click()
  await expect(dialog).toBeHidden()
}

export const pickPerson = (form: Locator, label: string) => pick(form, { label, title: '选择用户', role: 'treeitem' })

export const pickRow = (form: Locator, label: string) => pick(form, { label, title: '选择数据', role: 'radio' })

/** Adds a row to the sub-table and fills its columns by their numbers. */
export async function addRow(form: Locator, cells: Readonly<Record<number, string>>) {
  await form.getByText('添加', { exact: true }).click()
  for (const [column, text] of Object.entries(cells)) {
    await form.getByRole('row', { name: /^1/ }).locator(`[aria-colindex="${column}"]`).click()
    await form.page().keyboard.insertText(text)
    await form.page().keyboard.press('Enter')
  }
}

/** Searches by a keyword; undefined: all records again. */
export async function search(page: Page, keyword?: string) {
  if (keyword !== undefined) await page.getByLabel('关键词').fill(keyword)
  await page.getByRole('button', { name: keyword === undefined ? '重置' : '查询' }).click()
}
