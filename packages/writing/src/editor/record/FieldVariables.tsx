import { Button } from '@arco-design/web-react'
import { useListWritingRecordsQuery } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import styles from '../Editor.module.css'
import { PageSelect } from './PageSelect.tsx'
import type { RecordPage } from './record-page.ts'

interface FieldVariablesProps {
  pages: readonly RecordPage[]
  onInsert: (code: string, name: string) => void
}

/** The fields of a form as variables: articles take their values from the record that they are about. */
export function FieldVariables({ pages, onInsert }: FieldVariablesProps) {
  const { t } = useText(NAMESPACE)
  const [menuId, setMenuId] = useState<string>()
  const page = pages.find((one) => one.menuId === menuId)
  const { currentData } = useListWritingRecordsQuery(
    { modelId: page?.modelId ?? '', menuId: page?.menuId },
    { skip: !page },
  )
  return (
    <>
      <div className={styles.pageSelect}>
        <PageSelect pages={pages} label={t('record.fields')} value={menuId} onChange={setMenuId} />
      </div>
      {page &&
        currentData?.variables.map(({ code, name }) => (
          <Button key={code} size="mini" onClick={() => onInsert(code, name)}>
            {name}
          </Button>
        ))}
    </>
  )
}
