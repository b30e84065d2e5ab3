// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAppTemplates: build.query<ListAppTemplatesApiResponse, ListAppTemplatesApiArg>({
      query: () => ({ url: `/api/visualdev/AppTemplates` }),
    }),
    getAppTemplate: build.query<GetAppTemplateApiResponse, GetAppTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/AppTemplates/${encodeURIComponent(String(queryArg.enCode))}` }),
    }),
    installAppTemplate: build.mutation<InstallAppTemplateApiResponse, InstallAppTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/AppTemplates/${encodeURIComponent(String(queryArg.enCode))}/Actions/Install`,
        method: 'POST',
        body: queryArg.installAppBody,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as appTemplateEndpoints }
export type ListAppTemplatesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: AppTemplateRow[]
}
export type ListAppTemplatesApiArg = void
export type GetAppTemplateApiResponse = /** status 200 Done */ AppTemplate
export type GetAppTemplateApiArg = {
  /** Code, unique within its type */
  enCode: string
}
export type InstallAppTemplateApiResponse = /** status 200 Done */ InstalledApp
export type InstallAppTemplateApiArg = {
  /** Code, unique within its type */
  enCode: string
  installAppBody: InstallAppBody
}
export type AppTemplateRow = {
  /** Code, unique within its type */
  enCode: string
  /** In the language of the caller */
  fullName: string
  /** Remarks */
  description: string
  /** Code of the category of models */
  category: string
  categoryName: string
  fieldCount: number
  sampleCount: number
  /** Whether the form has a sub-table */
  hasRows: boolean
}
export type Refusal = {
  /** 400 refused, 401 invalid fields, 403 no permission, 404 record not found, 409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere, 602 invalid token */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** Invalid fields; null if the error concerns no field */
  data: null | {
    /** Name of the field → error */
    fields: {
      [key: string]: string
    }
  }
  /** Id of the request in the log */
  traceId?: string | undefined
}
export type AppTemplate = {
  /** Code, unique within its type */
  enCode: string
  /** In the language of the caller */
  fullName: string
  /** Remarks */
  description: string
  /** Code of the category of models */
  category: string
  categoryName: string
  fieldCount: number
  sampleCount: number
  /** Whether the form has a sub-table */
  hasRows: boolean
  /** The name that the next installation gets */
  proposedName: string
  /** JSON of the form */
  formData: string
  /** Columns, in order */
  columns: {
    /** Displayed heading */
    label: string
    isNumber: boolean
    tones: {
      text: string
      /** Meaning of the text, shown as a tag */
      tone: 'on' | 'attention' | 'danger' | 'info' | 'off'
    }[]
  }[]
  /** The sample rows as texts */
  rows: string[][]
  /** Labels of the fields that the list is searched by */
  filters: string[]
  brings: {
    /** Type, by name */
    kind: 'model' | 'dictionary' | 'numbering'
    /** Display name */
    fullName: string
    /** Values of the dictionary, or the first number of the rule */
    detail: string
  }[]
  rights: {
    staff: 'own' | 'view' | 'edit'
    /** Who usually manages the records */
    managers: string
  }
}
export type InstalledApp = {
  /** Id of the model */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  rowCount: number
  isPublished: boolean
}
export type InstallAppBody = {
  /** Omitted or empty: the name of the app, with a number if it is in use */
  fullName?: string | undefined
  samples?: number | undefined
  publish?:
    | {
        /** Directory in the menu of the browser */
        parentId: string
        /** Who may use the page. Objects that are not named keep their grants */
        access?:
          | {
              /** Type of the holder of permissions */
              objectType: 'Role' | 'Organize' | 'User' | 'Position' | 'Group'
              /** Id of the role, position, user or group */
              objectId: string
              level: 'own' | 'view' | 'edit' | 'none'
            }[]
          | undefined
      }
    | undefined
}
export const {
  useListAppTemplatesQuery,
  useLazyListAppTemplatesQuery,
  useGetAppTemplateQuery,
  useLazyGetAppTemplateQuery,
  useInstallAppTemplateMutation,
} = injectedRtkApi
