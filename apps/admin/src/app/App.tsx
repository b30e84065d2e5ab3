import { UiKitProvider } from '@sqos/ui-kit'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Provider } from 'react-redux'
import type { AppContext } from './create-app.ts'
import { arriveBySignIn } from './frame/arrival.ts'
import { ProgressBar } from './screens/ProgressBar.tsx'
import { SignInScreen } from './screens/SignInScreen.tsx'

export interface AppProps extends AppContext {
  /** True when nobody is signed in at the start, and the address is the sign-in page's. */
  signInFirst: boolean
}

/** The application. A visitor gets the sign-in page alone; router, frame and pages come with the signed-in person. */
export function App({ signInFirst, ...context }: AppProps) {
  const [isOutside, setIsOutside] = useState(signInFirst)

  async function enter(address: string) {
    await loadRouted()
    window.history.replaceState(null, '', address)
    arriveBySignIn()
    setIsOutside(false)
  }

  return (
    <Surroundings {...context}>
      {isOutside ? (
        <SignInScreen redirect={new URLSearchParams(window.location.search).get('redirect')} onSignedIn={enter} />
      ) : (
        <Suspense fallback={<ProgressBar />}>
          <Routed {...context} />
        </Suspense>
      )}
    </Surroundings>
  )
}

const loadRouted = () => import('./routing/Routed.tsx')

const Routed = lazy(async () => ({ default: (await loadRouted()).Routed }))

function Surroundings({ store, i18n, children }: AppContext & { children: ReactNode }) {
  return (
    <Provider store={store}>
      <UiKitProvider i18n={i18n}>{children}</UiKitProvider>
    </Provider>
  )
}
