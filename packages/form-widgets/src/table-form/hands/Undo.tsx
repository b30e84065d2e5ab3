import { Button } from '@arco-design/web-react'
import { IconUndo } from '@arco-design/web-react/icon'
import { useSyncExternalStore } from 'react'
import { useGrid } from '../grid/grid-context.ts'

/** The way back, where there is one. */
export function Undo({ onUndo }: { onUndo: () => void }) {
  const { store, t } = useGrid()
  const { canUndo } = useSyncExternalStore(store.subscribe, () => store.state)
  if (!canUndo) return null
  return (
    <Button type="text" size="small" icon={<IconUndo aria-hidden />} onClick={onUndo}>
      {t('undo')}
    </Button>
  )
}
