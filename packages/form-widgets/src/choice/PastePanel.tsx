import { Button, Input } from '@arco-design/web-react'
import { useId, useState } from 'react'
import type { ChoiceNode } from './choice-node.ts'
import { useChoiceText } from './choice-text.ts'
import type { PasteState } from './use-paste.ts'
import styles from './PastePanel.module.css'

interface PastePanelProps {
  onAdd: (pasted: string) => void
  onClose: () => void
}

/** A box for a list of names. */
export function PastePanel({ onAdd, onClose }: PastePanelProps) {
  const t = useChoiceText()
  const [pasted, setPasted] = useState('')
  const hintId = useId()
  return (
    <div className={styles.panel}>
      <Input.TextArea
        autoFocus
        aria-label={t('pasteLabel')}
        aria-describedby={hintId}
        value={pasted}
        onChange={setPasted}
        rows={4}
      />
      <p id={hintId} className={styles.hint}>
        {t('pasteHint')}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onClose}>
          {t('pasteCancel')}
        </Button>
        <Button size="small" type="primary" disabled={pasted.trim() === ''} onClick={() => onAdd(pasted)}>
          {t('pasteAdd')}
        </Button>
      </div>
    </div>
  )
}

interface PasteReportProps {
  state: PasteState
  /** A candidate with the text that distinguishes it. */
  textOf: (node: ChoiceNode) => string
  onChoose: (name: string, node: ChoiceNode) => void
}

/** The result of a pasted list: number of added people, unknown names, names with several matches. */
export function PasteReport({ state, textOf, onChoose }: PasteReportProps) {
  const t = useChoiceText()
  if (state.status === 'idle') return null
  if (state.status === 'running')
    return <output className={styles.report}>{t('pasteRunning', { done: state.done, all: state.all })}</output>
  if (state.status === 'failed')
    return (
      <p role="alert" className={styles.report} data-tone="problem">
        {t('pasteFailed')}
      </p>
    )
  const { found, missing, unclear, leftOut } = state.result
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
    <div role="status" className={styles.report}>
      <p>{t(state.isTooMany ? 'pasteOne' : 'pasteFound', { count: found.length })}</p>
      {missing.length > 0 && (
        <p data-tone="problem">{t('pasteMissing', { count: missing.length, names: missing.join('、') })}</p>
      )}
      {unclear.map(({ name, candidates }) => (
        <p key={name}>
          {t('pasteUnclear', { name, count: candidates.length })}{' '}
          {candidates.map((candidate) => (
            <button
              key={candidate.key}
              type="button"
              className={styles.candidate}
              onClick={() => onChoose(name, candidate)}
            >
              {textOf(candidate)}
            </button>
          ))}
        </p>
      ))}
      {leftOut > 0 && <p data-tone="problem">{t('pasteLeftOut', { count: leftOut })}</p>}
    </div>
  )
}
