import { formModelCatalogue } from '@sqos/form-model'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import type { WidgetServices } from '@sqos/form-widgets/services'
import { renderWithApp } from '@sqos/test-kit/react'
import type { ReactElement } from 'react'
import { formRendererCatalogue } from '../locales.ts'
import { demoServices } from './demo-services.ts'

// jsdom has no layout and no scrolling.
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined })

/** Renders a part of a form with the providers of the application. */
export const renderForm = (ui: ReactElement, services: Partial<WidgetServices> = demoServices()) =>
  renderWithApp(<FormWidgetsProvider services={services}>{ui}</FormWidgetsProvider>, {
    catalogues: [formModelCatalogue, formRendererCatalogue],
  })
