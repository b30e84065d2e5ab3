import { LANGUAGES } from '@sqos/contract'
import { formModelCatalogue } from '@sqos/form-model'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import type { Decorator } from '@storybook/react-vite'
import { formRendererCatalogue } from '../locales.ts'
import { demoServices } from './demo-services.ts'

const services = demoServices()

/** Texts of the stories of this package. */
export const catalogues = [formModelCatalogue, formRendererCatalogue]

/** Renders a form with a language and with data. */
export const inForms: Decorator = (Story, { globals }) => (
  <FormWidgetsProvider
    language={LANGUAGES.find((language) => language === globals['language']) ?? 'zh'}
    services={services}
  >
    <Story />
  </FormWidgetsProvider>
)
