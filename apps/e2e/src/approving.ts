import { type Browser, expect, type Page } from '@playwright/test'
import { signInAt } from './sign-in-at.ts'

/** Signs in with a demo account in a browser context of its own. */
export const enter = (browser: Browser, who: { url: string; account: string }) =>
  signInAt(browser, { ...who, viewport: { width: 1440, height: 900 } })

/** The decisions at the bottom of the page of a task. */
export const bar = (page: Page) => page.getByRole('toolbar', { name: '操作' })

export const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click()

/** Presses an action that is in the menu 更多 of the bar. */
export async function pressMore(page: Page, name: string) {
  await bar(page).getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Confirms the dialog of a decision and waits until the server has accepted it. */
export async function confirm(page: Page, { title, text = title }: { title: string; text?: string }) {
  await dialog(page, title).getByRole('button', { name: text, exact: true }).click()
  await expect(dialog(page, title)).toBeHidden()
}

/** Chooses a person in a field of the open dialog, by keys. */
export async function choosePerson(page: Page, { label, account }: { label: string; account: string }) {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click()
  const picker = page.getByRole('dialog', { name: '选择用户' })
  await picker.getByRole('combobox', { name: '搜索' }).fill(account)
  const found = picker.getByRole('treeitem', { name: new RegExp(`/${account}`) }).first()
  await expect(found).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+Enter')
  await expect(picker).toBeHidden()
}
