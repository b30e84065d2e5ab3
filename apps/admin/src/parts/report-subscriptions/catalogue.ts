import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

/** Name of the texts of subscriptions. */
export const NAMESPACE = 'part-report-subscriptions'

/** The texts of subscriptions to reports. */
export const subscriptionsCatalogue = defineCatalogue(NAMESPACE, loaders)
