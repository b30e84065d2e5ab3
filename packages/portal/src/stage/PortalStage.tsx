import { useElement } from '@sqos/hooks'
import { type CSSProperties, useLayoutEffect, useState } from 'react'
import { PortalView, type PortalViewProps } from '../view/PortalView.tsx'
import styles from './PortalStage.module.css'
import { placeStage, type StageFit, stageSize } from './stage-size.ts'

export interface PortalStageProps extends Pick<PortalViewProps, 'document' | 'services' | 'onDataChange' | 'empty'> {
  title: string
  /** Width to height of the page, as `16:9`. */
  ratio: string
  fit: StageFit
}

/** A portal for a large display: a page of a fixed ratio without anything to operate, scaled to the size of its parent. */
export function PortalStage({ title, ratio, fit, ...view }: PortalStageProps) {
  const [display, ref] = useElement<HTMLDivElement>()
  const [size, setSize] = useState<{ width: number; height: number }>()

  useLayoutEffect(
    function followDisplay() {
      if (!display) return
      const measure = () => setSize({ width: display.clientWidth, height: display.clientHeight })
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(display)
      return () => observer.disconnect()
    },
    [display],
  )

  const stage = stageSize(ratio)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a page that scrolls is reached by keys
    <div ref={ref} className={styles.display} data-fit={fit} tabIndex={fit === 'width' ? 0 : undefined}>
      {size && (
        <div className={styles.stage} style={styleOf({ ...placeStage(stage, size, fit), ...stage })}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.content}>
            <PortalView {...view} isStage />
          </div>
        </div>
      )}
    </div>
  )
}

const styleOf = (place: ReturnType<typeof placeStage> & ReturnType<typeof stageSize>): CSSProperties =>
  Object.fromEntries([
    ['--stage-width', `${place.width}px`],
    ['--stage-height', `${place.height}px`],
    ['--stage-x', `${place.x}px`],
    ['--stage-y', `${place.y}px`],
    ['--scale-x', place.scaleX],
    ['--scale-y', place.scaleY],
  ])
