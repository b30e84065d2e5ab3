import { EarlierImports, ImportDialog } from '@sqos/ui-kit/import'
import { useListUserImportsQuery } from '@sqos/api-client/user'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { isUnderWay, useImport } from './use-import.ts'

export interface UserImportDialogProps {
  open: boolean
  onClose: () => void
}

/** Imports users from a workbook. */
export function UserImportDialog({ open, onClose }: UserImportDialogProps) {
  const { t } = useText(NAMESPACE)
  const { choose, isFresh, ...work } = useImport()
  return (
    <ImportDialog open={open} work={work} hint={t('import.hint')} onClose={onClose}>
      <Earlier goesOn={isFresh} onChoose={choose} />
    </ImportDialog>
  )
}

/** The latest imports, loaded when the step of the upload is shown. */
function Earlier(props: { goesOn: boolean; onChoose: (id: string) => void }) {
  const { data } = useListUserImportsQuery(undefined, { refetchOnMountOrArgChange: true })
  const list = (data?.list ?? []).map((one) => ({ ...one, isAtWork: isUnderWay(one) }))
  return <EarlierImports list={list} {...props} />
}
