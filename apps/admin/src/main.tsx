import '@arco-design/web-react/es/_util/react-19-adapter'
import { selectToken } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import { startTheme } from '@sqos/ui-kit/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createApp } from './app/create-app.ts'
import { SHARED_SCREEN } from './app/data-screen/screen-address.ts'
import { leadToSignIn } from './app/lead-to-sign-in.ts'
import { loadRouted, loadSignInScreen } from './app/screens/load-screens.ts'
import { followUpdates } from './app/version/follow-updates.ts'
import { keepShellWhenIdle } from './app/version/keep-shell.ts'
import './starting.css'

startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('admin: index.html has no element with the id "root".')

// A television with a link sends no token, not even that of a person who signed in on the same browser.
const isSharedScreen = window.location.pathname === SHARED_SCREEN
const { store, ready } = createApp({ isSessionless: isSharedScreen })
followUpdates({
  sayMissing: () =>
    void ready.then(({ i18n }) => showToast({ kind: 'error', text: i18n.t('partMissing.hint', { ns: 'admin' }) })),
})
keepShellWhenIdle()
const signInFirst = selectToken(store.getState()) === null
if (signInFirst && !isSharedScreen) leadToSignIn()

// Not at the top level: a module that awaits there keeps the bundler from merging chunks.
void start(root)

/** Loads texts and the first screen in parallel, and renders it. */
async function start(container: HTMLElement) {
  if (isSharedScreen) {
    const [context, { SharedScreenApp, loadSharedScreenTexts }] = await Promise.all([
      ready,
      import('./app/data-screen/SharedScreenApp.tsx'),
    ])
    await loadSharedScreenTexts(context)
    createRoot(container).render(
      <StrictMode>
        <SharedScreenApp {...context} />
      </StrictMode>,
    )
  } else {
    const [context] = await Promise.all([ready, signInFirst ? loadSignInScreen() : loadRouted()])
    createRoot(container).render(
      <StrictMode>
        <App {...context} signInFirst={signInFirst} />
      </StrictMode>,
    )
  }
}
