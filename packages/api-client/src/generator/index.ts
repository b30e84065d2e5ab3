import { cacheOf } from '../cache-tags.ts'
import { generatorEndpoints } from './generator.generated.ts'

const { list, added, removed, changed } = cacheOf('GeneratorModel')

/** The code generator. */
export const generatorApi = generatorEndpoints.enhanceEndpoints({
  addTagTypes: ['GeneratorModel'],
  endpoints: {
    listGeneratorModels: list,
    startGeneratorModel: added,
    deleteGeneratorModel: removed,
    downloadGeneratedCode: changed,
  },
})

export const {
  useListGeneratorModelsQuery,
  useListGeneratorAreasQuery,
  useListGeneratorSourcesQuery,
  useStartGeneratorModelMutation,
  useDeleteGeneratorModelMutation,
  useGetGeneratorOutputQuery,
  usePreviewGeneratedCodeMutation,
  useDownloadGeneratedCodeMutation,
} = generatorApi
export type {
  GeneratorFile,
  GeneratorModel,
  GeneratorOutput,
  GeneratorSettings,
  PreviewGeneratedCodeApiResponse,
} from './generator.generated.ts'
