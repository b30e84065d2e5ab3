import { MENU_TYPE } from '@sqos/contract'
import type { Page } from '@playwright/test'
import { callerOf } from './api.ts'

/** The addresses of all pages in the menu of the signed-in user. */
export async function addressesOf(page: Page): Promise<string[]> {
  const { data } = await (await callerOf(page))('GET', '/api/oauth/CurrentUser')
  const found = (data as { menuList: readonly Node[] }).menuList
    .flatMap(leavesOf)
    .flatMap(({ type, enCode, urlAddress }) => {
      const prefix = PREFIXES[Number(type)]
      if (prefix === undefined) return []
      const address = urlAddress ?? ''
      return address === '' && prefix === '' ? [] : [`/${address || `${prefix}/${enCode.replaceAll('.', '')}`}`]
    })
  return [...new Set(found)]
}

interface Node {
  type: number | string
  enCode: string
  urlAddress?: string | null
  children?: readonly Node[] | null
}

const leavesOf = (node: Node): Node[] => (node.children?.length ? node.children.flatMap(leavesOf) : [node])

/** Where entries without an address of their own are. Screens and links lead out of the shell. */
const PREFIXES: Partial<Record<number, string>> = {
  [MENU_TYPE.page]: '',
  [MENU_TYPE.model]: 'model',
  [MENU_TYPE.dictionary]: 'dictionary',
  [MENU_TYPE.report]: 'dataReport',
  [MENU_TYPE.portal]: 'portal',
}

/** Whether the page of the shell has its content, and nothing is loading any more. */
export function isShown(): boolean {
  const main = document.querySelector('main')
  return (main?.textContent ?? '').trim() !== '' && !document.querySelector('[aria-busy="true"], [class*="skeleton" i]')
}

/** Appearance and language of a page, from its next load on. */
export const setLook = (page: Page, { mode, language }: { mode: 'light' | 'dark'; language: 'zh' | 'zhtw' | 'en' }) =>
  page.evaluate(
    ([theme, chosen]) => {
      localStorage.setItem('sqos_theme', theme)
      localStorage.setItem('sqos_language', chosen)
    },
    [JSON.stringify({ mode }), language] as const,
  )
