import { Button } from '@arco-design/web-react'
import { useListOutlineOptionsQuery } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import type { Editor } from '@tiptap/core'
import { NAMESPACE } from '../../catalogue.ts'
import { outlineContent } from '../../home/new-article.ts'
import styles from '../Editor.module.css'

/** 大纲: inserts the headings of a stored outline at the caret. */
export function OutlineList({ editor }: { editor: Editor }) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = useListOutlineOptionsQuery({ pageSize: 200 })
  if (isError) return <FailedState onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  if (data.list.length === 0) return <EmptyState title={t('outline.none')} />
  return (
    <ul className={styles.items}>
      {data.list.map(({ id, name, content }) => (
        <li key={id}>
          <span className={styles.item}>{name}</span>
          <p className={styles.note}>{content.replaceAll('#', '').split('\n').join(' · ')}</p>
          <Button
            size="mini"
            aria-label={t('module.insertOne', { name })}
            onClick={() =>
              editor
                .chain()
                .focus()
                .insertContent(JSON.parse(outlineContent(content)).content)
                .run()
            }
          >
            {t('module.insert')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
