import { useListRecordCommentsQuery } from '@sqos/api-client/collaboration'
import type { FormModel } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { TabView } from '@sqos/ui-kit'
import { useState } from 'react'
import { COMMENTS_PAGE, RecordComments } from './RecordComments.tsx'
import { holdsFiles, RecordFiles } from './RecordFiles.tsx'
import { RecordHistory } from './RecordHistory.tsx'
import type { OpenRecord } from './record-messages.ts'
import styles from './Record.module.css'

/** Below the fields of an opened record: its comments, its changes, and its files where the form has fields for files. */
export function RecordTabs({ record, form }: { record: OpenRecord; form: FormModel }) {
  const { t } = useText('generatedPage')
  const [active, setActive] = useState<'comments' | 'history' | 'files'>('comments')
  const { modelId, id } = record
  const { data } = useListRecordCommentsQuery({ modelId, id, pageSize: COMMENTS_PAGE })
  const count = data?.pagination.total ?? 0
  const tabs = [
    { key: 'comments', title: count > 0 ? t('comments.titleCount', { count }) : t('comments.title') },
    { key: 'history', title: t('history.title') },
    ...(holdsFiles(form) ? [{ key: 'files', title: t('files.title') } as const] : []),
  ] as const

  return (
    <section className={styles['tabs']} aria-label={t('about')}>
      <TabView label={t('about')} tabs={tabs} active={active} onChange={setActive} panelClassName={styles['panel']}>
        {active === 'comments' && <RecordComments record={record} />}
        {active === 'history' && <RecordHistory record={record} />}
        {active === 'files' && <RecordFiles record={record} form={form} />}
      </TabView>
    </section>
  )
}
