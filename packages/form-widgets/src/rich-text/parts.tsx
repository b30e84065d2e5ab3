import { useLoaded } from '../base/use-loaded.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { loadEditor, loadView } from './load-parts.ts'
import styles from './RichText.module.css'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

/** The editor as soon as it is there. */
export function EditorPart(props: RichTextEditorProps) {
  const { part, ...state } = useLoaded(loadInBox)
  if (!part) return <Waiting {...state} />
  const { Editor } = part
  return <Editor {...props} />
}

/** The text as soon as what cleans it is there; never before. */
export function ViewPart({ html }: { html: string }) {
  const { part, ...state } = useLoaded(loadViewInBox)
  if (!part) return <Waiting {...state} />
  const { View } = part
  return <View html={html} />
}

// In a box: React would call a component that is kept as a state.
const loadInBox = async () => ({ Editor: await loadEditor() })
const loadViewInBox = async () => ({ View: await loadView() })

function Waiting({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
  const { t } = useWidgetText()
  return (
    <div className={styles.waiting}>
      {hasFailed ? (
        <>
          {t('richText.failed')}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('retry')}
          </button>
        </>
      ) : (
        t('richText.loading')
      )}
    </div>
  )
}
