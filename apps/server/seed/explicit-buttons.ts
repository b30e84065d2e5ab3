import { PAGES, type PageDefinition } from '@sqos/contract'

/** Codes `page:button` of the buttons that no role receives without a decision. */
export const EXPLICIT_BUTTONS: ReadonlySet<string> = new Set(
  Object.values<PageDefinition>(PAGES).flatMap(({ code, buttons }) =>
    Object.values(buttons).flatMap((button) => (button.isExplicit ? [`${code}:${button.code}`] : [])),
  ),
)
