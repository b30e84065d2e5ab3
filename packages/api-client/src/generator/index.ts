import { cacheOf } from '../cache-tags.ts'
import { generatorEndpoints } from './generator.generated.ts'

const { list, record, added, removed, changed } = cacheOf('GeneratorModel')

/** The code generator. */
export const generatorApi = generatorEndpoints.enhanceEndpoints({
  addTagTypes: ['GeneratorModel'],
  endpoints: {
    listGeneratorModels: list,
    startGeneratorModel: added,
    getGeneratorModel: record,
    updateGeneratorModel: changed,
    setGeneratorMode: changed,
    copyGeneratorModel: added,
    deleteGeneratorModel: removed,
    downloadGeneratedCode: changed,
  },
})

export const {
  useListGeneratorModelsQuery,
  useListGeneratorAreasQuery,
  useListGeneratorSourcesQuery,
  useStartGeneratorModelMutation,
  useUpdateGeneratorModelMutation,
  useSetGeneratorModeMutation,
  useCopyGeneratorModelMutation,
  useDeleteGeneratorModelMutation,
  useGetGeneratorOutputQuery,
  usePreviewGeneratedCodeMutation,
  useDownloadGeneratedCodeMutation,
} = generatorApi
export type {
  GeneratorFile,
  GeneratorModel,
  GeneratorOutput,
  GeneratorProperties,
  GeneratorSettings,
  PreviewGeneratedCodeApiResponse,
} from './generator.generated.ts'
