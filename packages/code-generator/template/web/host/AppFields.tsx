import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { PAGE_TEXTS } from './page-texts.ts'
import { widgetServices } from './widget-services.ts'

/** Gives the fields their language, and the data that they choose from. */
export function AppFields({ children }: { children: ReactNode }) {
  const { language } = useText(PAGE_TEXTS)
  return (
    <FormWidgetsProvider language={language} services={widgetServices}>
      {children}
    </FormWidgetsProvider>
  )
}
