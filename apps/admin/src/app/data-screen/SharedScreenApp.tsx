import { UiKitProvider } from '@sqos/ui-kit'
import { addCatalogue } from '@sqos/i18n'
import { Provider } from 'react-redux'
import type { AppContext } from '../create-app.ts'
import { dataScreenCatalogues } from './catalogue.ts'
import { SharedScreen } from './SharedScreen.tsx'

/** Loads the texts of a screen; call it before the first render. */
export const loadSharedScreenTexts = ({ i18n }: AppContext) =>
  Promise.all(dataScreenCatalogues.map((catalogue) => addCatalogue(i18n, catalogue)))

/** The application of a television: no router, no sign-in, no session of anybody. */
export function SharedScreenApp({ store, i18n }: AppContext) {
  // In the fragment, the secret reaches neither logs nor other sites.
  const secret = window.location.hash.slice(1)
  return (
    <Provider store={store}>
      <UiKitProvider i18n={i18n}>
        <SharedScreen secret={secret} />
      </UiKitProvider>
    </Provider>
  )
}
