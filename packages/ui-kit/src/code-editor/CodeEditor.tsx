import { useI18n } from '@sqos/i18n/react'
import { addCatalogue } from '@sqos/i18n'
import { type ComponentType, useEffect, useState } from 'react'
import { codeEditorCatalogue } from './catalogue.ts'
import type { LoadedEditorProps } from './CodeMirrorEditor.tsx'
import { loadLanguage } from './languages.ts'
import { PlainEditor } from './PlainEditor.tsx'
import styles from './CodeEditor.module.css'
import type { CodeEditorProps, CodeLanguage } from './types.ts'

/** The editor for one language, once its code is loaded. */
interface Loaded {
  language: CodeLanguage
  Editor: ComponentType<LoadedEditorProps>
  support: LoadedEditorProps['support']
}

/**
 * Code editor with highlighting, line numbers, search, matching brackets, completion and problem markers. Its code is
 * loaded with the first editor on a page. If loading fails, a text area is shown instead. Tab leaves the editor, as in
 * every field.
 *
 * @example <CodeEditor language="sql" label="SQL" height="240px" value={query} onChange={setQuery} />
 */
export function CodeEditor(props: CodeEditorProps) {
  const { language, height } = props
  const loaded = useEditor(language)
  if (loaded === 'failed') return <PlainEditor {...props} />
  return (
    <div className={styles.box} style={{ blockSize: height ?? '100%' }} aria-busy={loaded === undefined}>
      {loaded && <loaded.Editor {...props} support={loaded.support} />}
    </div>
  )
}

/** Loads the editor and the language. The editor of the previous language stays until the new one is loaded. */
function useEditor(language: CodeLanguage): Loaded | 'failed' | undefined {
  const { i18n } = useI18n()
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()

  useEffect(
    function loadEditor() {
      let isMounted = true
      const parts = [
        import('./CodeMirrorEditor.tsx'),
        loadLanguage(language),
        addCatalogue(i18n, codeEditorCatalogue),
      ] as const
      Promise.all(parts)
        .then(
          ([{ CodeMirrorEditor: Editor }, support]) => isMounted && setLoaded({ language, Editor, support }),
          // The server has a newer version, or cannot be reached.
          () => isMounted && setLoaded('failed'),
        )
        .catch(() => undefined)
      return () => {
        isMounted = false
      }
    },
    [i18n, language],
  )
  return loaded
}
