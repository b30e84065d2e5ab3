import '@arco-design/web-react/es/_util/react-19-adapter'
import { type Catalogue, createI18n } from '@sqos/i18n'
import { UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import type { ComponentType } from 'react'
import { render } from 'vitest-browser-react'
import { adminCatalogue } from '../app/texts.ts'
import { buildPage, type PageOpening } from './build-page.tsx'
import { recordToasts } from './toasts.ts'

interface Opening extends PageOpening {
  /** The texts of the page. */
  catalogues: readonly Catalogue[]
}

/** Opens a page like the shell does: with the real store, session and texts; only the server is a mock. */
export async function openPage(Page: ComponentType, { catalogues, ...opening }: Opening) {
  const i18n = await createI18n({ language: 'zh', catalogues: [adminCatalogue, uiKitLocales, ...catalogues] })
  const element = await buildPage(Page, opening)
  recordToasts()
  return render(<UiKitProvider i18n={i18n}>{element}</UiKitProvider>)
}
