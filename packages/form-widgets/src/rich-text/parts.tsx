import { loadRichTextEditor, loadRichTextView, RichTextContext, type RichTextEditorProps } from '@sqos/rich-text'
import { useLoaded } from '../base/use-loaded.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './RichText.module.css'

/** The editor when it is loaded. */
export function EditorPart(props: RichTextEditorProps) {
  const { part, ...state } = useLoaded(loadInBox)
  const { richText } = useWidgetText()
  if (!part) return <Waiting {...state} />
  const { Editor } = part
  return (
    <RichTextContext.Provider value={richText}>
      <Editor {...props} />
    </RichTextContext.Provider>
  )
}

/** The text when the sanitiser is loaded; never before. */
export function ViewPart({ html }: { html: string }) {
  const { part, ...state } = useLoaded(loadViewInBox)
  if (!part) return <Waiting {...state} />
  const { View } = part
  return <View html={html} />
}

// In an object, because React would call a component stored as state.
const loadInBox = async () => ({ Editor: await loadRichTextEditor() })
const loadViewInBox = async () => ({ View: await loadRichTextView() })

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
