import { cacheOf } from '../cache-tags.ts'
import { __camel__Endpoints } from './__name__.generated.ts'

const { list, record, added, changed, removed } = cacheOf('__Name__')

/** __Names__. */
export const __camel__Api = __camel__Endpoints.enhanceEndpoints({
  addTagTypes: ['__Name__'],
  endpoints: {
    list__Names__: list,
    get__Name__: record,
    create__Name__: added,
    update__Name__: changed,
    delete__Name__: removed,
  },
})

export const {
  useList__Names__Query,
  useCreate__Name__Mutation,
  useUpdate__Name__Mutation,
  useDelete__Name__Mutation,
  useExport__Names__Mutation,
} = __camel__Api
export type { __Name__, __Name__Body } from './__name__.generated.ts'
