import {
  type DictionaryTypeNode,
  useDeleteDictionaryTypeMutation,
  useExportDictionaryMutation,
} from '@sqos/api-client/dictionary'
import { useText } from '@sqos/i18n/react'
import { confirmAction, confirmDelete } from '@sqos/ui-kit'
import { config } from '../../../../config.ts'
import { NAMESPACE } from '../catalogue.ts'

/** Deletes and exports dictionaries, each after a confirmation. */
export function useTypeActions() {
  const { t } = useText(NAMESPACE)
  const [deleteType] = useDeleteDictionaryTypeMutation()
  const [exportDictionary] = useExportDictionaryMutation()

  async function remove({ id, fullName }: DictionaryTypeNode) {
    if (await confirmDelete({ isRecyclable: true, name: fullName })) await deleteType({ id })
  }

  async function exportType({ id, fullName }: DictionaryTypeNode) {
    if (!(await confirmAction({ text: t('types.export'), subject: t('types.exportHint', { name: fullName }) }))) return
    const { data } = await exportDictionary({ typeId: id })
    if (data) download(data)
  }

  return { remove, exportType }
}

/** Downloads a file of the server. */
function download({ name, url }: { name: string; url: string }) {
  const link = document.createElement('a')
  link.href = /^https?:\/\//.test(url) ? url : `${config.apiBase}${url}`
  link.download = name
  link.click()
}
