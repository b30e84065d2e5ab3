import '@arco-design/web-react/es/_util/react-19-adapter'
import '@arco-design/web-react/dist/css/arco.css'
import './main.css'
import type { ApiEnvironment } from '@sqos/api-client'
import { asLanguage, DEFAULT_LANGUAGE } from '@sqos/contract'
import { createI18n, detectLanguage } from '@sqos/i18n'
import { loadArcoLocale, showToast, uiKitLocales, UiKitProvider } from '@sqos/ui-kit'
import { startTheme } from '@sqos/ui-kit/theme'
import { uploaderCatalogue } from '@sqos/uploader'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, Navigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { PageFrame } from './host/PageFrame.tsx'
import { PAGE_TEXTS } from './host/page-texts.ts'
import { createStore } from './host/store.ts'
import __Name__Page, { catalogues } from './__name__/index.tsx'

const LANGUAGE_KEY = 'language'

startTheme()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

const language = detectLanguage({ stored: localStorage.getItem(LANGUAGE_KEY), browser: navigator.language })
const [i18n] = await Promise.all([
  createI18n({ language, catalogues: [uiKitLocales, uploaderCatalogue, ...catalogues] }),
  loadArcoLocale(language),
])
i18n.on('languageChanged', (chosen: string) => localStorage.setItem(LANGUAGE_KEY, chosen))

const api: ApiEnvironment = {
  baseUrl: '',
  // With a sign-in: the token of the session, and the way to the page that begins one.
  getToken: () => null,
  onSessionEnded: () => undefined,
  getLanguage: () => asLanguage(i18n.language) ?? DEFAULT_LANGUAGE,
  toast: showToast,
  text: (key) => i18n.t(`error.${key}`, { ns: PAGE_TEXTS }),
  now: () => Date.now(),
}
const router = createBrowserRouter([
  {
    path: '/',
    element: (
      <PageFrame title="__camel__.page">
        <__Name__Page />
      </PageFrame>
    ),
  },
  { path: '*', element: <Navigate to="/" replace /> },
])

createRoot(root).render(
  <StrictMode>
    <Provider store={createStore(api)}>
      <UiKitProvider i18n={i18n}>
        <RouterProvider router={router} />
      </UiKitProvider>
    </Provider>
  </StrictMode>,
)
