import { useReturnFocusOnUnmount } from '@sqos/hooks'
import { Skeleton } from '@sqos/ui-kit'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { type DrawnForm, loadFormParts } from '../later/later-parts.ts'
import styles from './RecordView.module.css'

// A list shows its rows before it needs what draws the fields of a record.
const load = () => import('./record-parts.ts')
const Dialog = lazy(async () => ({ default: (await load()).RecordDialog }))
const View = lazy(async () => ({ default: (await load()).RecordView }))
const Export = lazy(async () => ({ default: (await import('./ListExport.tsx')).ListExport }))
const Page = lazy(async () => ({ default: (await load()).DocumentPage }))

/** Loads the parts below, and the fields of the form, before they are needed. Rendering one loads it again, and reports a failure. */
export function loadRecordParts(form: DrawnForm) {
  void load().catch(() => undefined)
  void loadFormParts(form).catch(() => undefined)
}

export const RecordDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)

export function RecordView(props: ComponentProps<typeof View>) {
  // Here, because the list is covered while the record is loading, and what has the focus is lost.
  useReturnFocusOnUnmount()
  return (
    <Suspense
      fallback={
        <section className={styles['view']} data-place={props.place.place} aria-busy="true">
          <div className={styles['body']}>
            <Skeleton lines={6} />
          </div>
        </section>
      }
    >
      <View {...props} />
    </Suspense>
  )
}

/** A form alone: what a model without a list shows. */
export const DocumentPage = (props: ComponentProps<typeof Page>) => (
  <Suspense fallback={<Skeleton lines={8} />}>
    <Page {...props} />
  </Suspense>
)

/** Stays mounted after the first time, for the animation that closes it. */
export function ListExport(props: ComponentProps<typeof Export>) {
  const [isNeeded, setNeeded] = useState(props.open)
  if (props.open && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <Export {...props} />
      </Suspense>
    )
  )
}
