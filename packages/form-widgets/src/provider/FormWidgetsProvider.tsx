import '@arco-design/web-react/es/_util/react-19-adapter'
import { ConfigProvider } from '@arco-design/web-react'
import type { Language } from '@sqos/contract'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { ServicesContext } from '../services/services-context.ts'
import type { WidgetServices } from '../services/widget-services.ts'
import { TextContext } from '../texts/language-context.ts'
import { loadedLanguage, loadWidgetLanguage } from './widget-language.ts'

export interface FormWidgetsProviderProps {
  /** Default zh. */
  language?: Language | undefined
  /** The source of the data of fields. Create the object once, outside of components. */
  services?: Partial<WidgetServices> | undefined
  children: ReactNode
}

const NO_SERVICES: Partial<WidgetServices> = {}

/**
 * Provides language and services to fields; once per application. Renders nothing until the texts are loaded; `await
 * loadWidgetLanguage(language)` before the first render avoids this moment.
 */
export function FormWidgetsProvider({ language = 'zh', services = NO_SERVICES, children }: FormWidgetsProviderProps) {
  const config = useContext(ConfigProvider.ConfigContext)
  const [current, setCurrent] = useState(() => loadedLanguage(language))

  useEffect(
    function followLanguage() {
      let isWanted = true
      const follow = async () => {
        const next = await loadWidgetLanguage(language)
        if (isWanted) setCurrent(next)
      }
      void follow()
      return () => {
        isWanted = false
      }
    },
    [language],
  )

  if (!current) return null
  return (
    <ConfigProvider {...config} locale={current.arco}>
      <TextContext.Provider value={current.texts}>
        <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>
      </TextContext.Provider>
    </ConfigProvider>
  )
}
