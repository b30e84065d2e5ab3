import { useText } from '@sqos/i18n/react'
import type { Editor } from '@tiptap/core'
import { useId, type KeyboardEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NAMESPACE } from '../../catalogue.ts'
import { PANEL_TABS, type WritingRootState, writingSlice } from '../../store/writing-slice.ts'
import { AiPanel } from '../ai/AiPanel.tsx'
import styles from '../Editor.module.css'
import { ModuleList } from './ModuleList.tsx'
import { OutlineList } from './OutlineList.tsx'
import { VariablePanel } from './VariablePanel.tsx'

interface SidePanelProps {
  editor: Editor
  articleId: string
  variables: Record<string, string>
  onVariables: (variables: Record<string, string>) => void
}

const { actions } = writingSlice

/** The panel at the end: AI, variables, modules, outlines. */
export function SidePanel({ editor, articleId, variables, onVariables }: SidePanelProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const dispatch = useDispatch()
  const activeTab = useSelector(({ writing }: WritingRootState) => writing.activeTab)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = PANEL_TABS.at((PANEL_TABS.indexOf(activeTab) + step) % PANEL_TABS.length)
    if (!next) return
    dispatch(actions.tabChosen(next))
    document.getElementById(`${id}-${next}`)?.focus()
  }

  return (
    <aside className={styles.side}>
      <div role="tablist" aria-label={t('panel.tabs')} tabIndex={-1} className={styles.tabs} onKeyDown={onKeyDown}>
        {PANEL_TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className={styles.tab}
            aria-selected={activeTab === tab}
            aria-controls={`${id}-panel`}
            tabIndex={activeTab === tab ? 0 : -1}
            onClick={() => dispatch(actions.tabChosen(tab))}
          >
            {t(`panel.${tab}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${activeTab}`} className={styles.tabPanel}>
        {activeTab === 'aiContent' && <AiPanel editor={editor} articleId={articleId} />}
        {activeTab === 'variable' && <VariablePanel editor={editor} variables={variables} onVariables={onVariables} />}
        {activeTab === 'module' && <ModuleList editor={editor} />}
        {activeTab === 'outline' && <OutlineList editor={editor} />}
      </div>
    </aside>
  )
}
