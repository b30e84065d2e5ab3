import { MENU_TYPE, type PageDefinition } from '@sqos/contract'
import { text } from '../../platform/text.ts'

/** The title of a page, column or button, as the menu stores it. */
const titleOf = ({ title }: Pick<PageDefinition, 'title'>) => text('zh', `pages:${title}`)

/** A built-in page as an entry of the menu, with its buttons and columns: title by code. */
export function pageEntry(page: PageDefinition) {
  const titles = (items: readonly (readonly [code: string, title: Pick<PageDefinition, 'title'>])[]) =>
    Object.fromEntries(items.map(([code, item]) => [code, titleOf(item)]))
  return {
    enCode: page.code,
    fullName: titleOf(page),
    type: MENU_TYPE.page,
    icon: page.icon,
    urlAddress: page.address,
    buttons: titles(Object.values(page.buttons).map((button) => [button.code, button])),
    columns: titles(page.columnsComeWithPage ? [] : Object.entries(page.columns)),
  }
}
