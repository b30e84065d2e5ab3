import { formModelCatalogue } from '@sqos/form-model'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import type { WidgetServices } from '@sqos/form-widgets/services'
import { demoCompany, MemoryServices } from '@sqos/form-widgets/testing'
import { renderWithApp } from '@sqos/test-kit/react'
import type { ReactElement } from 'react'
import { formRendererCatalogue } from '../locales.ts'

/** Services with what the test documents ask for. */
export const demoServices = () =>
  new MemoryServices({
    ...demoCompany(20),
    models: { customers: [{ id: 'c1', F_Name: '晨光文具', F_Phone: '021-5555' }] },
    interfaces: { '77': [{ id: 'm1', fullName: '钢板', spec: '5mm' }] },
  })

/** Draws a part of a form as it stands in the application. */
export const renderForm = (ui: ReactElement, services: Partial<WidgetServices> = demoServices()) =>
  renderWithApp(<FormWidgetsProvider services={services}>{ui}</FormWidgetsProvider>, {
    catalogues: [formModelCatalogue, formRendererCatalogue],
  })
