import {
  type GeneratorModel,
  useDeleteGeneratorModelMutation,
  useListGeneratorModelsQuery,
} from '@sqos/api-client/generator'
import { confirmDelete } from '@sqos/ui-kit'
import { useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import type { GeneratorKind } from './kinds.ts'

const DEFAULTS = { filters: {} }

/** The designs that the address filters, and their commands. */
export function useGeneratorList({ type }: GeneratorKind) {
  const list = useListQuery(DEFAULTS)
  const query = useListGeneratorModelsQuery({ ...list.request, type })
  const [deleteModel] = useDeleteGeneratorModelMutation()

  async function remove({ id, fullName }: GeneratorModel) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await deleteModel({ id })
  }

  return { ...pagedRows(list, query), remove }
}
