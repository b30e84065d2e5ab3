import '@arco-design/web-react/es/_util/react-19-adapter'
import { selectToken } from '@sqos/session'
import { startTheme } from '@sqos/ui-kit/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createApp } from './app/create-app.ts'
import { leadToSignIn } from './app/lead-to-sign-in.ts'

startTheme()

const root = document.getElementById('root')
if (!root) throw new Error('admin: index.html has no element with the id "root".')

const app = await createApp()
const signInFirst = selectToken(app.store.getState()) === null
if (signInFirst) leadToSignIn()

createRoot(root).render(
  <StrictMode>
    <App {...app} signInFirst={signInFirst} />
  </StrictMode>,
)
