import { UiKitProvider } from '@sqos/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { Provider } from 'react-redux'
import type { AppContext } from './create-app.ts'
import { arrival } from './frame/arrival.ts'
import { loadRouted, loadSignInScreen } from './screens/load-screens.ts'
import { ProgressBar } from './screens/ProgressBar.tsx'

export interface AppProps extends AppContext {
  /** True when no user is signed in at the start, and the address is that of the sign-in page. */
  signInFirst: boolean
}

const SignInScreen = lazy(async () => ({ default: (await loadSignInScreen()).SignInScreen }))
const Routed = lazy(async () => ({ default: (await loadRouted()).Routed }))

/** The application. A visitor loads the sign-in page only; router, frame and pages are loaded for a signed-in user. */
export function App({ signInFirst, ...context }: AppProps) {
  const [isOutside, setIsOutside] = useState(signInFirst)

  async function enter(address: string) {
    await loadRouted()
    window.history.replaceState(null, '', address)
    arrival.begin()
    setIsOutside(false)
  }

  return (
    <Provider store={context.store}>
      <UiKitProvider i18n={context.i18n}>
        <Suspense fallback={<ProgressBar />}>
          {isOutside ? (
            <SignInScreen redirect={new URLSearchParams(window.location.search).get('redirect')} onSignedIn={enter} />
          ) : (
            <Routed {...context} />
          )}
        </Suspense>
      </UiKitProvider>
    </Provider>
  )
}
