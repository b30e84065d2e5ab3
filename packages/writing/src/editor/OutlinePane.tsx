import { useText } from '@sqos/i18n/react'
import { countWords, goToHeading, outlineOf } from '@sqos/rich-text/editor'
import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Editor.module.css'

/** Milliseconds after the last change: headings and words of a long document are not read at each key. */
const PAUSE = 400

const factsOf = (editor: Editor) => ({ headings: outlineOf(editor), words: countWords(editor.getText()) })

/** The headings of the document, and the number of its words. */
export function OutlinePane({ editor }: { editor: Editor }) {
  const { t } = useText(NAMESPACE)
  const [{ headings, words }, setFacts] = useState(() => factsOf(editor))

  useEffect(
    function followText() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const follow = () => {
        clearTimeout(timer)
        timer = setTimeout(() => setFacts(factsOf(editor)), PAUSE)
      }
      editor.on('update', follow)
      return () => {
        clearTimeout(timer)
        editor.off('update', follow)
      }
    },
    [editor],
  )

  return (
    <nav className={styles.outline} aria-label={t('editor.outline')}>
      <p className={styles.note}>{t('editor.words', { count: words })}</p>
      {headings.length === 0 && <p className={styles.note}>{t('editor.noHeadings')}</p>}
      <ul className={styles.headings}>
        {headings.map((heading) => (
          <li key={heading.position} data-level={heading.level}>
            <button type="button" className={styles.heading} onClick={() => goToHeading(editor, heading)}>
              {heading.text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
