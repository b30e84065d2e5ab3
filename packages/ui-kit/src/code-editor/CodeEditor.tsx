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
 * Code editor with highlighting, line numbers, search, matching brackets, completion and problem markers. Its code is loaded
 * with the first editor on a page; when that fails, a text area takes its place. Tab leaves it, as every field.
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

/** Loads the editor and the language; keeps the editor of the earlier language until the next one is there. */
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
          // The server has another version by now, or is away.
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
