import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import { acceptedText, piecesOf } from './difference.ts'
import styles from '../Editor.module.css'

interface ProposalProps {
  before: string
  after: string
  /** The text in the document is still `before`. */
  mayReplace: boolean
  onReplace: (text: string) => void
  onInsert: (text: string) => void
  onDiscard: () => void
}

/** The answer of the model beside the original: each change can be refused alone. Nothing enters the text without a click. */
export function Proposal({ before, after, mayReplace, onReplace, onInsert, onDiscard }: ProposalProps) {
  const { t } = useText(NAMESPACE)
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set())
  const pieces = before === '' ? [] : piecesOf(before, after)
  const text = before === '' ? after : acceptedText(pieces, refused)

  function toggle(id: number) {
    const next = new Set(refused)
    if (!next.delete(id)) next.add(id)
    setRefused(next)
  }

  return (
    <div className={styles.proposal}>
      <p className={styles.difference} aria-label={t('ai.proposal')}>
        {before === '' && after}
        {pieces.map(({ id, isChange, ...piece }) =>
          isChange ? (
            <button
              key={id}
              type="button"
              className={styles.change}
              aria-pressed={!refused.has(id)}
              title={t(refused.has(id) ? 'ai.acceptChange' : 'ai.refuseChange')}
              onClick={() => toggle(id)}
            >
              {piece.before && <del>{piece.before}</del>}
              {piece.after && <ins>{piece.after}</ins>}
            </button>
          ) : (
            <span key={id}>{piece.before}</span>
          ),
        )}
      </p>
      {before !== '' && !mayReplace && <p className={styles.note}>{t('ai.textChanged')}</p>}
      <div className={styles.actions}>
        {before !== '' && (
          <Button type="primary" size="small" disabled={!mayReplace} onClick={() => onReplace(text)}>
            {t('ai.replace')}
          </Button>
        )}
        <Button size="small" type={before === '' ? 'primary' : 'secondary'} onClick={() => onInsert(text)}>
          {t('ai.insertBelow')}
        </Button>
        <Button size="small" onClick={() => void navigator.clipboard.writeText(text)}>
          {t('ai.copy')}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {t('ai.discard')}
        </Button>
      </div>
    </div>
  )
}
