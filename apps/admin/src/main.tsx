import '@arco-design/web-react/es/_util/react-19-adapter'
import { selectToken } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import { startTheme } from '@sqos/ui-kit/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createApp } from './app/create-app.ts'
import { leadToSignIn } from './app/lead-to-sign-in.ts'
import { loadRouted, loadSignInScreen } from './app/screens/load-screens.ts'
import { followUpdates } from './app/version/follow-updates.ts'
import './starting.css'

startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('admin: index.html has no element with the id "root".')

const { store, ready } = createApp()
followUpdates({
  sayMissing: () =>
    void ready.then(({ i18n }) => showToast({ kind: 'error', text: i18n.t('partMissing.hint', { ns: 'admin' }) })),
})
const signInFirst = selectToken(store.getState()) === null
if (signInFirst) leadToSignIn()

// Texts and the first screen are loaded in parallel.
const [context] = await Promise.all([ready, signInFirst ? loadSignInScreen() : loadRouted()])
createRoot(root).render(
  <StrictMode>
    <App {...context} signInFirst={signInFirst} />
  </StrictMode>,
)
