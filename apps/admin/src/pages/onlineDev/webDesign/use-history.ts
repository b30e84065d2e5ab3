import {
  useCompareVisualModelQuery,
  useListVisualModelRevisionsQuery,
  useRestoreVisualModelMutation,
  type ModelRevision,
  type VisualModelRow,
} from '@sqos/api-client/model'
import { useText } from '@sqos/i18n/react'
import { confirmAction } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { NAMESPACE } from './catalogue.ts'

/** 历史版本 of a model: its revisions, and the differences of the selected one. */
export function useHistory() {
  const { t } = useText(NAMESPACE)
  const [model, setModel] = useState<VisualModelRow>()
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const id = model?.id ?? ''
  const revisions = useListVisualModelRevisionsQuery({ id }, { skip: !isOpen, refetchOnMountOrArgChange: true })
  const comparison = useCompareVisualModelQuery(
    { id, revisionId: chosen ?? '' },
    { skip: !isOpen || chosen === undefined },
  )
  const [restoreModel, { isLoading: restoring }] = useRestoreVisualModelMutation()

  async function restore(revision: ModelRevision) {
    if (!(await confirmAction({ text: t('history.confirm'), subject: model?.fullName ?? '' }))) return
    const { error } = await restoreModel({ id, restoreModelBody: { revisionId: revision.id } })
    if (!error) setChosen(undefined)
  }

  return {
    model,
    isOpen,
    chosen,
    choose: setChosen,
    open: (row: VisualModelRow) => {
      setModel(row)
      setChosen(undefined)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    revisions,
    comparison,
    restore,
    restoring,
  }
}

export type HistoryState = ReturnType<typeof useHistory>
