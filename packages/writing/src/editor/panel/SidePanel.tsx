import { useText } from '@sqos/i18n/react'
import { TabView } from '@sqos/ui-kit'
import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NAMESPACE } from '../../catalogue.ts'
import { PANEL_TABS, type WritingRootState, writingSlice } from '../../store/writing-slice.ts'
import { AiPanel } from '../ai/AiPanel.tsx'
import styles from '../Editor.module.css'
import type { RecordPage } from '../record/record-page.ts'
import { CommentPanel, type CommentPanelProps } from '../comments/CommentPanel.tsx'
import { ModuleList } from './ModuleList.tsx'
import { OutlineList } from './OutlineList.tsx'
import { VariablePanel } from './VariablePanel.tsx'

interface SidePanelProps extends Pick<CommentPanelProps, 'realtime'> {
  editor: Editor
  articleId: string
  /** The user may only read the article: there are only its comments. */
  isReadOnly: boolean
  recordPages: readonly RecordPage[]
  variables: Record<string, string>
  onVariables: (variables: Record<string, string>) => void
}

const READER_TABS = ['comment'] as const
const { actions } = writingSlice

/** The panel at the end: AI, comments, variables, modules, outlines. */
export function SidePanel(props: SidePanelProps) {
  const { editor, articleId, isReadOnly, realtime, recordPages, variables, onVariables } = props
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch()
  const chosen = useSelector(({ writing }: WritingRootState) => writing.activeTab)
  const activeTab = isReadOnly ? 'comment' : chosen

  const tabs = (isReadOnly ? READER_TABS : PANEL_TABS).map((key) => ({ key, title: t(`panel.${key}`) }))

  const side = useRef<HTMLElement>(null)
  const shown = useRef(activeTab)
  useEffect(
    function showPanel() {
      if (shown.current === activeTab) return
      shown.current = activeTab
      // On phones the panel is below the text.
      side.current?.scrollIntoView({ block: 'nearest' })
    },
    [activeTab],
  )

  return (
    <aside ref={side} className={styles.side}>
      <TabView
        label={t('panel.tabs')}
        tabs={tabs}
        active={activeTab}
        onChange={(tab) => dispatch(actions.tabChosen(tab))}
        panelClassName={styles.tabPanel}
      >
        {activeTab === 'aiContent' && <AiPanel editor={editor} articleId={articleId} />}
        {activeTab === 'comment' && (
          <CommentPanel editor={editor} articleId={articleId} isReadOnly={isReadOnly} realtime={realtime} />
        )}
        {activeTab === 'variable' && (
          <VariablePanel
            editor={editor}
            articleId={articleId}
            recordPages={recordPages}
            variables={variables}
            onVariables={onVariables}
          />
        )}
        {activeTab === 'module' && <ModuleList editor={editor} />}
        {activeTab === 'outline' && <OutlineList editor={editor} />}
      </TabView>
    </aside>
  )
}
