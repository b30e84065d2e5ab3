import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

interface OpenedProps {
  open: boolean
  onClose: () => void
}

/** A dialog whose code is loaded when it is opened for the first time. When the code cannot be loaded, the dialog closes and the frame stays. */
export function lazyDialog<Props extends OpenedProps>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotThere) }))

  return function LazyDialog(props: Props) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    return (
      wanted && (
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      )
    )
  }
}

function NotThere({ open, onClose }: OpenedProps) {
  useEffect(
    function closeAtOnce() {
      if (open) onClose()
    },
    [open, onClose],
  )
  return null
}
