import { isApiError } from '@sqos/api-client'
import { useImportDictionaryMutation } from '@sqos/api-client/dictionary'
import { formatFileSize } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { checkImport, MAX_IMPORT_SIZE } from './check-import.ts'

/** Imports an exported dictionary; an error stays visible until the next attempt. */
export function useImport() {
  const { t } = useText(NAMESPACE)
  const [importDictionary, { isLoading }] = useImportDictionaryMutation()
  const [problem, setProblem] = useState('')

  async function run(file: File) {
    const wrong = checkImport(file)
    setProblem(wrong ? t(`import.${wrong}`, { name: file.name, size: formatFileSize(MAX_IMPORT_SIZE) }) : '')
    if (wrong) return
    const { error } = await importDictionary({ body: { file } })
    if (isApiError(error)) setProblem(t('import.failed', { reason: error.msg }))
  }

  return { run, busy: isLoading, problem, forget: () => setProblem('') }
}
