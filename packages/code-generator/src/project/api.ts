import type { Module } from '../design/module.ts'

/** The calls of a stand-alone project: typed by the schemas of its server. */
export const projectApi = ({ names, title }: Module) => {
  const { Name, Names, camel, name } = names
  const file = '{ name: string; url: string }'
  return `import { baseApi } from '@sqos/api-client'
import type { ${Name}, ${Name}Body, ${Name}ImportResult } from '../server/${name}/${name}.schema.ts'

export type { ${Name}, ${Name}Body, ${Name}ImportResult }

const URL = '/api/extend/${Name}'

interface ListQuery {
  currentPage?: number
  pageSize?: number
  keyword?: string
  sidx?: string
  sort?: 'asc' | 'desc'
}

interface Page {
  list: ${Name}[]
  pagination: { currentPage: number; pageSize: number; total: number }
}

const LIST = { type: '${Name}', id: 'LIST' } as const
const one = (id: string) => ({ type: '${Name}', id }) as const
const addressOf = (id: string) => \`\${URL}/\${encodeURIComponent(id)}\`

/** ${title}. */
export const ${camel}Api = baseApi.enhanceEndpoints({ addTagTypes: ['${Name}'] }).injectEndpoints({
  endpoints: (build) => ({
    list${Names}: build.query<Page, ListQuery>({
      query: (params) => ({ url: URL, params }),
      providesTags: [LIST],
    }),
    get${Name}: build.query<${Name}, { id: string }>({
      query: ({ id }) => ({ url: addressOf(id) }),
      providesTags: (_result, _error, { id }) => [one(id)],
    }),
    create${Name}: build.mutation<null, { ${camel}Body: ${Name}Body }>({
      query: ({ ${camel}Body: body }) => ({ url: URL, method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : [LIST]),
    }),
    update${Name}: build.mutation<null, { id: string; ${camel}Body: ${Name}Body }>({
      query: ({ id, ${camel}Body: body }) => ({ url: addressOf(id), method: 'PUT', body }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : [LIST, one(id)]),
    }),
    delete${Name}: build.mutation<null, { id: string }>({
      query: ({ id }) => ({ url: addressOf(id), method: 'DELETE' }),
      invalidatesTags: (_result, error, { id }) => (error ? [] : [LIST, one(id)]),
    }),
    export${Names}: build.mutation<${file}, ListQuery & { dataType?: string; selectKey?: string }>({
      query: (params) => ({ url: \`\${URL}/ExportData\`, params }),
    }),
    import${Names}: build.mutation<${Name}ImportResult, { body: { file: File } }>({
      query: ({ body }) => ({ url: \`\${URL}/Actions/Import\`, method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : [LIST]),
    }),
    get${Name}Template: build.query<${file}, void>({ query: () => ({ url: \`\${URL}/Template\` }) }),
  }),
})

export const {
  useList${Names}Query,
  useGet${Name}Query,
  useCreate${Name}Mutation,
  useUpdate${Name}Mutation,
  useDelete${Name}Mutation,
  useExport${Names}Mutation,
  useImport${Names}Mutation,
  useLazyGet${Name}TemplateQuery,
} = ${camel}Api
`
}
