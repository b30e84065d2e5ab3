import {
  type GeneratorModel,
  useCopyGeneratorModelMutation,
  useDeleteGeneratorModelMutation,
  useListGeneratorModelsQuery,
  useSetGeneratorModeMutation,
} from '@sqos/api-client/generator'
import { useText } from '@sqos/i18n/react'
import { confirmDelete } from '@sqos/ui-kit'
import { confirmAction, useListQuery } from '@sqos/ui-kit/list'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { NAMESPACE } from './catalogue.ts'
import type { GeneratorKind } from './kinds.ts'

const DEFAULTS = { filters: {} }

/** The designs that the address filters, and their commands. */
export function useGeneratorList({ type }: GeneratorKind) {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const query = useListGeneratorModelsQuery({ ...list.request, type })
  const [deleteModel] = useDeleteGeneratorModelMutation()
  const [copyModel] = useCopyGeneratorModelMutation()
  const [setMode] = useSetGeneratorModeMutation()

  async function remove({ id, fullName }: GeneratorModel) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await deleteModel({ id })
  }

  async function copy({ id, fullName }: GeneratorModel) {
    if (await confirmAction({ text: t('confirm.copy'), subject: fullName })) await copyModel({ id })
  }

  /** Between the two modes of a form. */
  async function changeMode({ id, fullName, webType: current }: GeneratorModel) {
    const webType = current === 1 ? 2 : 1
    if (!(await confirmAction({ text: t(`confirm.toMode.${webType}`), subject: fullName }))) return
    await setMode({ id, generatorMode: { webType } })
  }

  return { ...pagedRows(list, query), remove, copy, changeMode }
}
