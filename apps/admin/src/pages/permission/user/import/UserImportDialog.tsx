import { ImportDialog } from '@sqos/ui-kit/import'
import { Button } from '@arco-design/web-react'
import { useListUserImportsQuery } from '@sqos/api-client/user'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useEffect } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Earlier.module.css'
import { isUnderWay, useImport } from './use-import.ts'

export interface UserImportDialogProps {
  open: boolean
  onClose: () => void
}

/** 批量导入 of people. */
export function UserImportDialog({ open, onClose }: UserImportDialogProps) {
  const { t } = useText(NAMESPACE)
  const { choose, isFresh, ...work } = useImport()
  return (
    <ImportDialog open={open} work={work} hint={t('import.hint')} onClose={onClose}>
      <Earlier goesOn={isFresh} onChoose={choose} />
    </ImportDialog>
  )
}

interface EarlierProps {
  /** The page was loaded anew: what is still under way is looked at again. */
  goesOn: boolean
  onChoose: (id: string) => void
}

/** Earlier imports can be opened again, to be taken back. */
function Earlier({ goesOn, onChoose }: EarlierProps) {
  const { t } = useText(NAMESPACE)
  const { data } = useListUserImportsQuery(undefined, { refetchOnMountOrArgChange: true })
  const list = data?.list ?? []
  const underWay = goesOn ? list.find(isUnderWay)?.id : undefined

  useEffect(
    function goOn() {
      if (underWay !== undefined) onChoose(underWay)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once per import
    [underWay],
  )

  if (list.length === 0) return null
  return (
    <section aria-label={t('import.earlier')}>
      <h3 className={styles.subtitle}>{t('import.earlier')}</h3>
      <ul className={styles.earlier}>
        {list.map(({ id, fileName, status, imported, total, createdAt }) => (
          <li key={id}>
            <span>{formatDate(createdAt)}</span>
            <span className={styles.file}>{fileName}</span>
            <span>{t(`import.status.${status}`, { imported, total })}</span>
            <Button
              type="text"
              size="small"
              aria-label={t('action.named', { action: t('import.open'), name: `${fileName} ${formatDate(createdAt)}` })}
              onClick={() => onChoose(id)}
            >
              {t('import.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
