import { Button } from '@arco-design/web-react'
import { IconClose } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { findNode, type FlowNode, nameOfNode, titleOf } from '@sqos/workflow-model'
import type { KeyboardEvent, ReactNode } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesign } from '../designer/design-context.ts'
import { ProblemList } from '../designer/ProblemList.tsx'
import { NodeIcon } from '../picture/NodeIcon.tsx'
import { useFlow } from '../store/use-flow.ts'
import { ApproverPanel } from './ApproverPanel.tsx'
import { LoopPanel } from './LoopPanel.tsx'
import { ConditionPanel, CopyPanel, TimerPanel } from './other-panels.tsx'
import { TextRow } from './rows.tsx'
import styles from './SidePanel.module.css'
import { StartPanel } from './StartPanel.tsx'
import { ServicePanel } from './ServicePanel.tsx'
import { SubFlowPanel } from './SubFlowPanel.tsx'
import { useNodeEditor } from './use-node-editor.ts'

export interface SidePanelProps {
  isOfModel: boolean
  onGo: (nodeId: string) => void
  onClose: () => void
}

/** The settings of the selected node, or the list of problems. */
export function SidePanel({ isOfModel, onGo, onClose }: SidePanelProps) {
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('workflowModel')
  const panel = useFlow((state) => state.panel)
  const node = useFlow((state) => (state.selected === undefined ? undefined : findNode(state.root, state.selected)))
  const { problems } = useDesign()

  if (panel === 'problems') {
    return (
      <Frame title={t('problems.title')} onClose={onClose}>
        <ProblemList problems={problems} onGo={onGo} />
      </Frame>
    )
  }
  if (panel !== 'node' || !node) return null
  return (
    <Frame key={node.nodeId} icon={<NodeIcon type={node.type} />} title={nameOfNode(node, say)} onClose={onClose}>
      <NodeSettings node={node} isOfModel={isOfModel} onGo={onGo} />
    </Frame>
  )
}

interface FrameProps {
  title: string
  icon?: ReactNode
  onClose: () => void
  children: ReactNode
}

function Frame({ title, icon, onClose, children }: FrameProps) {
  const { t } = useText(NAMESPACE)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes the panel from any of its controls
    <section className={styles.panel} aria-label={t('panel.label', { title })} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        {icon}
        <h2>{title}</h2>
        <Button type="text" size="small" icon={<IconClose />} aria-label={t('panel.close')} onClick={onClose} />
      </header>
      <div className={styles.body} data-panel-body>
        {children}
      </div>
    </section>
  )
}

function NodeSettings({
  node,
  isOfModel,
  onGo,
}: {
  node: FlowNode
  isOfModel: boolean
  onGo: (nodeId: string) => void
}) {
  const { t } = useText(NAMESPACE)
  const { problemsOf } = useDesign()
  const onChange = useNodeEditor(node)
  const problems = problemsOf(node.nodeId)
  return (
    <>
      {problems.length > 0 && <ProblemList problems={problems} onGo={onGo} />}
      <TextRow
        label={t('panel.title')}
        value={titleOf(node)}
        required
        onChange={(title) => onChange({ title }, 'title')}
      />
      <SettingsOf node={node} isOfModel={isOfModel} onChange={onChange} />
    </>
  )
}

function SettingsOf(props: { node: FlowNode; isOfModel: boolean; onChange: ReturnType<typeof useNodeEditor> }) {
  const { t } = useText(NAMESPACE)
  switch (props.node.type) {
    case 'start':
      return <StartPanel {...props} />
    case 'approver':
      return <ApproverPanel {...props} />
    case 'condition':
      return <ConditionPanel {...props} />
    case 'timer':
      return <TimerPanel {...props} />
    case 'copy':
      return <CopyPanel {...props} />
    case 'service':
      return <ServicePanel {...props} />
    case 'loop':
      return <LoopPanel {...props} />
    case 'subFlow':
      return <SubFlowPanel {...props} />
    default:
      return <p className={styles.note}>{t('panel.unknown', { kind: props.node.type })}</p>
  }
}
