import { useGetNoticeQuery } from '@sqos/api-client/notice'
import { RichText } from '@sqos/form-widgets/rich-text'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { SideDrawer } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { AppFileList } from '../../../parts/file-list/AppFileList.tsx'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './Notice.module.css'
import { readFiles } from './use-notice-form.ts'

/** A notice as its receivers read it. */
export function NoticeView({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  return (
    <SideDrawer open={id !== undefined} title={t('view')} width={1000} onClose={onClose}>
      {id !== undefined && <Content id={id} />}
    </SideDrawer>
  )
}

function Content({ id }: { id: string }) {
  const { t } = useText(NAMESPACE)
  const query = useGetNoticeQuery({ id }, { refetchOnMountOrArgChange: true })
  const { currentData: notice } = query
  if (!notice) {
    const state = tableState(query)
    if (state.kind !== 'failed') return <Skeleton />
    return <FailedState hint={state.message} traceId={state.traceId} onRetry={state.onRetry} />
  }
  const files = readFiles(notice.files)
  return (
    <article>
      <h2 className={styles.title}>{notice.title}</h2>
      <p className={styles.facts}>
        <time>{formatDate(notice.releaseTime ?? notice.creatorTime)}</time>
        <span>{notice.creatorUser}</span>
        {notice.expirationTime !== null && (
          <span>{t('visibleUntil', { time: formatDate(notice.expirationTime) })}</span>
        )}
        {notice.mustRead && <span>{t('field.mustRead')}</span>}
      </p>
      <AppFields>
        <RichText mode="detail" value={notice.bodyText} aria-label={notice.title} />
      </AppFields>
      {files.length > 0 && (
        <section className={styles.files} aria-label={t('field.files')}>
          <AppFileList files={files} />
        </section>
      )}
    </article>
  )
}
