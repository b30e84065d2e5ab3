import { cacheOf, unlessRefused } from '../cache-tags.ts'
import { appTemplateEndpoints } from './app-template.generated.ts'

const { list } = cacheOf('AppTemplate')
const added = (['VisualModel', 'DictionaryType', 'DictionaryData', 'BillRule'] as const).map(
  (type) => cacheOf(type).lists,
)

/** Apps of the gallery. An installation adds a model, dictionaries and a number rule. */
export const appTemplateApi = appTemplateEndpoints.enhanceEndpoints({
  addTagTypes: ['AppTemplate', 'VisualModel', 'DictionaryType', 'DictionaryData', 'BillRule'],
  endpoints: {
    listAppTemplates: list,
    // The proposed name depends on the installed apps.
    getAppTemplate: list,
    installAppTemplate: { invalidatesTags: unlessRefused(() => [cacheOf('AppTemplate').lists, ...added]) },
  },
})

export const { useListAppTemplatesQuery, useGetAppTemplateQuery, useInstallAppTemplateMutation } = appTemplateApi
export type { AppTemplate, AppTemplateRow, InstalledApp } from './app-template.generated.ts'
