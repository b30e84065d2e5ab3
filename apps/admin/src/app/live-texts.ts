import type { I18n } from '@sqos/i18n'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'sqos:texts': { namespace: string; language: string; texts: object }
  }
}

/**
 * Applies edited texts without a reload, and keeps fast refresh for pages that export `catalogues` beside the
 * component. Development only.
 */
export function followTexts(i18n: I18n) {
  if (!import.meta.hot) return
  // Read by the refresh runtime of @vitejs/plugin-react.
  Object.assign(window, { __getReactRefreshIgnoredExports: () => ['catalogues'] })
  import.meta.hot.on('sqos:texts', ({ namespace, language, texts }) => {
    i18n.addResourceBundle(language, namespace, texts, false, true)
    i18n.emit('languageChanged', i18n.language)
  })
}
