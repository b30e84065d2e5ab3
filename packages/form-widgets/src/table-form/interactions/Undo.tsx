import { Button } from '@arco-design/web-react'
import { IconUndo } from '@arco-design/web-react/icon'
import { useGrid } from '../grid/grid-context.ts'
import { useStoreState } from '../grid/use-store-state.ts'

/** The undo button. */
export function Undo({ onUndo }: { onUndo: () => void }) {
  const { store, t } = useGrid()
  const { canUndo } = useStoreState(store)
  if (!canUndo) return null
  return (
    <Button type="text" size="small" icon={<IconUndo aria-hidden />} onClick={onUndo}>
      {t('undo')}
    </Button>
  )
}
