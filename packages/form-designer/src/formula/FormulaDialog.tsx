import { Modal } from '@arco-design/web-react'
import type { Expression } from '@sqos/formula'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { FormulaEditor, type FormulaEditorProps } from './FormulaEditor.tsx'

export interface FormulaDialogProps extends Omit<FormulaEditorProps, 'onChange'> {
  /** What the formula is for. */
  title: string
  onSave: (expression: Expression) => void
  onClose: () => void
}

/** The formula of a field or a condition, taken over with OK. A formula with a fault may be kept; the problems name it. */
export function FormulaDialog({ title, onSave, onClose, ...props }: FormulaDialogProps) {
  const { t } = useText(NAMESPACE)
  const [expression, setExpression] = useState<Expression>()
  return (
    <Modal
      visible
      title={t('formula.title', { field: title })}
      style={{ inlineSize: 'min(920px, calc(100vw - 32px))' }}
      okText={t('formula.save')}
      cancelText={t('formula.cancel')}
      maskClosable={false}
      autoFocus={false}
      onOk={() => (expression ? onSave(expression) : onClose())}
      onCancel={onClose}
    >
      <FormulaEditor {...props} onChange={setExpression} />
    </Modal>
  )
}
